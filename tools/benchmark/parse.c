/* The yardstick: what a plain C loop takes to read a recording, without doing anything with it. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int read_bytes(const char *path) {
    static char buffer[256 << 10];
    int file = open(path, O_RDONLY);
    if (file < 0) return 1;
    long long total = 0;
    ssize_t count;
    while ((count = read(file, buffer, sizeof buffer)) > 0) total += count;
    close(file);
    printf("%lld\n", total);
    return count < 0;
}

static int read_lines(const char *path, int is_evemu) {
    char line[1024];
    long long events = 0, sum = 0;
    FILE *file = fopen(path, "r");
    if (!file) return 1;
    while (fgets(line, sizeof line, file)) {
        long seconds, microseconds;
        unsigned type, code, bits;
        int value;
        if (is_evemu) {
            if (sscanf(line, "E: %ld.%ld %x %x %d", &seconds, &microseconds, &type, &code, &value) != 5) continue;
        } else {
            if (sscanf(line, "[ %ld.%ld] %*[^:]: %x %x %x", &seconds, &microseconds, &type, &code, &bits) != 5) continue;
            value = (int)bits;
        }
        events++;
        sum += seconds + microseconds + type + code + value;
    }
    fclose(file);
    printf("%lld %lld\n", events, sum);
    return 0;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fputs("usage: parse bytes|evemu|getevent FILE\n", stderr);
        return 2;
    }
    if (strcmp(argv[1], "bytes") == 0) return read_bytes(argv[2]);
    return read_lines(argv[2], strcmp(argv[1], "evemu") == 0);
}
