//! What holds for the art by itself.

use draw::{Draw, Theme, picture, style};
use mississippi::Queen;
use niagara::Niagara;
use resvg::usvg::roxmltree::{Document, Node};
use std::collections::BTreeSet;

fn wrapped<G: Draw>() -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{}</svg>", G::art())
}

/// The ids of the art's groups.
pub(crate) fn ids<G: Draw>() -> BTreeSet<String> {
    let text = wrapped::<G>();
    let document = Document::parse(&text).expect("the art is well-formed");
    document.root_element().children().filter_map(|group| group.attribute("id")).map(Into::into).collect()
}

/// The classes that the art names.
fn classes<G: Draw>() -> BTreeSet<String> {
    let text = wrapped::<G>();
    let document = Document::parse(&text).expect("the art is well-formed");
    let named = document.descendants().filter_map(|element| element.attribute("class"));
    named.flat_map(|classes| classes.split(' ').map(Into::into).collect::<Vec<String>>()).collect()
}

fn check_groups<G: Draw>() {
    let text = wrapped::<G>();
    let document = Document::parse(&text).expect("the art is well-formed");
    let mut seen = BTreeSet::new();
    for group in document.root_element().children().filter(Node::is_element) {
        let id = group.attribute("id").expect("every group has a name");
        assert_eq!(group.tag_name().name(), "g", "{id}");
        assert!(seen.insert(id), "{id} is there twice");
        assert!(group.has_children(), "{id} is empty");
    }
    let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.len(), seen.len(), "only the groups have names");
}

#[test]
fn art_is_a_list_of_named_groups() {
    check_groups::<Queen>();
    check_groups::<Niagara>();
}

#[test]
fn panels_find_what_they_show() {
    let queen = ids::<Queen>();
    for boat in mississippi::BoatId::ALL {
        assert!(queen.contains(&format!("mq-icon-boat-{boat}")));
    }
    for icon in ["coal", "passenger", "wheel"] {
        assert!(queen.contains(&format!("mq-icon-{icon}")), "{icon}");
    }
    let niagara = ids::<Niagara>();
    let gems = niagara::Gem::ALL.map(|gem| gem.to_string());
    let canoes = niagara::Colour::ALL.map(|colour| format!("canoe-{colour}"));
    let cards = niagara::Card::ALL.map(|card| format!("card-{card}"));
    let others = ["card-back", "ring", "weather-m1", "weather-0", "weather-1", "weather-2"].map(String::from);
    for icon in gems.iter().chain(&canoes).chain(&cards).chain(&others) {
        assert!(niagara.contains(&format!("ni-icon-{icon}")), "{icon}");
    }
}

/// The ground of a picture is not in the art.
const BESIDE_ART: [&str; 1] = ["pw-paper"];

#[test]
fn every_class_has_a_rule_and_every_rule_a_use() {
    let sheet = style();
    let mut used: BTreeSet<String> = classes::<Queen>().union(&classes::<Niagara>()).cloned().collect();
    used.extend(BESIDE_ART.map(String::from));
    let ruled = sheet.lines().filter_map(|line| line.strip_prefix('.')?.split_once('{'));
    let ruled: BTreeSet<String> = ruled.map(|(class, _)| class.to_owned()).collect();
    assert_eq!(used.difference(&ruled).collect::<Vec<_>>(), Vec::<&String>::new(), "classes without a rule");
    assert_eq!(ruled.difference(&used).collect::<Vec<_>>(), Vec::<&String>::new(), "rules that nothing uses");
}

#[test]
fn every_colour_of_the_sheet_is_defined_by_day_and_by_night() {
    let sheet = style();
    let mut lines = sheet.lines();
    let (day, night) = (lines.next().unwrap_or_default(), lines.next().unwrap_or_default());
    let uses = sheet.split("var(").skip(1).filter_map(|rest| rest.split_once(')'));
    let uses: BTreeSet<&str> = uses.map(|(name, _)| name).collect();
    for name in &uses {
        let definition = format!("{name}:");
        assert!(day.contains(&definition) && night.contains(&definition), "{name}");
    }
    let defined = day.split("--").skip(1).filter_map(|rest| rest.split_once(':'));
    for (name, _) in defined {
        assert!(uses.contains(format!("--{name}").as_str()), "{name} is never used");
    }
}

#[test]
fn a_tile_stays_light() {
    let text = wrapped::<Queen>();
    let document = Document::parse(&text).expect("the art is well-formed");
    for group in document.root_element().children() {
        let Some(id) = group.attribute("id").filter(|id| id.starts_with("mq-tile-")) else { continue };
        let size = group.range().len();
        assert!((2_000..12_000).contains(&size), "{id} has {size} bytes");
    }
}

#[test]
fn pictures_use_what_every_renderer_knows() {
    let picture = picture::<Queen>(&draw::Scene::default(), Theme::Night);
    for word in ["var(", "$", "filter", "mask", "Gradient"] {
        assert!(!picture.contains(word), "{word}");
    }
}
