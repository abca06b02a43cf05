// Owns: the pseudo-locale: the texts of a language as a longer language would have them.
// Must not know: where it is shown; no portal ships it.
// Used by: the storybook's toolbar, the journeys that look for clipped text.

/** What a text is looked at with besides the portal's own languages. */
export const pseudoLocale = 'pseudo';

const plain = 'AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const accented = 'ÀàÇçĎďÉéĜĝĤĥÎîĴĵĶķĹĺÑñÖöŘřŠšŤťÛûŴŵÝýŽž';
const accents = new Map([...plain].map((letter, place) => [letter, accented[place] ?? letter]));

/** What is filled in later (`{{day}}`), marks (`<terms>`), and what i18next nests (`$t(key)`). */
const machinery = /(\{\{.*?\}\}|<\/?\w+\/?>|\$t\(.*?\))/;

/** How much longer a text becomes: translations of short labels are commonly so. */
const growth = 0.4;

/**
 * A text in the pseudo-locale: between brackets, so that a missing one shows what is cut off, with accents, which
 * stand higher than letters, and longer by its own beginning, which breaks where the text breaks. What is filled in
 * or marked stays.
 */
export function pseudoText(text: string): string {
  const parts = text.split(machinery);
  // Every second part is machinery.
  const words = parts.filter((_, index) => index % 2 === 0).join('');
  const letters = [...words.trim()];
  if (letters.length === 0) return text;
  const added = letters.slice(0, Math.ceil(letters.length * growth)).join('');
  const body = parts.map((part, index) => (index % 2 === 0 ? withAccents(part) : part)).join('');
  return `[${body}${withAccents(added)}]`;
}

/** Every text of a namespace in the pseudo-locale. */
export function pseudoTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, pseudoValue(value)] as const),
  );
}

function pseudoValue(value: unknown): unknown {
  if (typeof value === 'string') return pseudoText(value);
  return typeof value === 'object' && value !== null ? pseudoTexts(value) : value;
}

function withAccents(text: string): string {
  return [...text].map((letter) => accents.get(letter) ?? letter).join('');
}
