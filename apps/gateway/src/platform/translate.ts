import { Converter } from 'opencc-js/cn2t';
import { pinyin } from 'pinyin-pro';
import type { Localised, LocalisedList } from './localised';

const convert = Converter({ from: 'cn', to: 'twp' });
const converted = new Map<string, string>();

/** Simplified to Traditional, as the interface's own texts are converted; short texts are remembered. */
export function toTraditional(simplified: string): string {
  const known = converted.get(simplified);
  if (known !== undefined) return known;
  // OpenCC prefers the older form of the one character that departments have.
  const traditional = convert(simplified).replaceAll('溼', '濕');
  // A full seed converts hundreds of thousands of long texts once each; only short ones come again.
  if (simplified.length <= 40) converted.set(simplified, traditional);
  return traditional;
}

/** A text in all languages from its Simplified Chinese and its English. */
export function localised(simplified: string, english: string): Localised {
  return { 'zh-Hans': simplified, 'zh-Hant': toTraditional(simplified), en: english };
}

/** The same for a list of short texts. */
export function localisedList(pairs: readonly (readonly [string, string])[]): LocalisedList {
  return {
    'zh-Hans': pairs.map(([simplified]) => simplified),
    'zh-Hant': pairs.map(([simplified]) => toTraditional(simplified)),
    en: pairs.map(([, english]) => english),
  };
}

/** Latin syllables without tones: `['hang', 'zhou']`. ü is written v, as it is typed. */
export function syllables(chinese: string): string[] {
  return pinyin(chinese, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' });
}

/** Latin syllables of a person's name, in which 曾 is zeng and 单 is shan. */
export function nameSyllables(chinese: string): string[] {
  return pinyin(chinese, { toneType: 'none', type: 'array', v: true, surname: 'head' });
}

/** `['hang', 'zhou']` → `Hangzhou`, `['xi', 'an']` → `Xi'an`. */
export function romanised(parts: readonly string[]): string {
  const joined = parts
    .map((part, place) => (place > 0 && /^[aeo]/.test(part) ? `'${part}` : part))
    .join('')
    .replaceAll('v', 'ü');
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
