// Owns: the shapes of requests as the contract's schemas tell them, and requests that fit them.
// Must not know: what a call does.
// Used by: the test that tries every call with ids of others.
import type { CallDefinition } from '@xinglin/contract';
import { z } from 'zod';

export interface Branch {
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Branch[];
  readonly oneOf?: readonly Branch[];
}
interface Field extends Branch {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly allOf?: readonly unknown[];
  readonly minLength?: number;
  readonly minimum?: number;
  readonly items?: Field;
}

/** What schemas are called that stand in several places. */
const named: Record<string, Field> = {};

/** The shapes a request may have; more than one where it is a choice. */
export function branchesOf({ request }: CallDefinition): readonly Branch[] {
  // A JSON schema is what `Branch` names of it, and more.
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Branch & {
    readonly $defs?: Readonly<Record<string, Field>>;
  };
  Object.assign(named, schema.$defs);
  return schema.anyOf ?? schema.oneOf ?? [schema];
}

/** A request that passes the call's schema: known values where their type fits, then what is changed. */
export function bodyWith(
  { properties = {}, required = [] }: Branch,
  known: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const asked = 'consent' in properties ? [...required, 'consent'] : required;
  const fits = (name: string) =>
    properties[name]?.type !== 'string' || typeof known[name] === 'string';
  const needed = asked.map(
    (name) => [name, (fits(name) ? known[name] : undefined) ?? anyOf(properties[name])] as const,
  );
  return { ...Object.fromEntries(needed), ...changed };
}

/**
 * A request that passes the call's schema, with what is given and a value at the path: `draft.fileIds[]`, `cursors{}`
 * for a key.
 */
export function bodyAt(
  branch: Branch,
  { known, given }: Readonly<Record<'known' | 'given', Readonly<Record<string, unknown>>>>,
  path: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const { properties = {} } = branch;
  const [field = '', ...steps] = path.match(/\[\]|\{\}|[^.[\]{}]+/gu) ?? [];
  const taken = Object.entries(given).filter(([name]) => name in properties);
  return bodyWith(
    branch,
    { ...known, ...given },
    {
      ...Object.fromEntries(taken),
      [field]: valueAt(properties[field], steps, { value, around: given[field] }),
    },
  );
}

function valueAt(
  field: Field | undefined,
  [step, ...steps]: readonly string[],
  { value, around }: { readonly value: unknown; readonly around?: unknown },
): unknown {
  const shape = plain(field);
  if (step === undefined) return value;
  if (step === '[]') return [valueAt(shape.items, steps, { value })];
  if (step === '{}') return { [String(value)]: 0 };
  const inner = valueAt(shape.properties?.[step], steps, { value });
  return bodyWith(shape, {}, { ...Object(around), [step]: inner });
}

/** What a field is where it is there: neither a name of a shape nor null. */
function plain(field: Field = {}): Field {
  const name = field.$ref?.split('/').at(-1);
  if (name !== undefined) return plain(named[name]);
  const [first] = field.anyOf ?? [];
  return first && !field.properties && !field.items ? plain(first) : field;
}

function anyOf(field: Field | undefined): unknown {
  const name = field?.$ref?.split('/').at(-1);
  if (name !== undefined) return anyOf(named[name]);
  if (field?.const !== undefined) return field.const;
  if (field?.enum) return field.enum[0];
  if (field?.type === 'array') return [anyOf(field.items)];
  if (field?.type === 'integer') return field.minimum ?? 1;
  if (field?.type === 'string')
    // Of a day the schema tells its patterns alone.
    return field.allOf ? '2026-12-01' : '一'.repeat(field.minLength ?? 1);
  return field?.type === 'boolean' ? true : null;
}
