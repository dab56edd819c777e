// Puts the worked games of tests/vectors through the boundary, in the form that the module uses.
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "../core/catch.hpp"
#include "boundary/systems.hpp"
#include "boundary/token.hpp"

namespace tallysheet::test {
namespace {

using nlohmann::json;
using Shape = nlohmann::ordered_json;

// Writes a request as the stream that the engine reads (wasm/boundary/token.hpp), following its shape. Numbers always
// cross as text here, and no text crosses twice; the module's tests cover the other ways.
class Stream {
 public:
  explicit Stream(const std::string& function) { add(wasm::Kind::text, function); }

  Stream& add(wasm::Kind kind, std::int32_t above = 0) {
    words_.push_back((above << wasm::kind_bits) | static_cast<std::int32_t>(kind));
    return *this;
  }

  Stream& add(wasm::Kind kind, const std::string& text) {
    for (const char letter : text) {
      REQUIRE(letter != wasm::escape);
      REQUIRE(letter != wasm::text_end);
    }
    texts_ += text + wasm::text_end;
    return add(kind, texts_count_++);
  }

  Stream& add_list(std::size_t length) {
    add(wasm::Kind::list);
    words_.push_back(static_cast<std::int32_t>(length));
    return *this;
  }

  Stream& add(const json* value, const Shape& shape) {
    if (value == nullptr) return add(wasm::Kind::missing);
    if (value->is_null()) return add(wasm::Kind::null);
    if (value->is_boolean()) return add(value->get<bool>() ? wasm::Kind::yes : wasm::Kind::no);
    if (value->is_number()) return add(wasm::Kind::number, value->dump());
    if (value->is_string()) return add(wasm::Kind::text, value->get<std::string>());
    if (value->is_array()) {
      add_list(value->size());
      for (const json& item : *value) add(&item, shape.at(2));
      return *this;
    }
    add(wasm::Kind::record);
    for (const auto& [name, inner] : shape.items()) add(value->contains(name) ? &value->at(name) : nullptr, inner);
    return *this;
  }

  json answer() {
    std::string text;
    wasm::answer({words_, texts_}, text);
    return json::parse(text);
  }

 private:
  std::vector<std::int32_t> words_;
  std::string texts_;
  std::int32_t texts_count_ = 0;
};

json outcome(const std::string& call, const json& request) {
  const std::size_t dot = call.find('.');
  const Shape directory = Shape::parse(wasm::directory());
  const Shape& shape = directory.at("systems").at(call.substr(0, dot)).at(call.substr(dot + 1));
  return Stream(call).add(&request, shape).answer();
}

json scored(const json& value) { return {{"ok", true}, {"value", value}}; }

std::vector<std::string> systems() {
  std::istringstream list(SYSTEMS);
  std::vector<std::string> names;
  for (std::string name; std::getline(list, name, ',');) names.push_back(name);
  return names;
}

json vectors_of(const std::string& system) {
  std::ifstream file(VECTORS + system + ".json");
  REQUIRE(file.is_open());
  return json::parse(file);
}

// The path of the list of seats in a request for one game, in which seats may come in any order; "" if there is none.
std::string free_list(const std::string& call) {
  if (call == "sizeMatters.scoreGame" || call == "detour98f.scoreGame" || call == "diplomacy.scoreGame")
    return "powers";
  return call == "rplops.scoreGame" || call == "pentamind.scoreGame" ? "finish" : "";
}

json turned(json list, std::size_t by) {
  std::rotate(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(by), list.end());
  return list;
}

TEST_CASE("every system has vectors") {
  REQUIRE_FALSE(systems().empty());
  for (const std::string& system : systems()) {
    INFO(system);
    CHECK_FALSE(vectors_of(system).empty());
  }
}

TEST_CASE("every function has a vector") {
  std::string calls;
  for (const std::string& system : systems()) {
    for (const json& vector : vectors_of(system)) calls += vector.at("call").get<std::string>() + " ";
  }
  const Shape directory = Shape::parse(wasm::directory());
  for (const auto& [system, functions] : directory.at("systems").items()) {
    for (const auto& [name, shape] : functions.items())
      CHECK(calls.find(system + "." + name + " ") != std::string::npos);
  }
}

TEST_CASE("every vector has its value") {
  for (const std::string& system : systems()) {
    for (const json& vector : vectors_of(system)) {
      INFO(system << ": " << vector.at("name"));
      CHECK(outcome(vector.at("call"), vector.at("request")) == scored(vector.at("value")));
    }
  }
}

TEST_CASE("every vector names its source") {
  for (const std::string& system : systems()) {
    for (const json& vector : vectors_of(system))
      CHECK(vector.at("source").get<std::string>().rfind("core/SOURCES.md", 0) == 0);
  }
}

TEST_CASE("where the order of seats is free the rows turn with the seats") {
  int replayed = 0;
  for (const std::string& system : systems()) {
    for (const json& vector : vectors_of(system)) {
      const std::string list = free_list(vector.at("call"));
      if (list.empty()) continue;
      json request = vector.at("request");
      json value = vector.at("value");
      for (std::size_t by = 1; by < value.at("rows").size(); ++by, ++replayed) {
        request[list] = turned(vector.at("request").at(list), by);
        value["rows"] = turned(vector.at("value").at("rows"), by);
        INFO(system << ": " << vector.at("name") << ", turned by " << by);
        CHECK(outcome(vector.at("call"), request) == scored(value));
      }
    }
  }
  CHECK(replayed > 0);
}

TEST_CASE("a name of no function is refused") {
  for (const char* const name :
       {"", ".", "puffingBilly", "puffingBilly.", ".scoreBoard", "puffingBilly.score", "chess.scoreBoard"}) {
    INFO(name);
    CHECK(Stream(name).add(wasm::Kind::record).answer().at("ok") == false);
  }
}

TEST_CASE("a stream that breaks off is read as missing, and a text that is not there as empty") {
  using wasm::Kind;
  const Stream named("puffingBilly.scoreBoard");
  const auto begun = [&] { return Stream(named).add(Kind::record); };
  const std::vector<Stream> streams = {named,
                                       begun(),
                                       begun().add(Kind::list),
                                       begun().add_list(2).add(Kind::record),
                                       begun().add(Kind::text, 7),
                                       begun().add_list(2).add(Kind::record).add(Kind::number, -1),
                                       begun().add(Kind{15})};
  for (Stream stream : streams) {
    const json result = stream.answer();
    CHECK(result.at("ok") == false);
    CHECK_FALSE(result.at("problems").empty());
  }
}

}  // namespace
}  // namespace tallysheet::test
