/* Writes down what a program does with the files of a SQLite database, in the order in which it does it: writes, changes of
 * length, removals, and synchronisations. From that, power.rs works out what a power cut would have left on the disk.
 *
 * Preloaded (LD_PRELOAD) into a server; POWER_FILES is the path of the database, POWER_JOURNAL the file to write to. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define FILES 65536

static const char *prefix;
static int journal = -1;
static pthread_mutex_t order = PTHREAD_MUTEX_INITIALIZER;
/* What each descriptor is: 0 for nothing of ours, else one more than the number of the file. */
static unsigned char known[FILES];

static const char *const ENDS[] = {"", "-wal", "-journal"};

#define REAL(name) \
    static __typeof__(&name) real; \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

__attribute__((constructor)) static void begin(void) {
    prefix = getenv("POWER_FILES");
    const char *path = getenv("POWER_JOURNAL");
    if (prefix && path) journal = openat(AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static unsigned char which(const char *path) {
    if (!prefix || !path || strncmp(path, prefix, strlen(prefix)) != 0) return 0;
    for (unsigned char number = 0; number < 3; number++)
        if (strcmp(path + strlen(prefix), ENDS[number]) == 0) return number + 1;
    return 0;
}

static unsigned char file_of(int fd) { return fd >= 0 && fd < FILES && fd != journal ? known[fd] : 0; }

static void put(const void *bytes, size_t length) {
    REAL(write);
    while (length > 0) {
        ssize_t done = real(journal, bytes, length);
        if (done <= 0) abort();
        bytes = (const char *)bytes + done;
        length -= (size_t)done;
    }
}

/* One entry: what, which file, where, how much, and the bytes of a write. */
static void note(char what, unsigned char file, uint64_t at, uint64_t length, const void *bytes) {
    unsigned char head[18];
    head[0] = (unsigned char)what;
    head[1] = file - 1;
    memcpy(head + 2, &at, 8);
    memcpy(head + 10, &length, 8);
    put(head, sizeof head);
    if (bytes) put(bytes, length);
}

static int opened(int fd, const char *path) {
    if (fd >= 0 && fd < FILES) known[fd] = which(path);
    return fd;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(name); \
        va_list args; \
        va_start(args, flags); \
        mode_t mode = va_arg(args, mode_t); \
        va_end(args); \
        return opened(real(path, flags, mode), path); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        REAL(name); \
        va_list args; \
        va_start(args, flags); \
        mode_t mode = va_arg(args, mode_t); \
        va_end(args); \
        return opened(real(folder, path, flags, mode), path); \
    }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
    REAL(close);
    if (fd >= 0 && fd < FILES) known[fd] = 0;
    return real(fd);
}

#define PWRITE(name, offset) \
    ssize_t name(int fd, const void *bytes, size_t length, offset at) { \
        REAL(name); \
        unsigned char file = file_of(fd); \
        if (!file) return real(fd, bytes, length, at); \
        pthread_mutex_lock(&order); \
        ssize_t done = real(fd, bytes, length, at); \
        if (done > 0) note('w', file, (uint64_t)at, (uint64_t)done, bytes); \
        pthread_mutex_unlock(&order); \
        return done; \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *bytes, size_t length) {
    REAL(write);
    unsigned char file = file_of(fd);
    if (!file) return real(fd, bytes, length);
    pthread_mutex_lock(&order);
    off_t at = lseek(fd, 0, SEEK_CUR);
    ssize_t done = real(fd, bytes, length);
    if (done > 0) note('w', file, (uint64_t)at, (uint64_t)done, bytes);
    pthread_mutex_unlock(&order);
    return done;
}

#define TRUNCATE(name, offset) \
    int name(int fd, offset length) { \
        REAL(name); \
        unsigned char file = file_of(fd); \
        pthread_mutex_lock(&order); \
        int done = real(fd, length); \
        if (file && done == 0) note('t', file, (uint64_t)length, 0, NULL); \
        pthread_mutex_unlock(&order); \
        return done; \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(name) \
    int name(int fd) { \
        REAL(name); \
        unsigned char file = file_of(fd); \
        if (!file) return real(fd); \
        pthread_mutex_lock(&order); \
        int done = real(fd); \
        if (done == 0) note('s', file, 0, 0, NULL); \
        pthread_mutex_unlock(&order); \
        return done; \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    REAL(unlink);
    unsigned char file = which(path);
    pthread_mutex_lock(&order);
    int done = real(path);
    if (file && done == 0) note('u', file, 0, 0, NULL);
    pthread_mutex_unlock(&order);
    return done;
}
