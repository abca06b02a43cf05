import { AnyMobile, Email, InvoiceTitle, Mobile, PictureCode, SixDigits } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './request-input';

const schema = z.object({
  mobile: Mobile,
  other: AnyMobile.optional(),
  code: SixDigits.nullable().optional(),
  email: Email.optional(),
  picture: PictureCode.optional(),
  title: InvoiceTitle.optional(),
});
const mobile = '13800138000';

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

  it.each([
    ['mobile', '1380013800O', 'mobileInvalid', '“O”'],
    ['mobile', '138001380', 'mobileInvalid', ''],
    ['other', '+39 333 l23', 'mobileInvalid', '“l”'],
    ['code', '12З456', 'codeInvalid', '“З”'],
    ['code', '12345\u0007', 'codeInvalid', '看不见的字符'],
    ['email', '小满@example.com', 'emailInvalid', '“小”'],
    ['email', 'wang ming@example.com', 'emailInvalid', '空格'],
  ])('%s %j is refused by %s, naming %j', (field, typed, code, named) => {
    let fields: unknown;
    try {
      parseInput(schema, { mobile, [field]: typed }, 'zh-Hans');
    } catch (error) {
      fields = (error as { options: { data: { fields: unknown } } }).options.data.fields;
    }
    const message: unknown = expect.stringContaining(named && `不能有${named}`);
    expect(fields).toEqual([{ path: field, code, message }]);
  });
});
