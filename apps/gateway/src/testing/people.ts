import { convertIdCard15To18 } from '@xinglin/rules';

let cards = 0;

/** An ID card number that holds and was not given out in this test before; born on `birth` (YYMMDD of the 1900s), odd is male. */
export function newIdCard(birth = '850307', sex: 'female' | 'male' = 'female'): string {
  cards += 1;
  const sequence = String(cards * 2 + (sex === 'male' ? 1 : 0)).padStart(3, '0');
  const number = convertIdCard15To18(`330102${birth}${sequence}`);
  if (number === null) throw new Error('no such ID card');
  return number;
}

/** What an adult types to be added. */
export function newAdult(fields: Record<string, unknown> = {}) {
  return {
    name: '沈知秋',
    relation: 'other',
    cardType: 'idCard',
    cardNo: newIdCard(),
    mobile: '13912345678',
    consent: true,
    ...fields,
  };
}
