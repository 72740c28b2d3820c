// SPDX-License-Identifier: Apache-2.0
// The house: people, tables, tabs and bots, without network, disk or clock of its own. All of it
// runs on one thread, that of `post`; the log and the bots report back there.
//
// Requests that change something answer through `Done` when the change is safe. Everything that can
// be refused is refused with a Refusal, thrown or passed to Done.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/core/bot_pool.h"
#include "server/core/changes.h"
#include "server/core/checker.h"
#include "server/core/people.h"
#include "server/core/results.h"
#include "server/core/room.h"
#include "server/protocol/json.h"

namespace hadal::core {

using Done = std::function<void(const Refusal*)>;  // null: it was done
using PersonId = std::optional<std::string>;
using TabId = std::uint64_t;
using Frame = std::shared_ptr<const std::string>;  // a message; the same one may go to many

struct YourTurn {
  std::string url;
  std::string table;
  std::string game;
  std::string name;  // of the player
};

// How far the finished games have been replayed after an upgrade.
struct Checking {
  std::string version;
  std::size_t games = 0;
  std::size_t checked = 0;
  std::size_t unfit = 0;
};

// What the house needs from outside.
struct Outside {
  log::Log& log;
  Post post;
  Now now;
  std::function<void(const YourTurn&)> your_turn = [](const YourTurn&) {};
  unsigned bot_threads = 1;
  Changes::Took took = [](std::int64_t) {};      // how long changes take
  Changes::Took bot_took = [](std::int64_t) {};  // and bots, with their time in the queue
  // Another one is another program. Without an initializer, designated ones would have to name it.
  std::string build = "";  // NOLINT(readability-redundant-string-init)
  // For the operator: a table that can only be read, and how checking goes on.
  std::function<void(const Unfit&)> found_unfit = [](const Unfit&) {};
  std::function<void(const Checking&)> checking = [](const Checking&) {};
};

// What operators count.
struct Counts {
  std::size_t people = 0;
  std::size_t waiting_tables = 0;
  std::size_t running_tables = 0;
  std::size_t tabs = 0;
  std::size_t bot_queue = 0;
  std::size_t changes_waiting = 0;
  std::uint64_t moves = 0;     // since the start
  std::uint64_t refused = 0;   // messages
  std::uint64_t mistakes = 0;  // of our own
  std::size_t troubled = 0;    // tables that can only be read
  std::size_t unchecked = 0;   // finished games that this program has not replayed yet
  std::size_t unfit = 0;       // finished games that can only be read
  bool is_failing = false;     // the last change could not be written
};

struct TabOutput {
  std::function<void(Frame)> send;
  std::function<void(const std::string& reason)> close;
};

class Hall {
 public:
  explicit Hall(Outside outside);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  // Reads the log, before anything else. Throws log::LogError.
  void recover();
  // Clocks, patience, spectators who see late: several times a second.
  void tick();
  Counts counts() const;

  // People. Those that begin a session return its token; it is good once Done says so.
  PersonId person_of(std::string_view token) const;
  void note_use(std::string_view token);  // a session that is used lives longer
  protocol::Me me(const PersonId& person) const { return people_.me(person); }
  const People& people() const { return people_; }
  std::string come(const std::string& name, Done done);
  std::string enroll(const std::string& name, const std::string& hash, const PersonId& guest,
                     Done done);
  std::string sign_in(const std::string& person, Done done);
  void sign_out(const std::string& token, Done done);
  void sign_out_everywhere(const std::string& person, Done done);
  void rename(const std::string& person, const std::string& name, Done done);
  void remove(const std::string& person, const std::string& typed, Done done);
  void set_webhook(const std::string& person, const std::optional<std::string>& url, Done done);

  // Rooms.
  static protocol::Games games();
  protocol::Lobby lobby(const PersonId& me);
  protocol::TableMade make_table(const std::string& me, const protocol::MakeTable& plan, Done done);
  protocol::TableInfo table(const std::string& id, const PersonId& me, const std::string& invite);
  void join(const std::string& id, const std::string& me, const protocol::Join& wish, Done done);
  void leave(const std::string& id, const std::string& me, Done done);
  void kick(const std::string& id, const std::string& me, const protocol::Kick& wish, Done done);
  void plan_seat(const std::string& id, const std::string& me, const protocol::PlanSeat& wish,
                 Done done);
  void start(const std::string& id, const std::string& me, Done done);
  // The new table, once Done says so; the same one for everybody.
  void rematch(const std::string& id, const std::string& me,
               std::function<void(const Refusal*, const protocol::TableMade&)> done);

  // Review.
  std::string record(const std::string& id, const PersonId& me, const std::string& invite = "");
  protocol::Replayed replay(const std::string& id, const PersonId& me,
                            std::optional<std::int64_t> at, const std::string& seat,
                            const std::string& invite = "");
  protocol::Moves moves(const std::string& id, const PersonId& me, const std::string& seat,
                        const std::string& invite = "");
  protocol::Statistics statistics(const std::string& me) const { return results_.statistics(me); }
  protocol::Ratings ratings(const std::string& game) const;

  // Tabs.
  // The tab is closed when the session of this token ends.
  TabId open_tab(const PersonId& person, TabOutput output, std::string_view token = {});
  void receive(TabId tab, std::string_view text);
  void close_tab(TabId tab);
  void say_goodbye();  // to all tabs; nothing goes on by itself any more

