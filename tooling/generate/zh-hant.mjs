import { Converter } from 'opencc-js/cn2t';

/**
 * What people change by hand. `phrases` maps a Simplified phrase to its Traditional form wherever
 * it stands, before OpenCC sees the rest; `texts` maps `namespace:key` to a whole text.
 * @typedef {{ phrases: Record<string, string>, texts: Record<string, string> }} Overrides
 */

/**
 * A converter from Simplified Chinese to the Traditional of patients in Hong Kong, Macao and
 * Taiwan: OpenCC with Taiwan's words for software terms, the phrases of the hand-kept list first.
 * @param {Overrides} overrides
 */
export function createZhHant(overrides) {
  const open = Converter({ from: 'cn', to: 'twp' });
  // OpenCC prefers the older form of the one character that departments have.
  const convert = (source) => open(source).replaceAll('溼', '濕');
  const phrases = Object.keys(overrides.phrases).sort((one, other) => other.length - one.length);
  const splitter = phrases.length > 0 ? new RegExp(`(${phrases.map(escape).join('|')})`) : null;
  const used = new Set();

  function text(source) {
    if (splitter === null) return convert(source);
    return source
      .split(splitter)
      .map((part) => {
        if (!Object.hasOwn(overrides.phrases, part)) return convert(part);
        used.add(part);
        return overrides.phrases[part];
      })
      .join('');
  }

  function tree(namespace, source, prefix) {
    return Object.fromEntries(
      Object.entries(source).map(([key, value]) => {
        const path = `${prefix}${key}`;
        if (typeof value !== 'string') return [key, tree(namespace, value, `${path}.`)];
        const id = `${namespace}:${path}`;
        if (!Object.hasOwn(overrides.texts, id)) return [key, text(value)];
        used.add(id);
        return [key, overrides.texts[id]];
      }),
    );
  }

  return {
    /** One text. */
    text,
    /** All texts of a namespace, in the order of the source. */
    texts: (namespace, source) => tree(namespace, source, ''),
    /** Whole-text overrides that no text of the source asked for. */
    unusedTexts: () => Object.keys(overrides.texts).filter((id) => !used.has(id)),
  };
}

function escape(phrase) {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
