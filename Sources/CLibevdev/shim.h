#if !__has_include(<libevdev/libevdev.h>)
#error "the headers of libevdev-dev are not installed: run 'apt-get install libevdev-dev' and build again"
#else
#include <libevdev/libevdev-uinput.h>
#include <libevdev/libevdev.h>
// What a reader of devices waits with; Swift's Glibc leaves these out.
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#endif

// The members for the time are macros, which Swift cannot import; they hold on 32-bit systems with 64-bit times too.
static inline long long flowtouch_event_microseconds(const struct input_event *event) {
    return (long long)event->input_event_sec * 1000000 + (long long)event->input_event_usec;
}

// The request is a macro, which Swift cannot import. 0, or -1 with errno.
static inline int flowtouch_use_clock(int descriptor, int clock) {
    return ioctl(descriptor, EVIOCSCLOCKID, &clock);
}
