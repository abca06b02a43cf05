import { timeAt, type Moment } from '@xinglin/rules';

const noon = 12;

/** Hours at which a part of the day begins. */
const parts = [
  [0, 'night'],
  [5, 'early'],
  [9, 'morning'],
  [noon, 'noon'],
  [13, 'afternoon'],
  [18, 'evening'],
] as const;

/** An hour as it is said: "早上 8 点", "下午 2 点半". Texts: `directory:elder.hour.*`, `directory:elder.clock.*`. */
export function hourInWords(
  at: Moment,
  timeZone: string,
  t: (key: string, values: Record<string, unknown>) => string,
): string {
  const [hours = '', minute = ''] = timeAt(at, timeZone).split(':');
  const hour = Number(hours);
  const part = parts.findLast(([begin]) => begin <= hour)?.[1] ?? 'night';
  const exactness = minute === '00' ? 'full' : minute === '30' ? 'half' : 'minutes';
  // i18n-keys: directory:elder.clock.*
  const clock = t(`directory:elder.clock.${exactness}`, { hour: hour % noon || noon, minute });
  // i18n-keys: directory:elder.hour.*
  return t(`directory:elder.hour.${part}`, { clock });
}
