// Owns: what a person reads where the shape of a call refuses a field, by kind of refusal.
// Must not know: any call, and the library's own English texts: a person reads none of them.
// Used by: the reading of what a call is given.
import { shapeTreeOf, type ShapeTree } from '@xinglin/contract';
import { z } from 'zod';
import type { KeyOf } from './define-texts';
import type { Locale } from './context';
import { textOf } from './texts';

type Words = Readonly<{
  key: KeyOf<typeof textOf>;
  values?: Readonly<Record<string, number>>;
}>;

const invalid: Words = { key: 'field.invalid' };
const trees = new WeakMap<z.core.$ZodType, ShapeTree>();

/** The schemas that may read the value at a path. */
function schemasAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
): readonly z.core.$ZodType[] {
  const tree = trees.get(schema) ?? shapeTreeOf(schema);
  trees.set(schema, tree);
  let place: ShapeTree | undefined = tree;
  for (const step of path) place = place?.fields.get(String(step)) ?? place?.items ?? place?.values;
  return (place?.leaves ?? []).map((leaf) => leaf.schema);
}

/** Both limits of a number, where the schema has both. */
function rangeOf(
  schemas: readonly z.core.$ZodType[],
): Readonly<{ least: number; most: number }> | null {
  const numbers = schemas.filter((schema) => schema instanceof z.ZodNumber);
  const [only] = numbers;
  if (only === undefined || numbers.length > 1) return null;
  const { minValue, maxValue } = only;
  const isBounded = [minValue, maxValue].every((limit) => Number.isSafeInteger(limit ?? NaN));
  // An integer without limits of its own ends where JavaScript counts no further, which says nothing to a person.
  return isBounded && (maxValue ?? 0) < Number.MAX_SAFE_INTEGER
    ? { least: minValue ?? 0, most: maxValue ?? 0 }
    : null;
}

/** The words for a number that is missing or is something else. */
function numberWords(schemas: readonly z.core.$ZodType[]): Words {
  const range = rangeOf(schemas);
  if (range !== null) return { key: 'field.between', values: range };
  const isWhole = schemas.some((schema) => schema instanceof z.ZodNumber && schema.isInt);
  return { key: isWhole ? 'field.whole' : 'field.number' };
}

function limitWords(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  schemas: readonly z.core.$ZodType[],
): Words {
  const isLeast = issue.code === 'too_small';
  const count = Number(isLeast ? issue.minimum : issue.maximum);
  switch (issue.origin) {
    case 'string':
      if (isLeast && count === 1) return { key: 'field.required' };
      return { key: isLeast ? 'field.tooShort' : 'field.tooLong', values: { count } };
    case 'array':
    case 'set':
      if (isLeast && count === 1) return { key: 'field.chooseOne' };
      return { key: isLeast ? 'field.tooFew' : 'field.tooMany', values: { count } };
    case 'number':
    case 'int': {
      const range = rangeOf(schemas);
      if (range !== null) return { key: 'field.between', values: range };
      if (issue.inclusive !== true || Math.abs(count) >= Number.MAX_SAFE_INTEGER) return invalid;
      return { key: isLeast ? 'field.atLeast' : 'field.atMost', values: { count } };
    }
    default:
      return invalid;
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function wordsOf(issue: z.core.$ZodIssue, schemas: readonly z.core.$ZodType[]): Words {
  switch (issue.code) {
    case 'invalid_type':
      if (isAbsent(issue.input)) return { key: 'field.required' };
      return issue.expected === 'int' || issue.expected === 'number'
        ? numberWords(schemas)
        : invalid;
    case 'too_small':
    case 'too_big':
      return limitWords(issue, schemas);
    case 'invalid_format':
      if (isAbsent(issue.input)) return { key: 'field.required' };
      return { key: issue.format.startsWith('date') ? 'field.date' : 'field.format' };
    case 'invalid_value':
      return { key: 'field.choose' };
    case 'not_multiple_of':
      return { key: 'field.stepOf', values: { step: issue.divisor } };
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return invalid;
  }
}

/**
 * What a person reads where the shape of a call refuses a field: what is allowed there, in their language.
 * @param issue with its input, as `reportInput` gives it.
 * @param schema the shape of the whole request, which says the other limit of a number.
 */
export function fieldWords(
  locale: Locale,
  issue: z.core.$ZodIssue,
  schema: z.core.$ZodType,
): string {
  const { key, values = {} } = wordsOf(issue, schemasAt(schema, issue.path));
  return textOf(locale, key, values);
}
