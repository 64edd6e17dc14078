//! The named colours, by day and by night: warm paper and calm water; at night lanterns, not an inverted day.

use crate::palette::Theme;

/// A colour by name, by day and by night.
pub(crate) struct Colour(pub(crate) &'static str, pub(crate) &'static str, pub(crate) &'static str);

impl Colour {
    pub(crate) fn at(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Day => self.1,
            Theme::Night => self.2,
        }
    }
}

/// Every colour of the art.
#[rustfmt::skip]
pub(crate) const COLOURS: &[Colour] = &[
    Colour("paper", "#f3ead4", "#131b25"),
    Colour("plain", "#ece4c6", "#172328"),
    Colour("ink", "#33434c", "#0a0f16"),
    Colour("compass", "#8a7a56", "#4a5a6a"),
    Colour("buoy-number", "#4c7d8a", "#8fb8cc"),
    Colour("card", "#fbf4e2", "#d9ccb0"),
    Colour("card-ink", "#33434c", "#2a333c"),
    Colour("cloud", "#e3e8ea", "#c3ccd2"),
    Colour("cloud-dark", "#8b98a2", "#6d7983"),
    Colour("faint", "#b9ab87", "#33414f"),
    // The river and its land.
    Colour("water", "#9ac6cf", "#1a3d59"),
    Colour("shallow", "#b9dad9", "#23506b"),
    Colour("current", "#b4d8dc", "#285472"),
    Colour("grid", "#dcefee", "#3a6a88"),
    Colour("waterline", "#6fa3ad", "#3c6f8a"),
    Colour("bank", "#dcdcae", "#1c302e"),
    Colour("coast", "#6d7d6a", "#070c12"),
    Colour("sand", "#ecd9a4", "#4d4a38"),
    Colour("sand-dark", "#c3a76a", "#6d6448"),
    Colour("land", "#b3c187", "#223d35"),
    Colour("meadow", "#c6cf98", "#28483c"),
    Colour("tree-foot", "#4a6a49", "#0c1d1a"),
    Colour("tree-crown", "#6e9360", "#1c3d33"),
    Colour("tree-light", "#84a86d", "#27503f"),
    Colour("field", "#e6d294", "#3a3c2b"),
    Colour("field-green", "#c3cd8f", "#2b4030"),
    Colour("field-pale", "#efe2b4", "#454532"),
    Colour("furrow-green", "#a3b274", "#223528"),
    Colour("mist", "#f6f0df", "#202c39"),
    // Buildings.
    Colour("wood", "#b98a56", "#6b5136"),
    Colour("wood-dark", "#7b5631", "#33261a"),
    Colour("wood-light", "#d8b07a", "#8a6c49"),
    Colour("log", "#94714c", "#5d4832"),
    Colour("berth-red", "#c0392b", "#e0705f"),
    Colour("berth-blue", "#2f6fae", "#74aee2"),
    Colour("berth-coal", "#3b3b40", "#98a1ae"),
    Colour("roof-red", "#c0392b", "#8e2f26"),
    Colour("roof-red-shade", "#962a20", "#6a211b"),
    Colour("roof-blue", "#2f6fae", "#2b5788"),
    Colour("roof-blue-shade", "#235488", "#1f4068"),
    Colour("roof-coal", "#3b3b40", "#2c2d33"),
    Colour("roof-coal-shade", "#26262b", "#1b1c21"),
    Colour("roof-brick", "#b8694a", "#6f4434"),
    Colour("roof-brick-shade", "#9a5238", "#583428"),
    Colour("roof-slate", "#7f8b95", "#47525c"),
    Colour("roof-slate-shade", "#69747e", "#38424b"),
    Colour("street", "#e8dcbb", "#3c3f3a"),
    Colour("stone", "#b7ae9a", "#5b5f60"),
    Colour("coal", "#2b2c31", "#131419"),
    Colour("coal-glint", "#71757f", "#4c525e"),
    Colour("glow", "#ffcb6b00", "#ffcb6b1e"),
    Colour("window", "#4a3a30", "#ffd98a"),
    Colour("lantern", "#d8a63e", "#ffdf9a"),
    Colour("brass", "#c79a3d", "#d9b05a"),
    Colour("brass-dark", "#8a6420", "#8a6a2c"),
    // Boats.
    Colour("deck", "#f2e3c0", "#c9b58c"),
    Colour("plank", "#d9c294", "#a8946c"),
    Colour("white", "#fffaf0", "#f2ead8"),
    Colour("boat-red", "#b3261e", "#bb2f26"),
    Colour("boat-orange", "#f0932b", "#ef962f"),
    Colour("boat-blue", "#1f5fa8", "#2566b0"),
    Colour("boat-green", "#2f9e6e", "#35a475"),
    Colour("boat-pink", "#f0a8cc", "#eea6c9"),
    Colour("boat-white", "#fbf6ea", "#f6f0e2"),
    Colour("boat-black", "#2a2a2f", "#232328"),
    Colour("speed", "#c8322b", "#c8322b"),
    Colour("wheel-coal", "#2b2c31", "#1c1d22"),
    Colour("skin", "#f0c9a0", "#d6ae86"),
    Colour("coat", "#7a4a86", "#8c5c98"),
    // Niagara.
    Colour("hill", "#d3cd9f", "#20332f"),
    Colour("hill-line", "#9c9468", "#3a4c44"),
    Colour("rock", "#a79c8b", "#3b4048"),
    Colour("rock-light", "#c3b9a6", "#565d66"),
    Colour("rock-dark", "#7d7364", "#262b32"),
    Colour("foam", "#ffffff", "#cfe0ea"),
    Colour("fall", "#d4e9ea", "#4f7f9a"),
    Colour("glass", "#ffffff66", "#a8d4ea30"),
    Colour("glass-edge", "#ffffff", "#8fc0d8"),
    Colour("canoe-brown", "#5c3a20", "#5f3d22"),
    Colour("canoe-yellow", "#f4c531", "#efc033"),
    Colour("canoe-red", "#cf3a2e", "#d2402f"),
    Colour("canoe-blue", "#2266b4", "#2a6cba"),
    Colour("canoe-green", "#56b48a", "#58b48b"),
    Colour("amethyst", "#b07fd8", "#b98be0"),
    Colour("amethyst-light", "#d9c0ef", "#dcc6f2"),
    Colour("diamond", "#f4fbff", "#e6f2fa"),
    Colour("diamond-light", "#c9dde8", "#b9d2e0"),
    Colour("amber", "#eeb42c", "#f0b838"),
    Colour("amber-light", "#fbdc86", "#fbdc86"),
    Colour("sapphire", "#1d4a9c", "#2350a6"),
    Colour("sapphire-light", "#6f9ada", "#7aa4e2"),
    Colour("ruby", "#b5193c", "#bd2244"),
    Colour("ruby-light", "#ee8199", "#f08ca2"),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Red, green and blue in linear light.
    type Light = [f64; 3];

    fn light(hex: &str) -> Light {
        [1, 3, 5].map(|start| {
            let part = f64::from(u8::from_str_radix(&hex[start..start + 2], 16).unwrap()) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// How each kind of colour vision perceives light (Machado, Oliveira and Fernandes 2009, full severity).
    const KINDS: [(&str, [Light; 3]); 4] = [
        ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        ("protanopia", [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]]),
        ("deuteranopia", [[0.3673, 0.8606, -0.2280], [0.2801, 0.6726, 0.0473], [-0.0118, 0.0429, 0.9689]]),
        ("tritanopia", [[1.2555, -0.0768, -0.1787], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]]),
    ];

    /// A colour as CIE L*a*b*, in which distances match perceived differences.
    fn lab(light: Light, seen: [Light; 3]) -> [f64; 3] {
        let dot = |row: Light, light: Light| row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>();
        let light = seen.map(|row| dot(row, light).clamp(0.0, 1.0));
        let bend = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
        let x = bend(dot([0.4124, 0.3576, 0.1805], light) / 0.9505);
        let y = bend(dot([0.2126, 0.7152, 0.0722], light));
        let z = bend(dot([0.0193, 0.1192, 0.9505], light) / 1.089);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    fn check(prefix: &str, names: &[&str], least: f64) {
        let colour = |name: &str| COLOURS.iter().find(|colour| colour.0 == format!("{prefix}{name}")).unwrap();
        for theme in [Theme::Day, Theme::Night] {
            for (kind, seen) in KINDS {
                for (index, one) in names.iter().enumerate() {
                    for other in &names[..index] {
                        let [a, b] = [one, other].map(|name| lab(light(colour(name).at(theme)), seen));
                        let apart = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt();
                        assert!(apart > least, "{theme:?}, {kind}: {one} and {other} are {apart:.0} apart");
                    }
                }
            }
        }
    }

    #[test]
    fn boats_can_be_told_apart_by_everybody() {
        check("boat-", &["red", "orange", "blue", "green", "pink", "white", "black"], 20.0);
    }

    #[test]
    fn canoes_can_be_told_apart_by_everybody() {
        check("canoe-", &["brown", "yellow", "red", "blue", "green"], 15.0);
    }

    #[test]
    fn gems_can_be_told_apart_by_everybody() {
        check("", &["amethyst", "diamond", "amber", "sapphire", "ruby"], 15.0);
    }
}
