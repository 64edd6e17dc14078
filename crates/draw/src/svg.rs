//! A tiny SVG writer: elements with a class, numbers in their shortest form, smooth curves.

use crate::lettering::{Anchor, Face, outlines};
use crate::plane::turned;
use std::fmt::Write;

/// A point of the drawing plane.
pub(crate) type Point = (f64, f64);

/// A number rounded to tenths, in its shortest form. Art uses only sums, products and roots, so it is the same
/// everywhere.
pub(crate) fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    match (tenths.abs() / 10, tenths.abs() % 10) {
        (whole, 0) => format!("{sign}{whole}"),
        (whole, tenth) => format!("{sign}{whole}.{tenth}"),
    }
}

/// A named group: a piece of art.
pub(crate) fn group(id: &str, body: &str) -> String {
    format!("<g id=\"{id}\">{body}</g>\n")
}

/// A group that is moved, turned or scaled.
pub(crate) fn moved(transform: &str, body: &str) -> String {
    format!("<g transform=\"{transform}\">{body}</g>")
}

/// Uses other art within a piece of art.
pub(crate) fn shown(id: &str) -> String {
    format!("<use href=\"#{id}\"/>")
}

/// A path; classes are given without their prefix.
pub(crate) fn path(classes: &str, d: &str) -> String {
    if d.is_empty() { String::new() } else { format!("<path class=\"{}\" d=\"{d}\"/>", prefixed(classes)) }
}

/// A circle.
pub(crate) fn circle(classes: &str, (x, y): Point, radius: f64) -> String {
    let (x, y, r) = (number(x), number(y), number(radius));
    format!("<circle class=\"{}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>", prefixed(classes))
}

/// Light around a lantern, visible only at night: nested circles, because a filter would be slow.
pub(crate) fn glow(at: Point, radius: f64) -> String {
    [1.0, 0.72, 0.45].map(|part| circle("glow", at, radius * part)).concat()
}

/// A rectangle around its centre, with round corners.
pub(crate) fn plate(classes: &str, (x, y): Point, (width, height): Point, corner: f64) -> String {
    let (left, top) = (number(x - width / 2.0), number(y - height / 2.0));
    let (width, height, corner) = (number(width), number(height), number(corner));
    let classes = prefixed(classes);
    format!(
        "<rect class=\"{classes}\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{corner}\"/>"
    )
}

/// A numeral of this size, centred on a point.
pub(crate) fn numeral(classes: &str, (x, y): Point, size: f64, text: &str) -> String {
    path(classes, &outlines(text, Face::SerifBold, size, Anchor::Middle, (x, y + 0.35 * size)))
}

/// Adds the prefix that separates our classes from those of a page.
fn prefixed(classes: &str) -> String {
    let names: Vec<String> = classes.split(' ').map(|name| format!("pw-{name}")).collect();
    names.join(" ")
}

/// A closed curve through these points, as path data.
pub(crate) fn loop_through(points: &[Point]) -> String {
    curve(points, true)
}

/// An open curve through these points, as path data.
pub(crate) fn line_through(points: &[Point]) -> String {
    curve(points, false)
}

/// Catmull-Rom as smooth Béziers: the second control point of a segment mirrors the next one's first, so `s` suffices.
fn curve(points: &[Point], closed: bool) -> String {
    let count = points.len();
    if count < 2 {
        return String::new();
    }
    let tangent = |index: usize| {
        let (before, after) = if closed {
            (points[(index + count - 1) % count], points[(index + 1) % count])
        } else {
            (points[index.saturating_sub(1)], points[(index + 1).min(count - 1)])
        };
        ((after.0 - before.0) / 6.0, (after.1 - before.1) / 6.0)
    };
    let mut pen = Pen::at(points[0]);
    let segments = if closed { count } else { count - 1 };
    for segment in 0..segments {
        let (from, to) = (segment, (segment + 1) % count);
        let (out, into) = (tangent(from), tangent(to));
        if segment == 0 {
            let first = (points[from].0 + out.0, points[from].1 + out.1);
            pen.first_bend(first);
        } else {
            pen.d.push('s');
        }
        pen.point((points[to].0 - into.0, points[to].1 - into.1), false);
        pen.point(points[to], true);
    }
    if closed {
        pen.d.push('z');
    }
    pen.d
}

/// Writes relative whole numbers without drift by tracking the rounded position.
struct Pen {
    d: String,
    x: i64,
    y: i64,
}

impl Pen {
    fn at((x, y): Point) -> Self {
        let (x, y) = (x.round() as i64, y.round() as i64);
        Self { d: format!("M{x} {y}"), x, y }
    }

    fn first_bend(&mut self, control: Point) {
        self.d.push('c');
        self.point(control, false);
    }

    /// Adds a point; at the end of a segment, the pen moves there.
    fn point(&mut self, (x, y): Point, is_end: bool) {
        let (x, y) = (x.round() as i64, y.round() as i64);
        let (dx, dy) = (x - self.x, y - self.y);
        let after_number = self.d.ends_with(|last: char| last.is_ascii_digit());
        let gap = if after_number && dx >= 0 { " " } else { "" };
        let between = if dy >= 0 { " " } else { "" };
        let _ = write!(self.d, "{gap}{dx}{between}{dy}");
        if is_end {
            (self.x, self.y) = (x, y);
        }
    }
}

/// A polygon as path data.
pub(crate) fn polygon(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, &(x, y)) in points.iter().enumerate() {
        let _ = write!(d, "{}{} {}", if index == 0 { "M" } else { "L" }, number(x), number(y));
    }
    d.push('z');
    d
}

/// A straight line as path data.
pub(crate) fn line((ax, ay): Point, (bx, by): Point) -> String {
    format!("M{} {}L{} {}", number(ax), number(ay), number(bx), number(by))
}

/// `count` spokes around the origin from one radius to another, as path data.
pub(crate) fn spokes(count: u32, from: f64, to: f64) -> String {
    let spoke = |degrees: f64| line(turned((0.0, -from), degrees), turned((0.0, -to), degrees));
    (0..count).map(|k| spoke(360.0 / f64::from(count) * f64::from(k))).collect()
}

/// The same shape at each of these points, as path data; the shape is relative to its start.
pub(crate) fn stamps(shape: &str, points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().fold(String::new(), |mut d, (x, y)| {
        let _ = write!(d, "M{} {}{shape}", number(x), number(y));
        d
    })
}

/// Dots as path data: zero-length strokes, visible through round caps. Saves bytes for many small things.
pub(crate) fn dots(points: &[Point]) -> String {
    stamps("h.1", points.iter().map(|&(x, y)| (x.round(), y.round())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, -0.04, 0.25, -12.5, -0.3].map(number), ["1", "0", "0.3", "-12.5", "-0.3"]);
    }

    #[test]
    fn a_loop_ends_where_it_began() {
        assert_eq!(
            loop_through(&[(0.0, 0.0), (60.0, 0.0), (60.0, 60.0)]),
            "M0 0c0-10 50-10 60 0s10 60 0 60s-60-50-60-60z"
        );
    }
}
