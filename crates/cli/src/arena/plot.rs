//! The result of an arena as a picture: ratings with their margins, and how long the games took.
//!
//! The picture is written as SVG by hand, since it is little more than lines and words; PNG is the same, drawn.

use super::score::{Finished, Standing, Standings};
use crate::Error;
use crate::failure::{Failure, write_bytes};
use crate::pictures::png;
use ::draw::lettering::{Anchor, Face, outlines};
use game::Fault;
use std::fmt::{Display, Write};
use std::path::{Path, PathBuf};
use words::{Lang, decimal, text};

const WIDTH: f64 = 800.0;
/// Where the axes begin and end: to the left stand names and counts.
const LEFT: f64 = 230.0;
const RIGHT: f64 = WIDTH - 30.0;
const ROW: f64 = 28.0;
const BARS: f64 = 140.0;
/// A histogram has no more bars than that.
const MOST_BINS: u64 = 40;
const INK: &str = "#222";
const PALE: &str = "#ccc";
const BLUE: &str = "#2b6cb0";

/// A path that says what kind of picture is wanted.
pub(crate) fn picture_path(text: &str) -> Result<PathBuf, Fault> {
    let path = PathBuf::from(text);
    if kind(&path).is_some() { Ok(path) } else { Err(Error::PictureKind { name: text.to_string() }.into()) }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Svg,
    Png,
}

fn kind(path: &Path) -> Option<Kind> {
    let extension = path.extension()?.to_str()?;
    let kinds = [("svg", Kind::Svg), ("png", Kind::Png)];
    kinds.into_iter().find(|(name, _)| extension.eq_ignore_ascii_case(name)).map(|(_, kind)| kind)
}

/// Writes the picture.
pub(super) fn write(
    path: &Path,
    title: &str,
    standings: &Standings,
    games: &[Finished],
    holding: &str,
    lang: Lang,
) -> Result<(), Failure> {
    let lengths: Vec<u64> = games.iter().map(|game| game.tally.rounds).collect();
    let held: Vec<u64> = games.iter().flat_map(|game| game.efforts.iter().map(|effort| effort.held)).collect();
    let mut sheet = Sheet { body: String::new(), bottom: 20.0, lang };
    sheet.heading(title);
    sheet.heading(&text(lang, "plot-ratings", &[]));
    sheet.ratings(&standings.0);
    sheet.heading(&text(lang, "plot-rounds", &[]));
    sheet.histogram(&lengths);
    sheet.heading(&text(lang, &format!("plot-held-{holding}"), &[]));
    sheet.histogram(&held);
    let svg = sheet.finish();
    match kind(path) {
        // At twice its size, for screens of today.
        Some(Kind::Png) => Ok(write_bytes(path, &png(&svg, 2 * WIDTH as u32)?)?),
        _ => Ok(write_bytes(path, svg.as_bytes())?),
    }
}

/// A picture that grows downwards.
struct Sheet {
    body: String,
    bottom: f64,
    lang: Lang,
}

