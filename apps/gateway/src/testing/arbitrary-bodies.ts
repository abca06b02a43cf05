import fc from 'fast-check';
import { z } from 'zod';

/** Where calendars, numbers and texts end, or are cut. */
export const edgeValues: readonly unknown[] = [
  '0000-01',
  '0001-01',
  '9999-12',
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-14:00',
  // One sign of two halves, where a text of so many is cut.
  ...[1, 19, 20, 29, 49, 50, 63, 99, 199, 255, 499].map((length) => `${'a'.repeat(length)}😀`),
  '😀'.repeat(25),
  '杏'.repeat(49) + '𠮷',
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 63,
];

/** Values that fields hold in the minds of people who try things. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    "' OR 1=1 --",
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '2026-02-30',
    '2026-13',
    '9'.repeat(40),
    '😀',
    '１２３４５６',
    '١٢٣٤٥٦',
    'x'.repeat(100_000),
    '%00%2e%2e/',
    '"; DROP TABLE users; --',
    '__proto__',
    'constructor',
  ),
  fc.constantFrom(...edgeValues),
  fc.constantFrom(-1, -0, 2 ** 53, 1e308, 0.1),
  fc.constant({ constructor: { prototype: { admin: true } } }),
  fc.constantFrom(
    '2026-12',
    '2026-12-01',
    '330100',
    '13912345678',
    '123456',
    'a'.repeat(32),
    'http://localhost:3000/',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
);

/** Bodies with a request's own field names, so that many pass its schema; and some that are anything at all. */
export function bodiesOf(request: z.ZodType): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(request, { io: 'input' });
  const fields = Object.entries(schema.properties ?? {});
  const named = Object.fromEntries(
    fields.map(([name, field]) => [name, fc.oneof(nasty, likely(field))]),
  );
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(named, { requiredKeys: [] }) },
    {
      weight: 4,
      arbitrary: fc.record(
        Object.fromEntries(fields.map(([name, field]) => [name, likely(field)])),
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Bodies that may well pass, but for one field that holds one of {@link edgeValues}: each field and each value. */
export function edgeBodiesOf(request: z.ZodType): readonly unknown[] {
  const fields = Object.entries(z.toJSONSchema(request, { io: 'input' }).properties ?? {});
  const usual = Object.fromEntries(
    // One sample of each, always the same, so that what failed fails again.
    fields.map(([name, field]) => [name, fc.sample(likely(field), { seed: 1, numRuns: 1 })[0]]),
  );
  return fields.flatMap(([name]) => edgeValues.map((value) => ({ ...usual, [name]: value })));
}

/** A value that may well fit the field. */
function likely(field: unknown): fc.Arbitrary<unknown> {
  if (typeof field !== 'object' || field === null) return nasty;
  if ('enum' in field && Array.isArray(field.enum)) return fc.constantFrom(...field.enum);
  if ('const' in field) return fc.constant(field.const);
  // Its pattern looks ahead, which `stringMatching` cannot follow.
  if ('format' in field && field.format === 'email') return fc.emailAddress();
  if ('pattern' in field && typeof field.pattern === 'string')
    return fc.stringMatching(new RegExp(field.pattern));
  if ('type' in field && field.type === 'integer') return fc.integer({ min: 1, max: 60 });
  if ('type' in field && field.type === 'number')
    return fc.double({ min: -180, max: 180, noNaN: true });
  if ('type' in field && field.type === 'boolean') return fc.boolean();
  if ('format' in field && field.format === 'date')
    return fc.constantFrom('2026-12-01', '1985-03-07', '1900-01-01', '2199-12-31');
  return fc.string({ maxLength: 60 });
}
