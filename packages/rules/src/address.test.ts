import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addressCodes,
  checkAddress,
  normalizeAddressDetail,
  normalizeReceiverMobile,
  resolveAddress,
} from './address';
import type { AddressInput } from './address';
import { personFieldCodes } from './person-fields';

const whole = {
  name: '张三',
  mobile: '13812345678',
  provinceId: '330000',
  cityId: '330100',
  districtId: '330106',
  detail: '文三路138号',
} satisfies AddressInput;

const told = (input: AddressInput) =>
  checkAddress(input).map(({ field, code }) => `${field}: ${code}`);

describe('street, house and room', () => {
  test.each([
    ['文三路１３８号　Ｂ座', '文三路138号 B座'],
    ['中山路12½弄', '中山路12½弄'],
    ['人民路8号3²楼', '人民路8号3²楼'],
    ['学院路①号院', '学院路①号院'],
    ['  文三路\n138号 ', '文三路 138号'],
  ])('%j is kept as %j, without another meaning', (typed, kept) => {
    expect(normalizeAddressDetail(typed)).toBe(kept);
    expect(normalizeAddressDetail(kept)).toBe(kept);
  });
});

describe('checkAddress', () => {
  const cases: [string, AddressInput, string[]][] = [
    ['a whole address', whole, []],
    ['an area without districts', { ...whole, districtId: undefined }, []],
    ['a phone with country code and gaps', { ...whole, mobile: '+86 138-1234-5678' }, []],
    [
      'full-width forms',
      { ...whole, mobile: '１３８１２３４５６７８', detail: '文三路１３８号' },
      [],
    ],
    ['a name of a minority', { ...whole, name: '迪丽热巴•迪力木拉提' }, []],
    ['no name', { ...whole, name: ' ' }, ['name: nameRequired']],
    ['a name of one character', { ...whole, name: '张' }, ['name: nameLength']],
    ['a name with digits', { ...whole, name: '张3' }, ['name: nameCharacters']],
    ['no phone', { ...whole, mobile: undefined }, ['mobile: mobileRequired']],
    ['a landline', { ...whole, mobile: '057187654321' }, ['mobile: mobileInvalid']],
    ['no area', { ...whole, provinceId: undefined }, ['area: areaRequired']],
    ['no street', { ...whole, detail: '　\n' }, ['detail: detailRequired']],
    ['a street of three characters', { ...whole, detail: '文三路' }, ['detail: detailLength']],
    ['a street of four', { ...whole, detail: '文三路1' }, []],
    ['a street of 100', { ...whole, detail: '路'.repeat(100) }, []],
    ['a street of 101', { ...whole, detail: '路'.repeat(101) }, ['detail: detailLength']],
    ['characters outside the first plane count once', { ...whole, detail: '𠮷'.repeat(100) }, []],
    [
      'nothing at all, in the order of the form',
      {},
      [
        'name: nameRequired',
        'mobile: mobileRequired',
        'area: areaRequired',
        'detail: detailRequired',
      ],
    ],
  ];
  test.each(cases)('%s', (_, input, expected) => {
    expect(told(input)).toEqual(expected);
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('张三', '13812345678', '330000', '文三路138号'),
  );
  const anyInput: fc.Arbitrary<AddressInput> = fc.record(
    {
      name: text,
      mobile: text,
      provinceId: text,
      cityId: text,
      districtId: text,
      detail: text,
    },
    { requiredKeys: [] },
  );

  test('any input is answered with known codes, and the same once it is cleaned', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const problems = checkAddress(input);
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length);
        for (const { code } of problems)
          expect([...addressCodes, ...personFieldCodes]).toContain(code);
        const clean = resolveAddress(input);
        expect(resolveAddress(clean)).toEqual(clean);
        expect(checkAddress(clean)).toEqual(problems);
      }),
    );
  });
});

describe('normalizeReceiverMobile', () => {
  test.each([
    '18400001234-7804',
    '18400001234转7804',
    '18400001234（转7804）',
    '18400001234 7804',
    '18400001234 分机号：7804',
    '18400001234 转分机7804',
    '18400001234,,7804',
    '+86 184 0000 1234-7804',
    '18400001234_7804',
    '18400001234(7804)',
    '18400001234#7804#',
    '18400001234 ext. 7804',
  ])('keeps the extension of %j', (text) => {
    expect(normalizeReceiverMobile(text)).toBe('18400001234-7804');
    expect(normalizeReceiverMobile(normalizeReceiverMobile(text))).toBe('18400001234-7804');
  });

  test.each([
    ['138 0013 8000', '13800138000'],
    ['138-0013-8000', '13800138000'],
    ['138 0013 8000 1', '138001380001'],
    ['1380013800', '1380013800'],
  ])('makes no extension of %j', (text, expected) => {
    expect(normalizeReceiverMobile(text)).toBe(expected);
  });
});
