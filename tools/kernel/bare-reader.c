// Reads a device with nothing around the reading: what flowtouch live --timing is measured against.
// Usage: bare-reader NODE      ends when the device goes
#include <fcntl.h>
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

static int ascending(const void *a, const void *b) {
    long long difference = *(const long long *)a - *(const long long *)b;
    return (difference > 0) - (difference < 0);
}

int main(int count, char **words) {
    int device = count == 2 ? open(words[1], O_RDONLY | O_NONBLOCK) : -1, clock = CLOCK_MONOTONIC;
    if (device < 0 || ioctl(device, EVIOCSCLOCKID, &clock)) {
        perror("bare-reader");
        return 1;
    }
    fprintf(stderr, "reading\n");
    struct input_event events[64];
    struct pollfd wish = {.fd = device, .events = POLLIN};
    long long start = -1;
    size_t frames = 0, timed = 0;
    for (;;) {
        ssize_t size = read(device, events, sizeof events);
        if (size < 0) {
            if (poll(&wish, 1, -1) < 0 || wish.revents & (POLLHUP | POLLERR)) break;
            continue;
        }
        long long now = microseconds(CLOCK_MONOTONIC);
        for (size_t i = 0; i < size / sizeof *events; i++) {
            if (events[i].type != EV_SYN || events[i].code != SYN_REPORT) continue;
            long long stamp = events[i].input_event_sec * 1000000LL + events[i].input_event_usec;
            if (frames < MOST) delays[frames++] = now - stamp;
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
