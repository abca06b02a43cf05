// Owns: what stands in a Dockerfile, as far as ours go.
// Must not know: what is expected of it.
// Used by: the test of the images, and the journey that starts processes as they would.

/**
 * Its instructions in order, each on one line.
 * @param {string} text
 * @returns {{ word: string, rest: string }[]}
 */
export function instructionsOf(text) {
  return text
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+) (.*)$/u.exec(line) ?? [];
      return { word, rest };
    });
}

/**
 * The words of an instruction without its options.
 * @param {string} rest
 * @returns {string[]}
 */
export const wordsOf = (rest) => rest.split(/\s+/u).filter((word) => !word.startsWith('--'));
