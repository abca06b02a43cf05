import type { overseas as calls, ResponseOf } from '@xinglin/contract';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { pinyin } from 'pinyin-pro';
import type { Locale } from '../../platform/context';

type Entry = ResponseOf<(typeof calls)['listCountries']>['items'][number];

/** Those that are chosen most (spec 2 §2.30). */
const hotCodes = ['US', 'GB', 'IT', 'DE', 'CA'] as const;

const known = getCountries();
const listed = new Map<Locale, readonly Entry[]>();

/** Whether there is such a country or region. */
export function isCountry(code: string): boolean {
  return known.some((one) => one === code);
}

/** What a country is called in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}

function indexOf(label: string, locale: Locale): string {
  const plain = locale.startsWith('zh')
    ? pinyin(label, { toneType: 'none', pattern: 'first', type: 'array' })[0]
    : label.normalize('NFD');
  return (plain?.[0] ?? '').toUpperCase();
}

/** Every country and region in a language, by letter and then by name. */
function countriesIn(locale: Locale): readonly Entry[] {
  const before = listed.get(locale);
  if (before) return before;
  const order = new Intl.Collator(locale);
  const entries = known
    .map((labelCode) => {
      const label = countryName(labelCode, locale);
      const value = `+${getCountryCallingCode(labelCode)}`;
      return { label, labelCode, value, index: indexOf(label, locale) };
    })
    .toSorted((one, other) =>
      one.index === other.index
        ? order.compare(one.label, other.label)
        : one.index < other.index
          ? -1
          : 1,
    );
  listed.set(locale, entries);
  return entries;
}

/** What a person chooses a country from. */
export function countryChoice(locale: Locale) {
  const items = [...countriesIn(locale)];
  const hot = hotCodes.flatMap((code) => items.filter(({ labelCode }) => labelCode === code));
  return { hot, items };
}
