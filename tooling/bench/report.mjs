// Owns: how measurements become a document: tables, and one list of what is held.
// Must not know: what is measured.
// Used by: the bench and its sections.

export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (time) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
export const seconds = (time) => `${(time / 1000).toFixed(1)} s`;
export const times = (ratio) => `${ratio.toFixed(2)}×`;

/** A table of Markdown; the first column is text, the others are figures. */
export function markdownTable(header, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(header),
    line(header.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

/**
 * One figure of the overview.
 * @param {string} name
 * @param {number} value
 * @param {{ most?: number, least?: number }} bounds
 * @param {(value: number) => string} text how value and bounds are written
 */
export function figure(name, value, { most, least }, text) {
  const held = (most === undefined || value <= most) && (least === undefined || value >= least);
  const bounds = [
    ...(least === undefined ? [] : [`≥ ${text(least)}`]),
    ...(most === undefined ? [] : [`≤ ${text(most)}`]),
  ];
  return [name, text(value), bounds.join(', '), held ? 'yes' : '**no**'];
}

/** The name of the greatest of some values, with the value. */
export function greatest(values) {
  return Object.entries(values).reduce((one, other) => (other[1] > one[1] ? other : one));
}

/**
 * A document of sections.
 * @param {string} introduction
 * @param {readonly { title: string, figures: readonly string[][], lines: readonly string[] }[]} sections
 */
export function document(introduction, sections) {
  const overview = markdownTable(
    ['figure', 'measured', 'to hold', 'held'],
    sections.flatMap(({ figures }) => figures),
  );
  const parts = sections
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ title, lines }) => [`## ${title}`, '', ...lines, '']);
  return `${['# Benchmarks', '', introduction, '', overview, '', ...parts].join('\n').trimEnd()}\n`;
}
