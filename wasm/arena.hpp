// The engine's memory: one call's worth at a time, given back as a whole before the next call.
#pragma once

namespace tallysheet::wasm {

/// What has been taken until now is never given back.
void keep_memory();

/// All that has been taken since then is free again.
void give_back_memory();

}  // namespace tallysheet::wasm
