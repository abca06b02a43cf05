import { setTimeout as wait } from 'node:timers/promises';
import type { NamedNumber, RealNameMatch } from './provider';

/** People whom the sandbox's register knows by name: their numbers fit no other. */
const residents: Readonly<Record<string, string>> = {
  '330102198503070029': '王芳',
};

/** For how long the register thinks about a number of the third kind below. */
const slowMs = 5_000;

/**
 * The sandbox's register of residents. A number it knows fits its owner's name alone; of any other the three digits
 * before the last tell: 999 belongs to another person, 998 finds the register out of order, 997 is slow, and all
 * others fit any name. A bank card belongs to another person by its own 999.
 */
export async function sandboxRegister({
  name,
  idNumber,
  bankCard,
}: NamedNumber): Promise<RealNameMatch> {
  if (bankCard?.cardNo.slice(-4, -1) === '999') return 'mismatched';
  const resident = residents[idNumber];
  if (resident !== undefined) return resident === name ? 'matched' : 'mismatched';
  const sequence = idNumber.slice(14, 17);
  if (sequence === '999') return 'mismatched';
  if (sequence === '998') return 'unavailable';
  if (sequence === '997') await wait(slowMs);
  return 'matched';
}
