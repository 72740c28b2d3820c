// SPDX-License-Identifier: Apache-2.0
//
// The words of one language: key -> ICU MessageFormat pattern, compiled once, formatted often.
//
// Text is UTF-8 in and out. A key that does not exist is shown as `[key]`, so a gap is visible but
// never stops a game. A pattern ICU rejects is a CatalogueError at load. Formatting may be done
// from several threads at once.
#ifndef HADAL_WORDS_CATALOGUE_H
#define HADAL_WORDS_CATALOGUE_H

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace hadal::words {

struct Argument;
using Arguments = std::vector<Argument>;

// A thing of the game that has words of its own. As the argument `card`, Term{"game.card.jailer"}
// fills `{card_name}` with the plain name and `{card}` with the form a verb takes as its object:
// "the Jailer", "den Gefängniswärter", "le Geôlier", "Žalárníka" (key + ".object", where it
// exists).
struct Term {
  std::string key;
  Arguments arguments;

  explicit Term(std::string k);  // defined where Argument is complete
  Term(std::string k, Arguments a);
};

struct Argument {
  using Value = std::variant<std::string, std::int64_t, Term>;

  std::string name;
  Value value;

  Argument(std::string n, std::string text) : name(std::move(n)), value(std::move(text)) {}
  Argument(std::string n, std::string_view text) : Argument(std::move(n), std::string(text)) {}
  Argument(std::string n, const char* text) : Argument(std::move(n), std::string(text)) {}
  Argument(std::string n, Term term) : name(std::move(n)), value(std::move(term)) {}
  template <typename Integer>
  requires std::is_integral_v<Integer> Argument(std::string n, Integer number)
      : name(std::move(n)), value(static_cast<std::int64_t>(number)) {}
};

inline Term::Term(std::string k) : key(std::move(k)) {}
inline Term::Term(std::string k, Arguments a) : key(std::move(k)), arguments(std::move(a)) {}

// Names language, key and ICU's reason.
struct CatalogueError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Catalogue {
 public:
  // `json`: one flat object of strings.
  Catalogue(std::string_view language, std::string_view json);
  ~Catalogue();
  Catalogue(Catalogue&&) noexcept;
  Catalogue& operator=(Catalogue&&) noexcept;

  const std::string& language() const;
  bool contains(std::string_view key) const;
  std::vector<std::string> keys() const;
  std::string pattern(std::string_view key) const;

  std::string text(std::string_view key) const;
  std::string text(const Term& term) const;
  std::string format(std::string_view key, const Arguments& arguments) const;

 private:
  struct Messages;
  std::unique_ptr<Messages> messages_;
};

}  // namespace hadal::words

#endif