impl Sheet {
    fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str, width: f64) {
        self.put(format_args!(
            r#"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="{width}"/>"#
        ));
    }

    /// Words whose anchor is at a point. They are drawn as outlines, so that no font is needed to show them.
    fn words(&mut self, at: (f64, f64), anchor: Anchor, size: f64, words: &str) {
        let d = outlines(words, Face::Sans, size, anchor, at);
        let words = escaped(words);
        self.put(format_args!(r#"<path role="img" aria-label="{words}" fill="{INK}" d="{d}"/>"#));
    }

    fn put(&mut self, element: impl Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.body, "{element}");
    }

    fn heading(&mut self, words: &str) {
        self.bottom += 24.0;
        self.words((20.0, self.bottom), Anchor::Start, 16.0, words);
        self.bottom += 10.0;
    }

    /// One row a bot: its name, its rating as a point, its margin as a line.
    fn ratings(&mut self, standings: &[Standing]) {
        let least = standings.iter().map(|one| one.rating - one.margin()).fold(f64::INFINITY, f64::min);
        let most = standings.iter().map(|one| one.rating + one.margin()).fold(f64::NEG_INFINITY, f64::max);
        let axis = Axis::new(least, most);
        let (top, bottom) = (self.bottom, self.bottom + ROW * standings.len() as f64);
        for tick in axis.ticks() {
            let x = axis.place(tick);
            self.line((x, top), (x, bottom), PALE, 1.0);
            let label = decimal(self.lang, tick, usize::from(axis.step < 1.0));
            self.words((x, bottom + 16.0), Anchor::Middle, 12.0, &label);
        }
        for (row, one) in standings.iter().enumerate() {
            let y = top + ROW * (row as f64 + 0.5);
            let ends = [one.rating - one.margin(), one.rating + one.margin()].map(|value| axis.place(value));
            self.line((ends[0], y), (ends[1], y), BLUE, 2.0);
            for x in ends {
                self.line((x, y - 5.0), (x, y + 5.0), BLUE, 2.0);
            }
            let x = axis.place(one.rating);
            self.put(format_args!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="5" fill="{BLUE}"/>"#));
            self.words((LEFT - 12.0, y + 5.0), Anchor::End, 14.0, &shortened(&one.name));
        }
        self.bottom = bottom + 30.0;
    }

    /// How often each value occurs; where there are many values, some to a bar.
    fn histogram(&mut self, values: &[u64]) {
        let (Some(&least), Some(&most)) = (values.iter().min(), values.iter().max()) else { return };
        let wide = (most - least + 1).div_ceil(MOST_BINS).max(1);
        let mut bins = vec![0u64; ((most - least) / wide + 1) as usize];
        for value in values {
            bins[((value - least) / wide) as usize] += 1;
        }
        let highest = bins.iter().copied().max().unwrap_or(1).max(1);
        let base = self.bottom + BARS;
        let width = (RIGHT - LEFT) / bins.len() as f64;
        for (index, &count) in bins.iter().enumerate() {
            let height = BARS * count as f64 / highest as f64;
            let (x, y) = (LEFT + width * index as f64, base - height);
            let bar = (width - 1.0).max(0.5);
            self.put(format_args!(
                r#"<rect x="{x:.1}" y="{y:.1}" width="{bar:.1}" height="{height:.1}" fill="{BLUE}"/>"#
            ));
            // As many labels as have room.
            if index.is_multiple_of(bins.len().div_ceil(12)) {
                let from = least + index as u64 * wide;
                self.words((x + width / 2.0, base + 16.0), Anchor::Middle, 12.0, &from.to_string());
            }
        }
        self.line((LEFT, base), (RIGHT, base), INK, 1.0);
        self.words((LEFT - 12.0, self.bottom + 12.0), Anchor::End, 12.0, &highest.to_string());
        self.words((LEFT - 12.0, base), Anchor::End, 12.0, "0");
        self.bottom = base + 30.0;
    }

    fn finish(self) -> String {
        let (height, body) = (self.bottom, self.body);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0}" viewBox="0 0 {WIDTH} {height:.0}">
<rect width="100%" height="100%" fill="white"/>
{body}</svg>
"#
        )
    }
}

/// A scale from left to right with round numbers on it.
struct Axis {
    least: f64,
    most: f64,
    step: f64,
}

impl Axis {
    fn new(least: f64, most: f64) -> Self {
        // Also for one value alone, and for none.
        let (least, most) = if least < most { (least, most) } else { (0.0, 1.0) };
        let steps = [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0];
        let step = steps.into_iter().find(|step| (most - least) / step <= 10.0).unwrap_or(100.0);
        Self { least: (least / step).floor() * step, most: (most / step).ceil() * step, step }
    }

    fn ticks(&self) -> Vec<f64> {
        let count = ((self.most - self.least) / self.step).round() as u32;
        (0..=count).map(|index| self.least + self.step * f64::from(index)).collect()
    }

    fn place(&self, value: f64) -> f64 {
        LEFT + (RIGHT - LEFT) * (value - self.least) / (self.most - self.least)
    }
}

/// A name that fits beside the axis; of a long command, its end says more.
fn shortened(name: &str) -> String {
    const MOST: usize = 24;
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= MOST {
        return name.to_owned();
    }
    format!("…{}", letters[letters.len() - MOST + 1..].iter().collect::<String>())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace(|letter: char| letter.is_control(), " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_have_round_numbers() {
        let axis = Axis::new(17.3, 31.9);
        assert_eq!((axis.least, axis.most, axis.step), (16.0, 32.0, 2.0));
        assert_eq!(axis.ticks().len(), 9);
        assert!((axis.place(16.0) - LEFT).abs() < 1e-9 && (axis.place(32.0) - RIGHT).abs() < 1e-9);
        assert!(Axis::new(f64::INFINITY, f64::NEG_INFINITY).place(0.5).is_finite());
    }

    #[test]
    fn any_name_and_any_value_can_be_drawn() {
        let mut sheet = Sheet { body: String::new(), bottom: 0.0, lang: Lang::Ru };
        sheet.heading("<&>");
        for values in [&[][..], &[7], &[0, u64::from(u32::MAX)], &[1, 2, 2, 3]] {
            sheet.histogram(values);
        }
        sheet.ratings(&Standings::new(vec!["exec:a very long command > /dev/null".to_owned()], &[]).0);
        let svg = sheet.finish();
        assert!(svg.contains("&lt;&amp;&gt;") && !svg.contains("NaN"), "{svg}");
        assert!(png(&svg, 100).is_ok_and(|bytes| bytes.starts_with(b"\x89PNG")));
    }

    #[test]
    fn only_two_kinds_are_known() {
        assert!(picture_path("a.svg").is_ok() && picture_path("b.PNG").is_ok());
        for name in ["a", "a.jpg", ".svg", ""] {
            assert_eq!(picture_path(name).unwrap_err().key(), "picture-kind");
        }
    }
}
