// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/likelytext.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace records {

namespace {

constexpr std::u16string_view sharedHan
    = u"的一是不了在人有我他中上大和地到以要就出可也你生能而子那得下自之年作用道行所然家事成方多去法如都同面"
      u"起看"
      u"定天分好小部其些主理心本前但因只想日者意力它把十民第公此已工使情明性知全三又正外高由最重物手向文"
      u"美相被利什二等或新己制身果加西月合回特代信表化老世位次度任常先海通教原提立及比解水名真走各入口平系"
      u"活更打女四神何安少才反受目太量再感建做接必件期市直德命山金指克至形社便空治科司五基眼非白界光放即像"
      u"且思王象完式色路南品住告求程北死交取拉格望共清今切院候六七八九百千半林田李朱胡何高郭徐宋唐曹彭曾"
      u"袁潘蔡余杜魏丁沈姚姜崔汪范石廖夏方孟熊秦邱江尹薛段雷侯史黎毛郝邵武莫孔柯古昱廷越毅常昊黑吃角星盘劫官"
      u"布局杯冠亚甲乙丙丁元老友好俱部";
constexpr std::u16string_view simplifiedHan
    = u"这个们来为国说时会对发后里种经么学现当没动还进样她开从实军无与长机关点业将两间问很并应战头体政见产斯"
      u"话内"
      u"给门儿东声员论处义几认条气题尔别变总电数报结务场计管资许统区保队决展马书则听却达强难权设记类据边张该"
      u"规"
      u"万觉术领确传师观让识带导争运围棋胜负贴级赛军决职业刘陈杨黄赵吴孙罗郑梁谢韩冯邓肖董于蒋叶苏吕卢钟谭陆"
      u"贾韦付邹闫龙陶贺顾龚钱严覃戴汤洁飞时认输弃权犯规双负评讲对局届锦标挂靠弈网丽谞";
constexpr std::u16string_view traditionalHan
    = u"這個們來為國說時會對發後裡裏種經麼學現當沒動還進樣開從實軍無與長機關點業將兩間問很並應戰頭體政見產話"
      u"內"
      u"給門兒東聲員論處義幾認條氣題爾別變總電數報結務場計管資許統區保隊決展馬書則聽卻達強難權設記類據邊張該"
      u"規"
      u"萬覺術領確傳師觀讓識帶導爭運圍棋勝負貼級賽盤職劉陳楊黃趙吳孫羅鄭謝韓馮鄧蕭蔣葉蘇呂盧鐘譚陸賈韋鄒龍"
      u"賀顧龔錢嚴湯潔黨飛輸棄雙評講屆錦標掛網於著盃遊戲";
constexpr std::u16string_view japaneseHan
    = u"国会時長出同政見議連発間対東党業内選開学問実円関決動戦経現調体当約題首来務強気野協都統機総話領県続進"
      u"設改数記午権支産結派点報済書府予川際査勝軍判認画参売組案策集団側昨論増係投変男私始島両朝革価確村運終"
      u"挙"
      u"勢減台広容応演電歳争談無置企流疑過税検藤町校料沢裁状語球営職証土与急止送援供役構木割聴費施説転食難防"
      u"補"
      u"優夫研収断井足違消境番規術護展態導鮮備宅害配副算視条幹独警宮究育席輸訪楽万着乗店述残線率病農州声質念"
      u"待"
      u"試族銀域助労例早張映限親額監環験追審商葉義伝働景落欧担退準賞訴辺造英株技低毎医復仕姿味負韓渡失移差衆"
      u"個"
      u"写評課末守若脳極種岡影含福蔵松撃佐核観察整段横融型深字答夜製票況音申様財港識注呼達囲碁棋聖因坊黒番押"
      u"裕遼"
      u"敬吾戦級挑初";
constexpr std::u16string_view hangul = u"이다는에의을가를고하은한로사지어기자인도서리나시대정수해부라과보그전"
                                       u"일주들원제상만스비조구동아국장년성공으"
                                       u"오여면무화관위선게모있계방교적것연중안내개경치세학소실당와물회신생유"
                                       u"행용드같민명통요분진반식우데현양영체금최"
                                       u"박김강윤임송황류허남백흑승불집단령왕홍권환훈호준석혁철창재윤바둑돌판"
                                       u"귀변패사활끝맺음착점좌우까터후역퍼른게";

// What persons are called, where a record has little other text.
constexpr std::u16string_view simplifiedNames
    = u"伟芳娜敏静丽强磊军洋勇艳杰娟涛超秀霞刚桂英玉萍红鹏辉健俊帆波斌宇浩凯帅琳雪慧颖佳倩婷欣怡涵梓轩泽雨晨"
      u"晓睿"
      u"博豪嘉诚然宸皓铭瑞翔鑫宁阳旭森彬鸿鼎昕彤妍萱蕾薇莹尧羊屠柯党芮连笑许聂卫";
constexpr std::u16string_view traditionalNames
    = u"偉靜麗強軍勇艷傑杰娟濤超秀霞剛桂英玉萍紅鵬輝健俊帆波斌宇浩凱帥琳雪慧穎佳倩婷欣怡涵軒澤雨晨曉睿博豪嘉"
      u"誠"
      u"皓銘瑞翔鑫寧陽旭森彬鴻均輔哲賢宏志勳賴簡靖庭祺豐猷大君誠士涵";
constexpr std::u16string_view japaneseNames = u"藤佐伊橋清池阿口斎坂遠青後岡近島崎浦原村井上中竹梅桜咲翔陽斗"
                                              u"蓮湊悠真結愛葵凛太郎次美樹哉弥輝航芝虎丸尾"
                                              u"紳路羽根趙治勲菜里沢関髙瀬戸塚寿恭秀哲俊彦雄介輔";

bool isKana(char16_t c) { return (c >= 0x3041 && c <= 0x30FF) || c == 0x3005; }
bool isCjkSign(char16_t c) { return (c >= 0x3001 && c <= 0x3011) || (c >= 0xFF01 && c <= 0xFF5E); }

// A table of common characters, sorted for the search.
class Common {
public:
    explicit Common(std::initializer_list<std::u16string_view> lists)
    {
        for (const auto list : lists) {
            m_characters += list;
        }
        std::ranges::sort(m_characters);
    }
    bool has(char16_t c) const { return std::ranges::binary_search(m_characters, c); }

private:
    std::u16string m_characters;
};

Common commonIn(Script script)
{
    switch (script) {
    case Script::Simplified:
        return Common{sharedHan, simplifiedHan, simplifiedNames};
    case Script::Traditional:
        return Common{sharedHan, traditionalHan, traditionalNames};
    case Script::Japanese:
        return Common{sharedHan, japaneseHan, japaneseNames};
    case Script::Korean:
        return Common{hangul};
    case Script::Cyrillic:
    case Script::Western:
        break;
    }
    return Common{};
}

struct Tally {
    int good = 0;
    int all = 0;

