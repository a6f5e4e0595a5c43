// Reads a device with nothing around the reading: what flowtouch live --timing is measured against.
// Usage: bare-reader NODE [libevdev]      ends when the device goes; libevdev: each event through that library
#include <errno.h>
#include <fcntl.h>
#include <libevdev/libevdev.h>
#include <linux/input.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 1 << 20 };
static long long delays[MOST];

static long long microseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return time.tv_sec * 1000000LL + time.tv_nsec / 1000;
}

// Both ways of reading answer with the events that are there, at least one; 0: none now; below 0: the device is gone.
static ssize_t read_kernel(int device, struct input_event *events, size_t most) {
    ssize_t size = read(device, events, most * sizeof *events);
    if (size >= 0) return size / (ssize_t)sizeof *events;
    return errno == EAGAIN ? 0 : -1;
}

static ssize_t read_libevdev(struct libevdev *device, struct input_event *event) {
    int status = libevdev_next_event(device, LIBEVDEV_READ_FLAG_NORMAL, event);
    if (status >= 0) return 1;
    return status == -EAGAIN ? 0 : -1;
}

static int ascending(const void *a, const void *b) {
    long long difference = *(const long long *)a - *(const long long *)b;
    return (difference > 0) - (difference < 0);
}

int main(int count, char **words) {
    int device = count > 1 ? open(words[1], O_RDONLY | O_NONBLOCK) : -1, clock = CLOCK_MONOTONIC;
    struct libevdev *library = NULL;
    if (device < 0 || ioctl(device, EVIOCSCLOCKID, &clock) || (count > 2 && libevdev_new_from_fd(device, &library))) {
        perror("bare-reader");
        return 1;
    }
    fprintf(stderr, "reading\n");
    struct input_event events[64];
    struct pollfd wish = {.fd = device, .events = POLLIN};
    long long start = -1;
    size_t frames = 0, timed = 0;
    for (;;) {
        ssize_t read = library ? read_libevdev(library, events) : read_kernel(device, events, 64);
        if (read < 0) break;
        if (read == 0) {
            if (poll(&wish, 1, -1) < 0 || wish.revents & (POLLHUP | POLLERR)) break;
            continue;
        }
        for (ssize_t i = 0; i < read; i++) {
            if (events[i].type != EV_SYN || events[i].code != SYN_REPORT) continue;
            long long stamp = events[i].input_event_sec * 1000000LL + events[i].input_event_usec;
            if (frames < MOST) delays[frames++] = microseconds(CLOCK_MONOTONIC) - stamp;
            timed++;
            if (start < 0) {
                start = microseconds(CLOCK_PROCESS_CPUTIME_ID);
                timed = 0;
            }
        }
    }
    long long used = microseconds(CLOCK_PROCESS_CPUTIME_ID) - start;
    if (!frames || !timed) return 1;
    qsort(delays, frames, sizeof *delays, ascending);
    fprintf(stderr,
            "%zu frames: %lld µs from the kernel's stamp at the median, %lld µs at the 99th percentile; %lld µs of the "
            "processor a frame\n",
            frames, delays[frames / 2], delays[frames * 99 / 100], used / (long long)timed);
    return 0;
}