 private:
  struct Tab {
    PersonId person;
    std::string session;  // the hash of its token
    TabOutput output;
    std::unordered_map<std::string, std::int64_t> watched;  // table -> moves that it has
  };
  struct Held {
    explicit Held(const std::string& id) : room(id) {}
    Room room;
    std::vector<TabId> watchers;
    std::array<std::int64_t, kMaxSeats> away_since{};
    std::int64_t shown_late = 0;  // moves that late spectators have seen
    std::int64_t used = 0;        // when somebody last looked
    std::size_t chat_sent = 0;
    bool position_changed = false;
    std::vector<std::pair<TabId, std::string>> answers;  // requests that the next position answers
    bool is_thinking = false;                            // a bot
    std::int64_t asked_bot = 0;                          // when
    bool is_finishing = false;                           // its result is on its way to the log
    Player asked = Player::nobody;                       // who was told that it is his turn
  };

  // hall_recover.cpp
  void load_rooms(const std::vector<std::string>& streams);
  void check_games();
  void games_checked(std::size_t games, const std::vector<Unfit>& unfit);

  // hall_run.cpp
  void happen(const std::string& stream, const log::Entry& entry);
  void settled(const std::string& stream);
  void advance(Held& held);
  void think(Held& held, Player p);
  void thought(const std::string& id, std::int64_t number, const BotAnswer& answer);
  void finish(Held& held);
  void check_time(Held& held);
  void wake(Held& held);
  void tell_turn(Held& held);
  void change_room(Held& held, std::function<std::vector<TableEvent>(Room&)> decide, Done done);

  // hall_tables.cpp
  Held* find(const std::string& id);
  Held& expect(const std::string& id);  // throws no_table
  Held& expect_visible(const std::string& id, const PersonId& me, const std::string& invite);
  Held& expect_host(const std::string& id, const std::string& me);
  void index(const Held& held);
  void open_table(const std::string& id, TableOpened opened, Done done);
  protocol::TableCard finished_card(const Finished& finished, const std::string& me) const;
  Player permitted_eye(Held& held, const PersonId& me, const std::string& seat) const;
  std::int64_t visible_moves(const Held& held, const PersonId& me) const;

  // hall_people.cpp
  void change_people(std::function<std::vector<PeopleEvent>()> decide, Done done);
  void note_use_of(const std::string& session);
  void show_name(const std::string& person);
  void release_seats(const std::string& person);
  void drop_tabs(const std::function<bool(const Tab&)>& which);
  void end_old_sessions();

  // hall_tabs.cpp
  template <typename T>
  void send(const Tab& tab, const T& message);
  void on(TabId id, Tab& tab, const protocol::Watch& m);
  void on(TabId id, Tab& tab, const protocol::Unwatch& m);
  void on(TabId id, Tab& tab, const protocol::Play& m);
  void on(TabId id, Tab& tab, const protocol::Undo& m);
  void on(TabId id, Tab& tab, const protocol::Concede& m);
  void on(TabId id, Tab& tab, const protocol::Abandon& m);
  void on(TabId id, Tab& tab, const protocol::TakeBackSeat& m);
  void on(TabId id, Tab& tab, const protocol::LookAhead& m);
  void on(TabId id, Tab& tab, const protocol::AskPayments& m);
  void on(TabId id, Tab& tab, const protocol::SetOrders& m);
  void on(TabId id, Tab& tab, const protocol::Chat& m);
  void on(TabId id, Tab& tab, const protocol::Say& m);
  void on(TabId id, Tab& tab, const protocol::Ping& m);
  void refuse(TabId id, const std::string& request, const Refusal& refusal,
              const std::string& table);
  Done answer(TabId id, const std::string& request, const std::string& table);
  std::pair<Held*, Player> expect_seat(const Tab& tab, const std::string& table);
  void speak(TabId id, const Tab& tab, const std::string& request, const std::string& table,
             Spoken spoken);
  void stop_watching(TabId id, const std::string& table);

  // hall_show.cpp
  void show(Held& held);
  void show_to(Held& held, Tab& tab);
  void show_chat(Held& held, Tab& tab, std::size_t from);
  Frame frame_for(Held& held, const Tab& tab, Player viewer, std::int64_t from,
                  std::vector<std::string> answers = {});
  bool is_here(const Held& held, Player p) const;

  Outside outside_;
  People people_;
  Results results_;
  std::set<std::string> unfit_;  // finished tables, as far as they were checked
  Checking checking_;
  std::vector<std::string> found_;  // unfit ones, in the check under way
  std::unordered_map<std::string, std::unique_ptr<Held>> rooms_;
  std::unordered_set<std::string> public_;  // tables anybody may find, not over
  std::unordered_map<std::string, std::set<std::string>> tables_of_;  // by person, not over
  std::unordered_map<TabId, Tab> tabs_;
  TabId last_tab_ = 0;
  std::int64_t next_look_ = 0;  // at old sessions
  bool is_closing_ = false;
  std::uint64_t moves_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t mistakes_ = 0;
  Changes changes_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  // Last: their threads end first.
  std::unique_ptr<BotPool> bots_;
  std::unique_ptr<Checker> checker_;
};

}  // namespace hadal::core
