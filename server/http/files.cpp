// SPDX-License-Identifier: Apache-2.0
#include "server/http/files.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "server/common/secrets.h"

namespace hadal::http {
namespace {

struct Type {
  std::string_view ending;
  std::string_view name;
};
constexpr Type kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
    {".png", "image/png"},
    {".ico", "image/x-icon"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".wav", "audio/wav"},
    {".txt", "text/plain; charset=utf-8"},
    {".map", "application/json"},
};

std::string type_of(std::string_view path) {
  for (const Type& type : kTypes)
    if (path.ends_with(type.ending)) return std::string(type.name);
  return "application/octet-stream";
}

std::string read_all(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot open " + path.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

}  // namespace

Files::Files(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (!folder.empty() && fs::exists(folder + "/index.html", error)) {
    try {
      for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && !entry.is_symlink())  // a link may lead anywhere
          add("/" + fs::relative(entry.path(), folder).generic_string(), read_all(entry.path()));
    } catch (const std::exception& e) {
      throw std::runtime_error("the web client in " + folder +
                               " cannot be read; if it is being built now, start again when it is "
                               "done (" +
                               e.what() + ")");
    }
    return;
  }
  built_in_ = true;
  add("/index.html", kTestPage);
  add("/test.js", kTestScript);
}

// Vite puts files whose names change with their content under /assets/.
void Files::add(const std::string& path, std::string body) {
  const std::string tag = "\"" + house::hash_token(body).substr(0, 22) + "\"";
  files_[path] = {std::move(body), type_of(path), tag, path.starts_with("/assets/")};
}

// The build of the web client writes FILE.br and FILE.gz beside a file.
const Files::File& Files::smallest(const std::string& path, const File& plain,
                                   const Request& request, std::string& encoding) const {
  constexpr std::pair<std::string_view, std::string_view> kForms[] = {{"br", ".br"},
                                                                      {"gzip", ".gz"}};
  for (const auto& [name, ending] : kForms) {
    if (request.accept_encoding.find(name) == std::string::npos) continue;
    const auto packed = files_.find(path + std::string(ending));
    if (packed == files_.end()) continue;
    encoding = name;
    return packed->second;
  }
  return plain;
}

Response Files::get(const Request& request) const {
  const bool is_route = request.path.find('.') == std::string::npos;
  const std::string path = is_route ? "/index.html" : request.path;
  const auto found = files_.find(path);
  if (found == files_.end()) return {404, "text/plain; charset=utf-8", "Not found\n", {}};
  std::string encoding;
  const File& file = smallest(path, found->second, request, encoding);
  Response response{200, found->second.type, {}, {}};
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!encoding.empty()) response.headers.emplace_back("Content-Encoding", encoding);
  response.headers.emplace_back("Cache-Control",
                                file.forever ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", file.tag);
  if (request.not_modified == file.tag)
    response.status = 304;
  else
    response.body = file.body;
  return response;
}

}  // namespace hadal::http
