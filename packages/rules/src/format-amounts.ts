/**
 * A price (spec 1 §5): cents divided by 100 with 2 decimals, as in `¥38.00`. `decimals: 'auto'`
 * leaves out `.00`, for a price that is followed by a word. Throws a `RangeError` for anything but
 * integer cents: a wrong price is worse than none.
 */
export function formatCents(cents: number, options: { decimals?: 'always' | 'auto' } = {}): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not integer cents: ${cents}`);
  const absolute = Math.abs(cents);
  const yuan = Math.floor(absolute / 100);
  const rest = absolute % 100;
  const decimals =
    rest === 0 && options.decimals === 'auto' ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${cents < 0 ? '-' : ''}¥${yuan}${decimals}`;
}

/**
 * A count at a glance: under ten thousand as it is, from there in 万 with one decimal, a zero decimal dropped (5100,
 * 1.2万). Languages without 万 group the digits and go on in K and M (5,100, 12K). The specification's "k" from 1000 on
 * (1 §5) is no Chinese figure and is not followed. Digits are cut, not rounded, so that a figure never promises more
 * than there is. `count` is an integer ≥ 0.
 */
export function formatCount(count: number, locale: string): string {
  const unit = tenThousands(locale);
  if (count < 10_000) return unit === null ? grouped(count) : String(count);
  if (unit !== null) return cut(count, 10_000, unit);
  return count < 1_000_000 ? `${Math.floor(count / 1000)}K` : cut(count, 1_000_000, 'M');
}

/**
 * The second rule for counts (spec 1 §5): 10000 or more in ten-thousands with 1 decimal, which
 * stays when it is zero; smaller ones as they are. Languages without 万 group the digits instead.
 */
export function formatCountInTenThousands(count: number, locale: string): string {
  if (count < 10_000) return String(count);
  const unit = tenThousands(locale);
  if (unit === null) return grouped(count);
  return `${(Math.floor(count / 1000) / 10).toFixed(1)}${unit}`;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function tenThousands(locale: string): string | null {
  if (!locale.startsWith('zh')) return null;
  return locale === 'zh-Hant' ? '萬' : '万';
}

function cut(count: number, size: number, unit: string): string {
  return `${Math.floor(count / (size / 10)) / 10}${unit}`;
}

/**
 * A distance from metres: to ten metres below one kilometre, then kilometres with one decimal, from
 * 100 km on without.
 */
export function formatDistance(metres: number, locale: string): string {
  const [kilometre, metre] = !locale.startsWith('zh')
    ? [' km', ' m']
    : locale === 'zh-Hant'
      ? ['公里', '公尺']
      : ['公里', '米'];
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1000) return `${tens}${metre}`;
  const tenths = Math.round(metres / 100) / 10;
  return `${tenths < 100 ? tenths : Math.round(metres / 1000)}${kilometre}`;
}
