// Owns: finding visible or spoken text that stands in a component instead of a locale file.
// Used by: the check of locales.
import { maskSource } from './locale-source.mjs';

const spoken =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|aria-placeholder|alt|placeholder|title|label';

/**
 * Places of a .tsx source with text of its own: Han characters anywhere but in comments, words
 * between tags, words in an attribute that is read out.
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function findRawText(source) {
  const { masked, strings, comments } = maskSource(source);
  const found = new Map();
  const add = (at, text) => {
    const line = source.slice(0, at).split('\n').length;
    if (!found.has(line)) found.set(line, text.trim());
  };
  const inComment = (at) =>
    comments.some(({ start, text }) => at >= start && at < start + text.length);
  for (const match of source.matchAll(/\p{Script=Han}+/gu)) {
    if (!inComment(match.index)) add(match.index, match[0]);
  }
  for (const match of masked.matchAll(/(?<!=)>\s*(\p{L}[^<>{}()=;]*)<\//gu))
    add(match.index, match[1]);
  const valueAt = new Map(strings.map(({ start, value }) => [start, value]));
  for (const match of masked.matchAll(new RegExp(`(?<=\\s)(?:${spoken})=\\{?(?=['"])`, 'g'))) {
    const value = valueAt.get(match.index + match[0].length) ?? '';
    if (/\p{L}/u.test(value)) add(match.index, value);
  }
  return [...found].map(([line, text]) => ({ line, text }));
}
