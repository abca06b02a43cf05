import { AnyMobile, Email, InvoiceTitle, Mobile, PictureCode, SixDigits } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unstorableTexts } from '../testing/with-each-text';
import { parseInput } from './request-input';
import { writtenPlainly } from './typed-fields';

const schema = z.object({
  mobile: Mobile,
  other: AnyMobile.optional(),
  code: SixDigits.nullable().optional(),
  email: Email.optional(),
  picture: PictureCode.optional(),
  title: InvoiceTitle.optional(),
});
const mobile = '13800138000';

/** Phones and codes at any depth, and in forms of one thing that name a field alike and read it otherwise. */
const deep = z.object({
  phones: z.array(Mobile).max(3).optional(),
  people: z.array(z.object({ name: z.string(), mobile: Mobile.nullable() })).default([]),
  way: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('phone'), to: Mobile }),
      z.object({ by: z.literal(['mail', 'letter']), to: Email }),
      z.object({ by: z.literal('words'), to: z.string() }),
      z.object({ by: z.literal('all'), each: z.array(z.object({ to: AnyMobile })) }),
    ])
    .optional(),
  grid: z.array(z.array(SixDigits)).optional(),
});

function refusedFields(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    return (error as { options: { data: { fields: unknown } } }).options.data.fields;
  }
}

describe('what is typed', () => {
  it.each([
    ['mobile', '\u202D13800138000\u202C', mobile],
    ['mobile', '0086 138-0013-8000', mobile],
    ['mobile', '+86１３８００１３８０００', mobile],
    ['other', '+39 333 123\u00A04567', '+393331234567'],
    ['code', '\u200B123 456。', '123456'],
    ['code', null, null],
    ['email', ' Wang＠Example。com', 'wang@example.com'],
    ['picture', 'ａB１２', 'aB12'],
    [
      'title',
      { type: 'company', name: '杏林', taxNo: '91350100 m000100y43\u200B' },
      { type: 'company', name: '杏林', taxNo: '91350100M000100Y43' },
    ],
    ['title', { type: 'person', name: '王明' }, { type: 'person', name: '王明' }],
  ])('as %s: %j is read as %j', (field, typed, read) => {
    const input = parseInput(schema, { mobile, [field]: typed }, 'en');
    expect(input).toEqual({ mobile, [field]: read });
  });

  it('is read only up to a length that none of the schemas takes', () => {
    const padded = (spaces: number) => ({ mobile: `${' '.repeat(spaces)}${mobile}` });
    expect(writtenPlainly(schema, padded(100))).toEqual({ mobile });
    for (const long of [padded(1000), { mobile: '\uFDFA'.repeat(300_000) }])
      expect(writtenPlainly(schema, long)).toBe(long);
  });

  it.each([
    ['mobile', '1380013800O', 'mobileInvalid', '“O”'],
    ['mobile', '138001380', 'mobileInvalid', ''],
    ['other', '+39 333 l23', 'mobileInvalid', '“l”'],
    ['code', '12З456', 'codeInvalid', '“З”'],
    ['code', '12345\u0007', 'codeInvalid', '看不见的字符'],
    ['email', '小满@example.com', 'emailInvalid', '“小”'],
    ['email', 'wang ming@example.com', 'emailInvalid', '空格'],
  ])('%s %j is refused by %s, naming %j', (field, typed, code, named) => {
    const fields = refusedFields(() => parseInput(schema, { mobile, [field]: typed }, 'zh-Hans'));
    const message: unknown = expect.stringContaining(named && `不能有${named}`);
    expect(fields).toEqual([{ path: field, code, message }]);
  });
});

describe('what is typed within lists and forms', () => {
  it.each([
    [{ phones: ['+86 138 0013 8000', mobile] }, { phones: [mobile, mobile] }],
    [
      { people: [{ name: ' 王 ', mobile: '138-0013-8000' }] },
      { people: [{ name: ' 王 ', mobile }] },
    ],
    [{ people: [{ name: '李', mobile: null }] }, { people: [{ name: '李', mobile: null }] }],
    [{ way: { by: 'phone', to: '138 0013 8000' } }, { way: { by: 'phone', to: mobile } }],
    [{ way: { by: 'mail', to: 'A＠B。com' } }, { way: { by: 'mail', to: 'a@b.com' } }],
    [{ way: { by: 'letter', to: ' a@B.com' } }, { way: { by: 'letter', to: 'a@b.com' } }],
    [{ way: { by: 'words', to: '138 ００' } }, { way: { by: 'words', to: '138 ００' } }],
    [
      { way: { by: 'all', each: [{ to: '+39 333 123 4567' }] } },
      { way: { by: 'all', each: [{ to: '+393331234567' }] } },
    ],
    [{ grid: [['１２３ 456'], [], ['000000']] }, { grid: [['123456'], [], ['000000']] }],
  ])('%j is read as %j', (typed, read) => {
    expect(parseInput(deep, typed, 'en')).toEqual({ people: [], ...read });
  });

  it.each([
    [{ phones: [mobile, '1380013800O'] }, 'phones.1', 'mobileInvalid', '“O”'],
    [
      { people: [{ name: '王', mobile: '12З45678901' }] },
      'people.0.mobile',
      'mobileInvalid',
      '“З”',
    ],
    [{ way: { by: 'phone', to: '1380013800l' } }, 'way.to', 'mobileInvalid', '“l”'],
    [{ way: { by: 'mail', to: 'a b@c.com' } }, 'way.to', 'emailInvalid', '空格'],
    [{ way: { by: 'all', each: [{ to: '+39 x' }] } }, 'way.each.0.to', 'mobileInvalid', '“x”'],
    [{ grid: [[], ['12345o']] }, 'grid.1.0', 'codeInvalid', '“o”'],
  ])('%j is refused at %s by %s, naming %s', (typed, path, code, named) => {
    const message: unknown = expect.stringContaining(`不能有${named}`);
    expect(refusedFields(() => parseInput(deep, typed, 'zh-Hans'))).toEqual([
      { path, code, message },
    ]);
  });

  it.each([
    [null],
    ['138 0013 8000'],
    [[mobile]],
    [{ phones: '138 0013 8000' }],
    [{ phones: { 0: '138 0013 8000' } }],
    [{ people: [null, 'a', ['b']] }],
    [{ way: { by: { phone: 1 }, to: '138 0013 8000' } }],
    [{ way: { by: 'constructor', to: '138 0013 8000' } }],
    [{ way: [{ by: 'phone', to: '138 0013 8000' }] }],
    [{ constructor: '138 0013 8000' }],
  ])('%j of no form is left as it is', (typed) => {
    expect(writtenPlainly(deep, typed)).toBe(typed);
  });

  it.each(unstorableTexts)('%j, which the database cannot hold, is refused at its field', (to) => {
    const read = (written: string) => parseInput(deep, { way: { by: 'words', to: written } }, 'en');
    expect(refusedFields(() => read(to))).toMatchObject([{ path: 'way.to' }]);
    expect(read('😀')).toMatchObject({ way: { to: '😀' } });
  });
});
