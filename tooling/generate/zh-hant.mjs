import { traditionalText } from '../../packages/traditional/src/index.ts';

/**
 * What people change by hand: `texts` maps `namespace:key` to a whole text. Words are of the converter's own list.
 * @typedef {{ texts: Record<string, string> }} Overrides
 */

/**
 * A converter of whole namespaces from Simplified Chinese to the Traditional of patients in Hong Kong, Macao and
 * Taiwan: the one there is, so that interface, agreements and data speak alike.
 * @param {Overrides} overrides
 */
export function createZhHant(overrides) {
  const used = new Set();

  function tree(namespace, source, prefix) {
    return Object.fromEntries(
      Object.entries(source).map(([key, value]) => {
        const path = `${prefix}${key}`;
        if (typeof value !== 'string') return [key, tree(namespace, value, `${path}.`)];
        const id = `${namespace}:${path}`;
        if (!Object.hasOwn(overrides.texts, id)) return [key, traditionalText(value)];
        used.add(id);
        return [key, overrides.texts[id]];
      }),
    );
  }

  return {
    /** One text. */
    text: traditionalText,
    /** All texts of a namespace, in the order of the source. */
    texts: (namespace, source) => tree(namespace, source, ''),
    /** Whole-text overrides that no text of the source asked for. */
    unusedTexts: () => Object.keys(overrides.texts).filter((id) => !used.has(id)),
  };
}
