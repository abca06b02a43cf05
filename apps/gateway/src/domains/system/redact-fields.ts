import { type Leaf, type ShapeTree } from '@xinglin/contract';
import { z } from 'zod';
import { parseBoundedJson } from '../../platform/bounded-json';
import { hidden, redact } from './redact';

/**
 * A request or an answer as a log may hold it: of what its schema names, the fields that may be printed, and of those
 * nothing that looks private all the same. A text that is no JSON, cut off for instance, is hidden whole.
 */
export function redactFields(text: string, tree: ShapeTree): string {
  if (text === '') return text;
  let value: unknown;
  try {
    value = parseBoundedJson(text);
  } catch {
    return hidden;
  }
  return redact(JSON.stringify(printed(value, tree)));
}

function printed(value: unknown, tree: ShapeTree | undefined): unknown {
  if (value === null) return value;
  if (Array.isArray(value))
    return tree?.items ? value.map((one) => printed(one, tree.items)) : hidden;
  if (typeof value !== 'object') return tree && isPrinted(value, tree.leaves) ? value : hidden;
  return Object.fromEntries(Object.entries(value).map((entry) => printedField(entry, tree)));
}

function printedField(
  [name, value]: readonly [string, unknown],
  tree: ShapeTree | undefined,
): readonly [string, unknown] {
  const field = tree?.fields.get(name);
  if (field) return [name, printed(value, field)];
  // A name that no schema has may be anything that a person typed.
  const isKey = tree?.keys !== undefined && isPrinted(name, tree.keys.leaves);
  return isKey ? [name, printed(value, tree.values)] : [hidden, hidden];
}

/** Whether a value fits its place, and everything that it can be there may be printed. */
function isPrinted(value: unknown, leaves: readonly Leaf[]): boolean {
  const fitting = leaves.filter(({ schema }) => z.safeParse(schema, value).success);
  return fitting.length > 0 && fitting.every(mayBePrinted);
}

/** Default deny: a text is hidden unless its field is marked, and unless it is one of a few. */
function mayBePrinted({ schema, marks }: Leaf): boolean {
  if (marks.private) return false;
  return (
    marks.loggable === true ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodISODateTime
  );
}
