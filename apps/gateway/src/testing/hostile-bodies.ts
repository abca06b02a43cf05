const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
/** Fields that many calls have, so that something is made of what stands in them. */
export const fieldsInHostileBodies: readonly string[] = [
  'mobile',
  'q',
  'patientId',
  'orderNo',
  'name',
  'pageNo',
  'image',
  'spans',
];
const everywhere = (written: string) =>
  `{${fieldsInHostileBodies.map((name) => `${JSON.stringify(name)}:${written}`).join()}}`;

/** Bodies as no client of ours writes them: what they are, their content type, the bytes. */
export const hostileBodies: readonly (readonly [
  string,
  string,
  string | Uint8Array<ArrayBuffer>,
])[] = [
  ['a hundred thousand lists in each other', json, '['.repeat(100_000) + ']'.repeat(100_000)],
  ['objects deep in a field', json, everywhere('{"a":'.repeat(5000) + '1' + '}'.repeat(5000))],
  ['a list of a hundred thousand', json, everywhere(`[${'0,'.repeat(12_000)}0]`)],
  ['nearly a megabyte in one field', json, `{"q":"${'杏'.repeat(300_000)}"}`],
  ['more than a megabyte', json, `{"q":"${'x'.repeat(1_100_000)}"}`],
  [
    'names that every object has',
    json,
    '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  ],
  ['the same name twice', json, '{"mobile":"13912345678","mobile":{"$ne":null},"q":"a","q":["b"]}'],
  ['more than a number holds', json, everywhere('1e309')],
  ['less than nothing', json, everywhere('-1e309')],
  ['half a character', json, everywhere(String.raw`"\ud800"`)],
  ['NUL', json, everywhere(String.raw`"a\u0000b"`)],
  ['a number that is none', json, everywhere('NaN')],
  ['SQL', json, everywhere(`"1'; SELECT pg_sleep(9); --"`)],
  ['text behind the end', json, '{} {}'],
  ['a mark of byte order', json, '\ufeff{}'],
  ['bytes of another writing', json, new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['a form', form, 'mobile=13912345678&q=%00&q[$ne]=1&__proto__[admin]=1&patientId=%ff'],
  ['parts without a boundary', 'multipart/form-data', '--\r\n\r\n'],
  [
    'parts that never end',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\n',
  ],
  [
    'a thousand parts',
    'multipart/form-data; boundary=b',
    `${'--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n'.repeat(1000)}--b--`,
  ],
  ['an entity of entities', 'application/xml', '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><a>&b;</a>'],
  ['a type that is none', ';;;', '{}'],
];

/** Whether a text shows a stack or a statement. */
export function tellsOfTheInside(text: string): boolean {
  return /\bat .{0,200}\.[cm]?[jt]s:\d|node_modules|\bSELECT\b.{0,200}\bFROM\b|INSERT INTO|\bUPDATE\b.{0,80}\bSET\b|Failed query|violates|relation \\?"/u.test(
    text,
  );
}
