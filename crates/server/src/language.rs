//! The language of a request.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use words::Lang;

/// The language that a reader likes best among those that we have.
pub(crate) fn of(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tags = wanted.split(',').filter_map(|tag| {
        let mut parts = tag.split(';');
        let lang = Lang::from_tag(parts.next()?.trim())?;
        let quality = parts.find_map(|part| part.trim().strip_prefix("q=")?.parse::<f32>().ok()).unwrap_or(1.0);
        (quality > 0.0).then_some((lang, quality))
    });
    // Of equals the first one counts.
    let best = tags.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map_or(Lang::En, |(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_ours_is_taken() {
        for (wanted, lang) in [
            ("", Lang::En),
            ("it", Lang::It),
            ("es-ES, fr;q=0.5, de-CH;q=0.8", Lang::De),
            ("ru;q=0, *;q=0.1", Lang::En),
            ("de;q=x, ru", Lang::De),
            (";;;,,q=", Lang::En),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, wanted.parse().unwrap());
            assert_eq!(of(&headers), lang, "{wanted}");
        }
        assert_eq!(of(&HeaderMap::new()), Lang::En);
    }
}
