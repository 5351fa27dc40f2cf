// SPDX-FileCopyrightText: 2026 Kaoduan contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// watch CLICKS PROGRAM ARGUMENT…: starts a program on an otherwise empty display, watches the pixels of the
// screen, and prints what a person would notice, one `name<TAB>value<TAB>unit` a line:
//   painted   exec to the last change of the pixels (then still for 0.8 s)
//   pss, private_dirty   memory of the process at rest
//   idle      CPU of all its threads over 5 s without input, once it has come to rest
//   playing   the same after the shell command $WATCH_STEPS, which leads to where stones can be played
//   click     button release to the first changed pixel near the pointer (median and worst of CLICKS)
// These need one another in this order.
// clang-format off
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
// clang-format on
#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

void row(const std::string& name, double value, const char* unit)
{
    std::cout << name << '\t' << value << '\t' << unit << '\n';
}

/// A rectangle of the screen, read through shared memory; tells whether it has changed.
class Eye {
public:
    Eye(Display* display, int x, int y, unsigned width, unsigned height) : m_display(display), m_x(x), m_y(y)
    {
        const int screen = DefaultScreen(display);
        m_image = XShmCreateImage(display, DefaultVisual(display, screen),
            static_cast<unsigned>(DefaultDepth(display, screen)), ZPixmap, nullptr, &m_shared, width, height);
        m_bytes = static_cast<std::size_t>(m_image->bytes_per_line) * height;
        m_shared.shmid = shmget(IPC_PRIVATE, m_bytes, IPC_CREAT | 0600);
        m_shared.shmaddr = m_image->data = static_cast<char*>(shmat(m_shared.shmid, nullptr, 0));
        XShmAttach(display, &m_shared);
        XSync(display, False);
        shmctl(m_shared.shmid, IPC_RMID, nullptr);
        changed();
    }

    bool changed()
    {
        XShmGetImage(m_display, DefaultRootWindow(m_display), m_image, m_x, m_y, AllPlanes);
        if (m_last.size() == m_bytes && std::memcmp(m_last.data(), m_image->data, m_bytes) == 0) {
            return false;
        }
        m_last.assign(m_image->data, m_image->data + m_bytes);
        return true;
    }

private:
    Display* m_display;
    int m_x;
    int m_y;
    XShmSegmentInfo m_shared{};
    XImage* m_image = nullptr;
    std::size_t m_bytes = 0;
    std::vector<char> m_last;
};

double memory(pid_t process, const std::string& key)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/smaps_rollup");
    for (std::string word; file >> word;) {
        if (double kilobytes = 0; word == key && file >> kilobytes) {
            return kilobytes / 1024;
        }
    }
    return -1;
}

/// CPU time of all threads so far.
std::chrono::nanoseconds cpu(pid_t process)
{
    std::int64_t sum = 0;
    for (const auto& task :
        std::filesystem::directory_iterator("/proc/" + std::to_string(process) + "/task")) {
        std::int64_t nanoseconds = 0;
        std::ifstream(task.path() / "schedstat") >> nanoseconds;
        sum += nanoseconds;
    }
    return std::chrono::nanoseconds(sum);
}

/// Share of one CPU over 5 s, in percent, after the process has come to rest (20 s at most).
double restingLoad(pid_t process)
{
    for (int tries = 0; tries < 40; ++tries) {
        const auto before = cpu(process);
        std::this_thread::sleep_for(500ms);
        if (cpu(process) - before < 2ms) {
            break;
        }
    }
    const auto before = cpu(process);
    std::this_thread::sleep_for(5s);
    return std::chrono::duration<double>(cpu(process) - before).count() / 5 * 100;
}

/// The biggest window of the screen, decoration included.
XWindowAttributes biggestWindow(Display* display)
{
    Window root = 0;
    Window parent = 0;
    Window* children = nullptr;
    unsigned count = 0;
    XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count);
    XWindowAttributes best{};
    for (unsigned i = 0; i < count; ++i) {
        XWindowAttributes one{};
        XGetWindowAttributes(display, children[i], &one);
        if (one.map_state == IsViewable && one.width * one.height > best.width * best.height) {
            best = one;
        }
    }
    XFree(children);
    return best;
}

/// Clicks a free point; nothing if the screen does not answer within a second.
double click(Display* display, int x, int y)
{
    XTestFakeMotionEvent(display, -1, x, y, 0);
    XSync(display, False);
    std::this_thread::sleep_for(300ms); // what hovering shows is not counted
    Eye eye(display, x - 6, y - 6, 12, 12);
    XTestFakeButtonEvent(display, 1, True, 0);
    XTestFakeButtonEvent(display, 1, False, 0);
    XSync(display, False);
    const auto pressed = Clock::now();
    while (!eye.changed()) {
        if (Clock::now() - pressed > 1s) {
            return -1;
        }
    }
    return milliseconds(Clock::now() - pressed);
}

void clicks(Display* display, int count)
{
    const auto window = biggestWindow(display);
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        // A walk over the left half of the window, where boards are, with a step that is no cell's.
        const int x = window.x + window.width / 10 + (i * 83) % (window.width * 4 / 10);
        const int y = window.y + window.height / 5 + (i * 131) % (window.height * 6 / 10);
        if (const double time = click(display, x, y); time >= 0) {
            times.push_back(time);
        }
    }
    std::ranges::sort(times);
    row("click_answers", static_cast<double>(times.size()), "clicks");
    if (!times.empty()) {
        row("click_median", times[times.size() / 2], "ms");
        row("click_worst", times.back(), "ms");
    }
}

void watch(Display* display, pid_t process, Clock::time_point begun, int clickCount)
{
    const int screen = DefaultScreen(display);
    Eye eye(display, 0, 0, static_cast<unsigned>(DisplayWidth(display, screen)),
        static_cast<unsigned>(DisplayHeight(display, screen)));
    auto painted = begun;
    while (Clock::now() - painted < (painted == begun ? 30s : 800ms)) {
        if (eye.changed()) {
            painted = Clock::now();
        }
        std::this_thread::sleep_for(1ms);
    }
    row("painted", milliseconds(painted - begun), "ms");
    row("idle", restingLoad(process), "%");
    row("pss", memory(process, "Pss:"), "MiB");
    row("private_dirty", memory(process, "Private_Dirty:"), "MiB");
    if (const char* steps = std::getenv("WATCH_STEPS"); steps != nullptr && std::system(steps) == 0) {
        row("playing", restingLoad(process), "%");
    }
    clicks(display, clickCount);
}

} // namespace

int main(int argc, char** argv)
{
    Display* display = argc > 2 ? XOpenDisplay(nullptr) : nullptr;
    if (display == nullptr) {
        std::cerr << "usage: watch CLICKS PROGRAM ARGUMENT…, on a display\n";
        return 2;
    }
    const auto begun = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execvp(argv[2], argv + 2);
        _exit(127);
    }
    watch(display, process, begun, std::stoi(argv[1]));
    kill(process, SIGTERM);
    waitpid(process, nullptr, 0);
    XCloseDisplay(display);
    return 0;
}
