import type { I18n } from '@xinglin/i18n';
import type { TFunction } from 'i18next';

/**
 * Looks a text without values up once: each look-up copies all options of i18next, and a page asks for a hundred.
 * Only for an instance whose texts are all there and never change.
 */
export function rememberTexts(i18n: I18n): I18n {
  const lookUp = i18n.getFixedT.bind(i18n);
  const scopes = new Map<string, TFunction>();
  i18n.getFixedT = ((...scope: Parameters<typeof lookUp>): TFunction => {
    const key = JSON.stringify(scope);
    const known = scopes.get(key) ?? remembering(lookUp(...scope));
    scopes.set(key, known);
    return known;
  }) as typeof lookUp;
  return i18n;
}

function remembering(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const remembered = (...input: Parameters<TFunction>): string => {
    // i18n-keys: literals
    const [key] = input;
    if (input.length > 1 || typeof key !== 'string') return t(...input);
    const known = texts.get(key) ?? t(key);
    texts.set(key, known);
    return known;
  };
  // What i18next puts on the function, react-i18next reads.
  return Object.assign(remembered, t) as TFunction;
}
