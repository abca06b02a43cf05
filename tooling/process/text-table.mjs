// Owns: a table of text for the terminal, its columns in line also with Chinese characters.
// Must not know: what is shown.
// Used by: start, test, spec:coverage and the bench.

/** How many columns a text takes in a terminal: a Chinese character takes two. */
function width(text) {
  let columns = 0;
  for (const character of text) columns += /[\u1100-\u115f\u2e80-\uffef]/u.test(character) ? 2 : 1;
  return columns;
}

/** Rows of text as a table, its columns as wide as their widest cell. */
export function table(header, rows) {
  const lines = [header, ...rows];
  const widths = header.map((_, column) =>
    Math.max(...lines.map((cells) => width(cells[column] ?? ''))),
  );
  const line = (cells) =>
    cells
      .map((cell, column) => cell + ' '.repeat(widths[column] - width(cell)))
      .join('  ')
      .trimEnd();
  return [line(header), widths.map((columns) => '-'.repeat(columns)).join('  '), ...rows.map(line)]
    .map((text) => `  ${text}`)
    .join('\n');
}
