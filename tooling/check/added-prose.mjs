// Owns: the prose that a change adds: comments, titles of tests, documents.
// Must not know: which words are good.
// Used by: the check of style.
const code = /\.(?:tsx?|mjs|js)$/;
const title = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(?:\[.*\], *)?(['"`])(.*)\1/;
const eachTitle = /^\s*\]\)\((['"`])(.*)\1/;
const comment = /^\s*(?:\/\/|\/\*\*?|\*)(.*)$/;
const lateComment = /\s\/\/ (.*)$/;

/** What a line of a file says to its reader; empty for what only a machine reads. */
export function proseOf(file, line) {
  if (file.endsWith('.md')) return line;
  if (!code.test(file)) return '';
  const found = comment.exec(line)?.[1] ?? lateComment.exec(line)?.[1];
  return found ?? (title.exec(line) ?? eachTitle.exec(line))?.[2] ?? '';
}

/**
 * The added prose of a diff without context (`git diff -U0`), by file: each text has the line at its own number and is
 * empty elsewhere.
 * @param {string} diff
 * @returns {Map<string, string>}
 */
export function addedProse(diff) {
  const files = new Map();
  let file = null;
  let number = 0;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) {
      file = line.startsWith('+++ b/') ? line.slice(6) : null;
    } else if (line.startsWith('@@')) {
      number = Number(/\+(\d+)/.exec(line)[1]);
    } else if (line.startsWith('+') && file !== null) {
      const lines = files.get(file) ?? [];
      lines[number - 1] = proseOf(file, line.slice(1));
      files.set(file, lines);
      number += 1;
    }
  }
  return new Map(
    [...files].map(([name, lines]) => [name, Array.from(lines, (one) => one ?? '').join('\n')]),
  );
}