    int share() const { return all == 0 ? 0 : good * 1000 / all; }
};

Tally commonCharacters(const QString& text, Script script)
{
    const Common common = commonIn(script);
    Tally tally;
    for (const QChar each : text) {
        const char16_t c = each.unicode();
        if (c < 0x80 || isCjkSign(c)) {
            continue;
        }
        ++tally.all;
        const bool kana = script == Script::Japanese && isKana(c);
        if (kana || common.has(c)) {
            ++tally.good;
        }
    }
    return tally;
}

bool isAsciiLetter(QChar c) { return c.unicode() < 0x80 && c.isLetter(); }

bool isCyrillic(QChar c) { return c.unicode() >= 0x400 && c.unicode() < 0x460; }

bool fitsCyrillic(QChar beforeThat, QChar before, QChar c, QChar after)
{
    // No word mixes two alphabets, and capitals begin words or are a whole word.
    const bool mixed = isAsciiLetter(before) || isAsciiLetter(after);
    const bool afterCapitals = isCyrillic(beforeThat) && before.isUpper() && beforeThat.isUpper();
    return isCyrillic(c) && !mixed && (c.isLower() ? !afterCapitals : !before.isLower());
}

bool fitsWestern(QChar before, QChar c, QChar after)
{
    // A letter beyond ASCII stands among ASCII letters; a row of them is another encoding.
    const bool inWord = isAsciiLetter(before) || isAsciiLetter(after);
    return c.isLetter() && inWord && (c.isLower() || !before.isLower());
}

// Words in proper case; signs hardly occur.
Tally properWords(const QString& text, Script script)
{
    Tally tally;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c.unicode() < 0x80) {
            continue;
        }
        const QChar before = i > 0 ? text[i - 1] : QChar(u' ');
        const QChar after = i + 1 < text.size() ? text[i + 1] : QChar(u' ');
        const QChar beforeThat = i > 1 ? text[i - 2] : QChar(u' ');
        const bool cyrillic = script == Script::Cyrillic;
        const bool fits
            = cyrillic ? fitsCyrillic(beforeThat, before, c, after) : fitsWestern(before, c, after);
        ++tally.all;
        if (fits) {
            ++tally.good;
        }
    }
    return tally;
}

} // namespace

int likelihood(const QString& text, Script script)
{
    switch (script) {
    case Script::Simplified:
    case Script::Traditional:
    case Script::Japanese:
    case Script::Korean:
        return commonCharacters(text, script).share();
    case Script::Cyrillic:
    case Script::Western:
        return properWords(text, script).share();
    }
    return 0;
}

} // namespace records
