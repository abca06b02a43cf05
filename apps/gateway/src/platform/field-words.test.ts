import { domains, type CallDefinition } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldWords } from './field-words';
import { parseInput } from './request-input';

/** Words of a library or of a programme, which no person should read. */
const programWords =
  /\b(?:invalid|expected|received|string|integer|array|object|null|undefined|regex|pattern|zod)\b|[<>={}[\]]|期望|实际|预期|数值过/iu;

type Kind = z.core.$ZodIssue['code'];
const someText = z.string().max(8);

/** Of every kind of issue a request that is refused by it, and what a reader of Simplified Chinese reads. */
const kinds: Readonly<Record<Kind, readonly (readonly [z.ZodType, unknown, string])[]>> = {
  invalid_type: [
    [someText, undefined, '请填写这一项'],
    [someText, null, '请填写这一项'],
    [someText, 7, '这一项填写有误，请检查'],
    [z.int(), 1.5, '请填整数'],
    [z.int(), '', '请填写这一项'],
    [z.int(), 'a', '请填整数'],
    [z.number(), 'a', '请填数字'],
    [z.int().min(1).max(99), 1.5, '请填 1 到 99 之间的数'],
    [z.array(z.int()), 7, '这一项填写有误，请检查'],
  ],
  too_small: [
    [z.string().min(1), '', '请填写这一项'],
    [z.string().min(5), 'ab', '至少写 5 个字'],
    [z.int().min(1).max(99), 0, '请填 1 到 99 之间的数'],
    [z.number().min(1).optional(), 0, '请填 1 或更大的数'],
    [z.number().gt(1), 1, '这一项填写有误，请检查'],
    [z.array(z.int()).min(1), [], '请至少选一项'],
    [z.array(z.int()).min(2), [1], '请至少选 2 项'],
    [z.file().min(2), new File(['a'], 'a'), '这一项填写有误，请检查'],
  ],
  too_big: [
    [someText, '123456789', '最多 8 个字'],
    [z.int().min(1).max(99).nullable().default(null), 100, '请填 1 到 99 之间的数'],
    [z.number().max(9), 10, '请填 9 或更小的数'],
    [z.int(), 2 ** 53, '这一项填写有误，请检查'],
    [z.array(z.int()).max(2), [1, 2, 3], '最多选 2 项'],
  ],
  invalid_format: [
    [z.string().regex(/^\d$/), 'a', '格式不对，请检查后重新填写'],
    [z.string().regex(/^\d$/), '', '请填写这一项'],
    [z.iso.date(), '2026-13-01', '请填写有效的日期'],
    [z.iso.datetime(), 'now', '请填写有效的日期'],
    [z.url(), 'a', '格式不对，请检查后重新填写'],
  ],
  not_multiple_of: [[z.number().multipleOf(0.5), 0.3, '请按 0.5 的倍数填写']],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, '这一项填写有误，请检查']],
  invalid_union: [[z.union([z.int(), z.boolean()]), 'a', '这一项填写有误，请检查']],
  invalid_key: [[z.record(z.string().min(2), z.int()), { a: 1 }, '这一项填写有误，请检查']],
  invalid_element: [[z.map(z.object({}), z.int()), new Map([[{}, 'a']]), '这一项填写有误，请检查']],
  invalid_value: [
    [z.enum(['a', 'b']), 'c', '请从给出的选项中选择'],
    [z.literal(true), false, '请从给出的选项中选择'],
  ],
  custom: [[z.string().refine(() => false), 'a', '这一项填写有误，请检查']],
};

const rows = Object.entries(kinds).flatMap(([kind, cases]) =>
  cases.map(([shape, typed, words]) => ({ kind, shape, typed, words })),
);

function issuesOf(schema: z.ZodType, typed: unknown): readonly z.core.$ZodIssue[] {
  return schema.safeParse(typed, { reportInput: true }).error?.issues ?? [];
}

describe('a field that the shape of a call refuses', () => {
  it.each(rows)('is explained: $kind, $words', ({ kind, shape, typed, words }) => {
    const schema = z.object({ list: z.array(z.object({ field: shape })) });
    const issues = issuesOf(schema, { list: [{ field: typed }] });
    expect(issues.map(({ code }) => code)).toContain(kind);
    for (const issue of issues.filter((one) => one.code === kind))
      expect(fieldWords('zh-Hans', issue, schema)).toBe(words);
    for (const locale of locales) {
      for (const issue of issues) {
        const said = fieldWords(locale, issue, schema);
        expect(said.length).toBeGreaterThan(3);
        expect(said).not.toMatch(programWords);
        expect(/\p{Script=Han}/u.test(said), said).toBe(locale.startsWith('zh'));
      }
    }
  });

  it('has different words for different refusals, in every language', () => {
    for (const locale of locales) {
      const said = rows.flatMap(({ shape, typed, words }) =>
        issuesOf(shape, typed)
          .slice(0, 1)
          .map((issue) => [words, fieldWords(locale, issue, shape)] as const),
      );
      expect(new Set(said.map(([, own]) => own)).size, locale).toBe(
        new Set(said.map(([words]) => words)).size,
      );
    }
  });
});

/** A body of which every field is wrong: without any, and of each by one value. */
const wrongBodies = (request: z.ZodType): readonly unknown[] =>
  request instanceof z.ZodObject
    ? [undefined, null, '', -1e300, 1e300, 'x'.repeat(70_000), [[]], {}, '\u0001'].map((value) =>
        Object.fromEntries(Object.keys(request.shape).map((name) => [name, value])),
      )
    : [undefined];

const calls = Object.values(domains).flatMap((domain) => Object.entries<CallDefinition>(domain));

describe('every call', () => {
  it('refuses its fields in words for people, in every language', () => {
    let refused = 0;
    for (const [name, { request }] of calls) {
      for (const body of wrongBodies(request)) {
        for (const issue of issuesOf(request, body)) {
          for (const locale of locales)
            expect(fieldWords(locale, issue, request), name).not.toMatch(programWords);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(calls.length);
  });

  it('answers with the words of the language of the request', () => {
    const schema = z.object({ detail: z.string().max(64) });
    for (const [locale, message] of [
      ['zh-Hans', '最多 64 个字'],
      ['zh-Hant', '最多 64 個字'],
      ['en', 'At most 64 characters'],
      ['it', 'Al massimo 64 caratteri'],
      ['fr', 'Au maximum 64 caractères'],
      ['id', 'Paling banyak 64 karakter'],
    ] as const)
      expect(() => parseInput(schema, { detail: 'x'.repeat(65) }, locale)).toThrow(
        expect.objectContaining({
          options: { data: { fields: [{ path: 'detail', message }] } },
        }),
      );
  });
});
