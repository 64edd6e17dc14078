//! Plane geometry using only sums, products and roots, which give the same results on every platform.

use crate::svg::Point;

/// The sine and the cosine of an angle in degrees.
fn sine_and_cosine(degrees: f64) -> (f64, f64) {
    // Halve the angle until a few terms of the series are accurate enough, then double it again.
    let angle = degrees / 180.0 * std::f64::consts::PI / 64.0;
    let square = angle * angle;
    let mut sine = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0));
    let mut cosine = 1.0 - square / 2.0 * (1.0 - square / 12.0);
    for _ in 0..6 {
        (sine, cosine) = (2.0 * sine * cosine, cosine * cosine - sine * sine);
    }
    (sine, cosine)
}

/// Rotates a point clockwise about the origin.
pub(crate) fn turned((x, y): Point, degrees: f64) -> Point {
    let (sine, cosine) = sine_and_cosine(degrees);
    (x * cosine - y * sine, x * sine + y * cosine)
}

/// The sum of two points.
pub(crate) fn add(a: Point, b: Point) -> Point {
    (a.0 + b.0, a.1 + b.1)
}

/// Scales a point about the origin.
pub(crate) fn scaled((x, y): Point, factor: f64) -> Point {
    (x * factor, y * factor)
}

/// The distance between two points.
pub(crate) fn distance(a: Point, b: Point) -> f64 {
    let (dx, dy) = (a.0 - b.0, a.1 - b.1);
    (dx * dx + dy * dy).sqrt()
}

/// The unit vector from one point to another.
pub(crate) fn towards(from: Point, to: Point) -> Point {
    let length = distance(from, to).max(0.001);
    ((to.0 - from.0) / length, (to.1 - from.1) / length)
}

/// A closed curve widened by `by`; its points must run clockwise on the screen.
pub(crate) fn widened(points: &[Point], by: f64) -> Vec<Point> {
    let count = points.len();
    (0..count)
        .map(|index| {
            let (x, y) = towards(points[(index + count - 1) % count], points[(index + 1) % count]);
            add(points[index], (y * by, -x * by))
        })
        .collect()
}

/// Rounds a point for a scene.
pub(crate) fn whole((x, y): Point) -> (i32, i32) {
    (x.round() as i32, y.round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_goes_from_north_to_east() {
        let (x, y) = turned((0.0, -100.0), 90.0);
        assert!((x - 100.0).abs() < 1e-6 && y.abs() < 1e-6, "{x} {y}");
    }

    #[test]
    fn a_widened_square_is_larger() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)];
        assert!(widened(&square, 2.0)[0].0 < 0.0);
    }
}
