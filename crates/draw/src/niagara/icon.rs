//! Weather, paddle cards, the life ring and other symbols.

use crate::svg::{circle, group, moved, numeral, path, plate, spokes, stamps};

/// The name of a weather in ids: -1 is `m1`.
fn name(weather: i8) -> String {
    if weather < 0 { format!("m{}", -weather) } else { weather.to_string() }
}

/// The id of a weather's art.
pub(crate) fn weather_id(weather: i8) -> String {
    format!("ni-icon-weather-{}", name(weather))
}

/// The art of all symbols.
pub(crate) fn art() -> String {
    let mut art = String::new();
    for weather in niagara::WEATHERS {
        art += &group(&weather_id(weather), &sky(weather));
    }
    for points in 1..=6 {
        art += &group(&format!("ni-icon-card-{points}"), &(card() + &paddle() + &points_on(points)));
    }
    art += &group("ni-icon-card-cloud", &(card() + &moved("translate(0 -2) scale(.72)", &(cloud() + &arrows()))));
    art += &group("ni-icon-card-back", &back());
    art += &group("ni-ring", &ring());
    art += &group("ni-icon-ring", &moved("scale(1.7)", &ring()));
    art += &group("ni-weather", &(circle("marker-glow", (0.0, 0.0), 45.0) + &circle("marker", (0.0, 0.0), 43.0)));
    art += &group("ni-arm", &wave());
    art + &group("ni-disc", &disc())
}

/// A glass disc.
fn disc() -> String {
    [
        circle("glass", (0.0, 0.0), 62.0),
        circle("glass-edge", (0.0, 0.0), 61.0),
        path("glass-shine", "M-48-18C-42-36-28-47-10-50M-38-8C-33-24-24-33-10-38"),
        path("glass-shine faint", "M46 22C40 36 30 45 16 49"),
    ]
    .concat()
}

const CLOUD: &str = "M-26 14A15 15 0 0 1-24-15 20 20 0 0 1 13-19 16 16 0 0 1 26 14z";

fn cloud() -> String {
    path("cloud", CLOUD)
}

/// Sun, cloud, rain, storm, with the number of steps added to the river's flow.
fn sky(weather: i8) -> String {
    let picture = match weather {
        -1 => path("sun-ray", &spokes(12, 22.0, 30.0)) + &circle("sun", (0.0, 0.0), 17.0),
        0 => cloud(),
        1 => moved("translate(0 -6) scale(.9)", &cloud()) + &path("rain", "M-14 14-18 26M0 14-4 26M14 14 10 26"),
        _ => {
            moved("translate(0 -8) scale(.95)", &path("cloud-dark", CLOUD))
                + &path("rain", "M-17 12-21 24M18 12 14 24")
                + &path("bolt", "M3 2-9 16H-1L-6 30 10 12H2L7 2z")
        }
    };
    let label = match weather {
        -1 => "\u{2212}1",
        0 => "0",
        1 => "+1",
        _ => "+2",
    };
    circle("sky", (0.0, 0.0), 38.0)
        + &moved("translate(0 -9) scale(.76)", &picture)
        + &numeral("numeral sky-number", (0.0, 25.0), 17.0, label)
}

fn card() -> String {
    plate("card", (0.0, 0.0), (68.0, 96.0), 8.0) + &plate("card-line", (0.0, 0.0), (60.0, 88.0), 5.0)
}

/// A paddle, blade up.
fn paddle() -> String {
    path(
        "paddle",
        "M-3.5 36V-2C-13-6-15-16-13-27-11-36-5-40 0-40S11-36 13-27C15-16 13-6 3.5-2V36A3.5 3.5 0 0 1-3.5 36z",
    ) + &path("paddle-line", "M0-32V-6M-8 34H8")
}

fn points_on(points: u8) -> String {
    circle("card-disc", (0.0, 10.0), 17.0) + &numeral("numeral card-number", (0.0, 10.0), 27.0, &points.to_string())
}

/// Arrows: the cloud moves the weather up or down.
fn arrows() -> String {
    path("card-arrow", "M-30 38-42 30-30 22M-42 30H-10M30 38 42 30 30 22M42 30H10")
}

fn back() -> String {
    let weave = stamps("q6.5-10 13 0t13 0t13 0t13 0", (0..5).map(|k| (-26.0, 17.0 * f64::from(k) - 32.0)));
    plate("card-back", (0.0, 0.0), (68.0, 96.0), 8.0)
        + &plate("card-back-line", (0.0, 0.0), (58.0, 86.0), 5.0)
        + &path("card-back-wave", &weave)
}

/// A life ring.
fn ring() -> String {
    [
        circle("ring-edge", (0.0, 0.0), 19.0),
        circle("ring", (0.0, 0.0), 19.0),
        path(
            "ring-band",
            "M-5-25 5-25 3.5-13-3.5-13zM25-5 25 5 13 3.5 13-3.5zM5 25-5 25-3.5 13 3.5 13zM-25 5-25-5-13-3.5-13 3.5z",
        ),
        circle("ring-rope", (0.0, 0.0), 26.0),
    ]
    .concat()
}

/// A small wave that marks the arm of the next disc.
fn wave() -> String {
    [
        circle("arm-plate", (0.0, 0.0), 25.0),
        path("arm-wave", "M-16-7c5-6 8-6 11 0s6 6 10 0 7-6 11-1M-16 5c5-6 8-6 11 0s6 6 10 0 7-6 11-1"),
    ]
    .concat()
}
