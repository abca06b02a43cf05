import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar';
import { convertIdCard15To18, parseIdCard } from './id-card';

/** The check character by another road: the ISO 7064 recurrence instead of the table of weights. */
function withCheckCharacter(digits: string): string {
  let product = 0;
  for (const digit of digits) product = ((product + Number(digit)) * 2) % 11;
  const check = (12 - product) % 11;
  return digits + (check === 10 ? 'X' : String(check));
}

const area = fc
  .tuple(
    fc.constantFrom(
      '11',
      '15',
      '21',
      '23',
      '33',
      '37',
      '41',
      '46',
      '50',
      '54',
      '61',
      '65',
      '71',
      '83',
    ),
    fc.integer({ min: 0, max: 9999 }),
  )
  .map(([province, place]) => province + String(place).padStart(4, '0'));
const order = fc.integer({ min: 0, max: 999 });
const birthDate = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays('1905-01-01', days));
const numberOf = (place: string, born: string, sequence: number): string =>
  withCheckCharacter(place + born.replaceAll('-', '') + String(sequence).padStart(3, '0'));

describe('parseIdCard', () => {
  test.each([
    ['11010519491231002X', '1949-12-31', 'female'],
    ['11010519491231002x', '1949-12-31', 'female'],
    ['440524188001010014', '1880-01-01', 'male'],
    ['130503670401001', '1967-04-01', 'male'],
    ['130503050401002', '2005-04-01', 'female'],
  ])('%s', (number, born, sex) => {
    expect(parseIdCard(number)).toMatchObject({
      valid: true,
      birthDate: born,
      sex,
      length: number.length,
    });
  });

  test.each([
    '',
    '1',
    '11010519491231002',
    '11010519491231002XX',
    '110105194912310021',
    '11010519491231002Y',
    '11010519490231002X',
    'X1010519491231002X',
    '130503671301001',
    '13050367022900x',
    '１１０１０５１９４９１２３１００２X',
    ' 11010519491231002X',
  ])('%j is refused', (number) => {
    expect(parseIdCard(number)).toEqual({ valid: false, length: number.length });
  });

  test('a well-made number gives back what it was made of', () => {
    fc.assert(
      fc.property(area, birthDate, order, (place, born, sequence) => {
        const number = numberOf(place, born, sequence);
        const [year, month, day] = born.split('-').map(Number);
        expect(parseIdCard(number)).toEqual({
          valid: true,
          year,
          month,
          day,
          length: 18,
          birthDate: born,
          sex: sequence % 2 === 0 ? 'female' : 'male',
        });
      }),
    );
  });

  test('one wrong digit, or two neighbours swapped, is always found', () => {
    fc.assert(
      fc.property(
        area,
        birthDate,
        order,
        fc.nat(16),
        fc.integer({ min: 1, max: 9 }),
        (place, born, sequence, at, by) => {
          const number = numberOf(place, born, sequence);
          const changed = String((Number(number[at]) + by) % 10);
          expect(parseIdCard(number.slice(0, at) + changed + number.slice(at + 1)).valid).toBe(
            false,
          );
          const swapped =
            number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
          expect(parseIdCard(swapped).valid).toBe(swapped === number);
        },
      ),
    );
  });

  test.each([
    '00',
    '10',
    '16',
    '24',
    '26',
    '38',
    '47',
    '55',
    '66',
    '70',
    '72',
    '80',
    '84',
    '91',
    '99',
  ])('no number begins with %s: there is no such area', (province) => {
    expect(parseIdCard(withCheckCharacter(`${province}010219850307002`)).valid).toBe(false);
  });

  test('any text is answered', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{15}$/), fc.stringMatching(/^\d{17}[\dXx]$/)),
        (text) => {
          const card = parseIdCard(text);
          expect(card.length).toBe(text.length);
          if (card.valid) expect([15, 18]).toContain(text.length);
        },
      ),
    );
  });
});

describe('convertIdCard15To18', () => {
  test.each([
    ['130503670401001', '130503196704010016'],
    ['130503090401001', withCheckCharacter('13050320090401001')],
    ['130503100401001', withCheckCharacter('13050319100401001')],
    ['130503670431001', null],
    ['13050367040100X', null],
    ['130503196704010016', null],
  ])('%s → %s', (short, long) => {
    expect(convertIdCard15To18(short)).toBe(long);
  });

  test('both forms say the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-6]\d{14}$/), (short) => {
        const long = convertIdCard15To18(short);
        if (long === null) expect(parseIdCard(short).valid).toBe(false);
        else expect(parseIdCard(short)).toEqual({ ...parseIdCard(long), length: 15 });
      }),
      { numRuns: 1000 },
    );
  });
});
