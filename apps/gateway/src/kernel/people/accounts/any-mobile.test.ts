import { expect, it } from 'vitest';
import { locales } from '@xinglin/rules';
import { storedMobile, storedNumber } from './any-mobile';

it.each([
  ['13800005521', '13800005521'],
  ['+8613800005521', '13800005521'],
  ['+393331234567', '+393331234567'],
  // A zero belongs to the number in Italy, and does not in France.
  ['+390612345678', '+390612345678'],
  ['+330612345678', '+33612345678'],
  ['+16045550123', '+16045550123'],
  ['+62081234567890', '+6281234567890'],
  ['+852 91234567'.replace(' ', ''), '+85291234567'],
  // Former forms: Mexico, Argentina, Brazil.
  ['+5215512345678', '+525512345678'],
  ['+520445512345678', '+525512345678'],
  ['+525512345678', '+525512345678'],
  ['+54111523456789', '+5491123456789'],
  ['+540111523456789', '+5491123456789'],
  ['+5491123456789', '+5491123456789'],
  ['+551187654321', '+5511987654321'],
  ['+5511987654321', '+5511987654321'],
  ['+551122223333', '+551122223333'],
  ['+521551234567', null],
  ['+3912', null],
  ['+99912345678', null],
])('%s is kept as %s', (typed, stored) => {
  expect(storedNumber(typed)).toBe(stored);
});

const fieldsOf = (mobile: string, locale: (typeof locales)[number]): unknown => {
  try {
    return storedMobile(mobile, { locale });
  } catch (error) {
    return (error as { options: { data: { fields: unknown } } }).options.data.fields;
  }
};

it.each(['+8657188888888', '+390612345678', '+442071234567', '+541123456789', '+85221234567'])(
  '%s is refused as a fixed line, to which no text message comes',
  (mobile) => {
    const said = locales.map((locale) => fieldsOf(mobile, locale));
    expect(said[0]).toEqual([{ path: 'mobile', message: '这是固定电话，收不到短信，请填手机号' }]);
    expect(new Set(said.map((fields) => JSON.stringify(fields))).size).toBe(locales.length);
  },
);

it.each(['13800005521', '+12125550123', '+525512345678', '+393331234567'])(
  '%s may receive a text message',
  (mobile) => {
    expect(fieldsOf(mobile, 'en')).toBe(mobile);
  },
);
