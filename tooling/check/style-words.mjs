// Owns: which words of a text the section Style of CONTRIBUTING names, by cspell.
// Must not know: where the text is from.
// Used by: the check of style.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { root } from '../process/workspace.mjs';

const settings = JSON.parse(readFileSync(join(root, 'cspell.json'), 'utf8'));

/** What to write instead, a line for each word. */
export async function wordFaults(file, text) {
  const document = { uri: file, text, languageId: 'plaintext', locale: 'en' };
  const { issues } = await spellCheckDocument(
    document,
    { noConfigSearch: true, generateSuggestions: true },
    { ...settings, loadDefaultConfiguration: false },
  );
  return issues
    .filter(({ isFlagged }) => isFlagged)
    .map(({ line, text: word, suggestionsEx = [] }) => {
      const number = text.slice(0, line.offset).split('\n').length;
      const better = suggestionsEx.map(({ word: one }) => one).join(', ');
      return `${file}:${number}: "${word}" here, better: ${better}\n  ${line.text.trim()}`;
    });
}
