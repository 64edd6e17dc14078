//! Tables for people.

/// Rows of cells, each column as wide as it has to be: the first to the left, the others to the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let line = |row: &Vec<String>| {
        let cell = |(column, (cell, &width)): (usize, (&String, &usize))| {
            if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
        };
        let cells: Vec<String> = row.iter().zip(&widths).enumerate().map(cell).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let rows = [["bot", "wins"], ["very-hard", "7"], ["é", "1000"]];
        let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
        assert_eq!(columns(&rows), "bot        wins\nvery-hard     7\né          1000\n");
    }
}
