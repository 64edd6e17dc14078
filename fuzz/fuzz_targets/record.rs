#![no_main]

use libfuzzer_sys::fuzz_target;
use testkit::untrusted::record;

fuzz_target!(|bytes: &[u8]| {
    record::<mississippi::Queen>(bytes);
    record::<niagara::Niagara>(bytes);
});
