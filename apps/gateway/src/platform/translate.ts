import { traditionalName, traditionalText } from '@xinglin/traditional';
import { pinyin } from 'pinyin-pro';
import type { Localised, LocalisedList } from './localised';

const converted = new Map<string, string>();

/**
 * Simplified to Traditional, as the interface's own texts are converted; short texts are remembered. `people` are names
 * that the text holds, which are no words.
 */
export function toTraditional(simplified: string, people: readonly string[] = []): string {
  if (people.length > 0) return withNames(simplified, people);
  const known = converted.get(simplified);
  if (known !== undefined) return known;
  const traditional = traditionalText(simplified);
  // A full seed converts hundreds of thousands of long texts once each; only short ones come again.
  if (simplified.length <= 40) converted.set(simplified, traditional);
  return traditional;
}

function withNames(simplified: string, [name = '', ...others]: readonly string[]): string {
  return simplified
    .split(name)
    .map((part) => toTraditional(part, others))
    .join(traditionalName(name));
}

/** A text in all languages from its Simplified Chinese and its English; see {@link toTraditional} for `people`. */
export function localised(
  simplified: string,
  english: string,
  people: readonly string[] = [],
): Localised {
  return { 'zh-Hans': simplified, 'zh-Hant': toTraditional(simplified, people), en: english };
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
