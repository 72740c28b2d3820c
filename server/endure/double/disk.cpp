// SPDX-License-Identifier: Apache-2.0
// A disk and a clock that fail on command, put before the C library by LD_PRELOAD. The file named
// by HADAL_TEST_WEATHER says how things are: words of
//   sync   every sync of the data fails
//   full   nothing can be written to the data
//   clock N   the clock is N seconds ahead (or behind)
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

struct Weather {
  bool sync = false;
  bool full = false;
  long clock = 0;
};

Weather weather() {
  Weather now;
  const char* name = std::getenv("HADAL_TEST_WEATHER");
  if (name == nullptr) return now;
  const int file = ::open(name, O_RDONLY | O_CLOEXEC);
  if (file < 0) return now;
  char text[200] = {};
  const ssize_t size = ::read(file, text, sizeof text - 1);
  ::close(file);
  if (size <= 0) return now;
  now.sync = std::strstr(text, "sync") != nullptr;
  now.full = std::strstr(text, "full") != nullptr;
  if (const char* clock = std::strstr(text, "clock ")) now.clock = std::atol(clock + 6);
  return now;
}

bool is_data(int file) {
  char link[64];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  char path[1000] = {};
  if (::readlink(link, path, sizeof path - 1) <= 0) return false;
  return std::strstr(path, "/hadal.db") != nullptr;
}

template <typename F>
F next(const char* name) {
  return reinterpret_cast<F>(::dlsym(RTLD_NEXT, name));
}

int fail(int error) {
  errno = error;
  return -1;
}

}  // namespace

extern "C" {

int fsync(int file) {
  static const auto real = next<int (*)(int)>("fsync");
  return is_data(file) && weather().sync ? fail(EIO) : real(file);
}

int fdatasync(int file) {
  static const auto real = next<int (*)(int)>("fdatasync");
  return is_data(file) && weather().sync ? fail(EIO) : real(file);
}

ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t at) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
  return is_data(file) && weather().full ? fail(ENOSPC) : real(file, bytes, size, at);
}

ssize_t pwrite(int file, const void* bytes, size_t size, off_t at) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  return is_data(file) && weather().full ? fail(ENOSPC) : real(file, bytes, size, at);
}

ssize_t write(int file, const void* bytes, size_t size) {
  static const auto real = next<ssize_t (*)(int, const void*, size_t)>("write");
  return is_data(file) && weather().full ? fail(ENOSPC) : real(file, bytes, size);
}

int clock_gettime(clockid_t which, struct timespec* now) noexcept {
  static const auto real = next<int (*)(clockid_t, struct timespec*)>("clock_gettime");
  const int result = real(which, now);
  if (result == 0 && which == CLOCK_REALTIME) now->tv_sec += weather().clock;
  return result;
}
}
