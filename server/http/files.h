// SPDX-License-Identifier: Apache-2.0
// The web folder, read once into memory: nothing outside it can be asked for.
#pragma once

#include <string>
#include <unordered_map>

#include "server/api/request.h"

namespace hadal::http {

class Files {
 public:
  // Without a folder, or where it has no index.html, a plain page for trying things out.
  explicit Files(const std::string& folder);

  // Client-side routes (paths without a dot) get the start page; the rest may be missing.
  Response get(const Request& request) const;
  bool is_built_in() const { return built_in_; }

 private:
  struct File {
    std::string body;
    std::string type;
    std::string tag;
    bool forever = false;  // its name changes with its content
  };
  void add(const std::string& path, std::string body);
  // The smallest form of the file that this client takes; `encoding` says which.
  const File& smallest(const std::string& path, const File& plain, const Request& request,
                       std::string& encoding) const;

  std::unordered_map<std::string, File> files_;
  bool built_in_ = false;
};

// The plain page.
extern const char* const kTestPage;
extern const char* const kTestScript;

}  // namespace hadal::http
