#![no_main]

use libfuzzer_sys::fuzz_target;
use testkit::untrusted::position;

fuzz_target!(|bytes: &[u8]| {
    position::<mississippi::Queen>(bytes);
    position::<niagara::Niagara>(bytes);
});
