import { convertIdCard15To18 } from '@xinglin/rules';

let cards = 0;

/** Districts of Hangzhou, and how many numbers of one sex each has for a day of birth. */
const districts = ['330102', '330105', '330106', '330108', '330109', '330110'];
const cardsOfDistrict = 499;

/** An ID card number that holds and was not given out in this test before; born on `birth` (YYMMDD of the 1900s), odd is male. */
export function newIdCard(birth = '850307', sex: 'female' | 'male' = 'female'): string {
  const district = districts[Math.floor(cards / cardsOfDistrict)] ?? '';
  const place = (cards % cardsOfDistrict) + 1;
  cards += 1;
  const sequence = String(place * 2 + (sex === 'male' ? 1 : 0)).padStart(3, '0');
  const number = convertIdCard15To18(`${district}${birth}${sequence}`);
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
