//! Pictures in files, compared with stored ones. `BLESS=1` stores them anew.

use crate::commands::{folder, refused, said};
use resvg::tiny_skia::Pixmap;
use std::path::PathBuf;

/// The share of pixels that may look different: letters come from the system's fonts, edges from its arithmetic.
const TOLERANCE: f64 = 0.005;
/// From this on, of 255, a value looks different.
const VISIBLE: u8 = 40;

fn fixture(path: &str) -> String {
    format!("{}/../../fixtures/{path}", env!("CARGO_MANIFEST_DIR"))
}

/// The share of pixels that look different; all of them where the sizes differ.
fn apart(a: &Pixmap, b: &Pixmap) -> f64 {
    if (a.width(), a.height()) != (b.width(), b.height()) {
        return 1.0;
    }
    let differs = |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > VISIBLE);
    let count = a.data().chunks(4).zip(b.data().chunks(4)).filter(differs).count();
    count as f64 / f64::from(a.width() * a.height())
}

fn drawn(record: &str, at: &str, theme: &str) -> Pixmap {
    // Tests draw the same moments at the same time, each in a process of its own.
    let file = folder(&format!("{}-{at}-{theme}-{}.png", record.replace('/', "-"), std::process::id()));
    let path = file.to_str().unwrap();
    said(&["replay", &fixture(record), "--at", at, "--png", path, "--theme", theme, "--width", "240"]);
    let pixels = Pixmap::load_png(&file).unwrap();
    std::fs::remove_file(file).unwrap();
    pixels
}

#[test]
fn moments_look_as_they_did() {
    for (name, record, at, theme) in [
        ("race-day", "mississippi/records/it2019-4.rec", "60", "day"),
        ("race-night", "mississippi/records/it2019-4-terrain.rec", "120", "night"),
        ("river-day", "niagara/records/4.rec", "60", "day"),
    ] {
        let pixels = drawn(record, at, theme);
        let stored = PathBuf::from(fixture(&format!("pictures/{name}.png")));
        if std::env::var_os("BLESS").is_some() {
            std::fs::create_dir_all(stored.parent().unwrap()).unwrap();
            pixels.save_png(&stored).unwrap();
        }
        let wanted = Pixmap::load_png(&stored).expect("BLESS=1 makes it");
        let apart = apart(&pixels, &wanted);
        assert!(apart < TOLERANCE, "{name}: {:.2} % of the pixels are not as stored", apart * 100.0);
    }
}

#[test]
fn the_comparison_sees_another_moment_and_another_light() {
    let day = drawn("niagara/records/4.rec", "60", "day");
    for other in [drawn("niagara/records/4.rec", "200", "day"), drawn("niagara/records/4.rec", "60", "night")] {
        assert!(apart(&day, &other) > 2.0 * TOLERANCE, "{}", apart(&day, &other));
    }
}

#[test]
fn a_picture_for_every_wish() {
    let folder = folder("wishes");
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let record = fixture("niagara/records/3-short.rec");
    let (svg, gif) = (path("a.svg"), path("a.gif"));
    let told = said(&["replay", &record, "--svg", &svg, "--lang", "de"]);
    assert!(told.starts_with("Gezeichnet: "), "{told}");
    assert!(std::fs::read_to_string(&svg).unwrap().starts_with("<svg"));
    said(&["replay", &record, "--gif", &gif, "--width", "64"]);
    let bytes = std::fs::read(&gif).unwrap();
    let mut reader = gif::DecodeOptions::new().read_info(bytes.as_slice()).unwrap();
    let mut frames = 0;
    while reader.read_next_frame().unwrap().is_some() {
        frames += 1;
    }
    assert!(frames > 3, "{frames}");
    refused(&["replay", &record, "--png", "/no/such/folder/a.png"], "");
    std::fs::remove_dir_all(folder).unwrap();
}
