import type { OtherCurrency } from './provider';

/** The only currency that is charged, booked and refunded. */
export const ourCurrency = 'CNY';

/** The first of the currencies that a provider names which is not ours; null where all are ours or none is named. */
export function otherCurrencyOf(
  subject: string,
  named: readonly (string | null | undefined)[],
): OtherCurrency | null {
  const other = named.find(
    (one) => one !== undefined && one !== null && one !== '' && one !== ourCurrency,
  );
  return other === undefined || other === null ? null : { otherCurrency: other, subject };
}
