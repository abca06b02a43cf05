import { randomInt } from 'node:crypto';
import { dayAt } from '@xinglin/rules';

/**
 * A new order number: the day where it takes place and twelve random digits. It can be read out on the
 * phone and tells neither how many orders there are nor what the next one is called.
 */
export function newOrderNo(now: Date, timeZone: string): string {
  const digits =
    `${randomInt(1_000_000)}`.padStart(6, '0') + `${randomInt(1_000_000)}`.padStart(6, '0');
  return dayAt(now, timeZone).replaceAll('-', '').slice(2) + digits;
}
