/** What a value of an answer holds, as far as a missing part can be told and made good. */
export interface AnswerShape {
  /** The shape of that name in {@link AnswerShapes.named}. */
  readonly named?: string;
  /** Of an object: the fields that have to be there, and those that hold such fields. */
  readonly fields?: Readonly<Record<string, AnswerShape>>;
  /** Of a list: what each item is. */
  readonly items?: AnswerShape;
  /** What stands for it where it is left out. */
  readonly absent?: unknown;
  /** It may be left out. */
  readonly optional?: true;
}

/** The shapes of all answers by the path of their call. */
export interface AnswerShapes {
  readonly calls: Readonly<Record<string, AnswerShape>>;
  readonly named: Readonly<Record<string, AnswerShape>>;
}

/** An answer that holds all that its call declares, and which parts had to be left out for that. */
export interface CompletedAnswer {
  readonly data: unknown;
  /** The fields without which an item of a list, or a value that may be left out, could not be read. */
  readonly lacking: readonly string[];
}

/** Where a list or an object may stand in the data of an answer (spec 1 §3, spec 3 §1). */
const wrappers = ['items', 'item', 'result', 'data'] as const;

/** Tells that a value cannot be what its call declares. */
class Lacking extends Error {
  constructor(readonly field: string) {
    super(field);
  }
}

/**
 * Reads the answer of a gateway that tells no more than the specification shows: a list or an object may stand under
 * `items`, `item`, `result` or `data`, a field that is left out has its default, null or an empty list in its place,
 * and an item that lacks what it is told apart by is left out.
 * @returns null where the answer lacks what its call cannot do without; the data as it is for a call without a shape.
 */
export function completeAnswer(
  shapes: AnswerShapes,
  path: string,
  data: unknown,
): CompletedAnswer | null {
  const shape = Object.hasOwn(shapes.calls, path) ? shapes.calls[path] : undefined;
  const lacking: string[] = [];
  if (!shape) return { data, lacking };
  try {
    const whole = resolved(shapes, shape);
    return { data: complete(shapes, whole, unwrapped(whole, data), '', lacking), lacking };
  } catch (error) {
    if (error instanceof Lacking) return null;
    throw error;
  }
}

function resolved({ named }: AnswerShapes, shape: AnswerShape): AnswerShape {
  const known = shape.named === undefined ? undefined : named[shape.named];
  return known ? { ...shape, ...known } : shape;
}

function complete(
  shapes: AnswerShapes,
  shape: AnswerShape,
  value: unknown,
  field: string,
  lacking: string[],
): unknown {
  const { fields, items } = resolved(shapes, shape);
  if (items) {
    if (!Array.isArray(value)) throw new Lacking(field);
    return value.flatMap((item: unknown) =>
      readOr([], lacking, () => [complete(shapes, items, item, `${field}[]`, lacking)]),
    );
  }
  if (fields) {
    const given = asObject(value);
    if (!given) throw new Lacking(field);
    const made = Object.entries(fields).flatMap(([name, inner]) => {
      const at = field === '' ? name : `${field}.${name}`;
      return fieldOf(shapes, inner, given[name], at, lacking).map((one) => [name, one]);
    });
    // Of what could not be read nothing stays, where it may be left out.
    const left = Object.entries(given).filter(([name]) => !Object.hasOwn(fields, name));
    return Object.fromEntries([...left, ...made]);
  }
  if (value === undefined || value === null) throw new Lacking(field);
  return value;
}

/** A field's value in a list of its own; an empty list where it stays left out. */
function fieldOf(
  shapes: AnswerShapes,
  shape: AnswerShape,
  value: unknown,
  field: string,
  lacking: string[],
): readonly unknown[] {
  const { absent, optional, fields, items } = resolved(shapes, shape);
  const isGiven = value !== undefined && value !== null;
  if (!isGiven) {
    if (absent !== undefined) return [absent];
    if (optional) return [];
    if (items) return [[]];
    // An object of which every field can be made good is made of nothing.
    return [complete(shapes, shape, fields ? {} : value, field, lacking)];
  }
  const whole = () => [complete(shapes, shape, value, field, lacking)];
  if (absent !== undefined) return readOr([absent], lacking, whole);
  return optional ? readOr([], lacking, whole) : whole();
}

/** What can be read, else what stands for it. */
function readOr<Value>(other: Value, lacking: string[], read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Lacking)) throw error;
    if (!lacking.includes(error.field)) lacking.push(error.field);
    return other;
  }
}

/** The answer as its call declares it, wherever the gateway put it. */
function unwrapped({ fields, items }: AnswerShape, data: unknown): unknown {
  const given = asObject(data);
  // A word that it was done, where fields are expected, holds none of them.
  if (fields && !fields['items']?.items && isPlain(data)) return {};
  if (isPlain(data)) return data;
  if (items) return Array.isArray(data) ? data : (listIn(given) ?? []);
  if (!fields) return data;
  if (fields['items']?.items) {
    const list = Array.isArray(data) ? data : (listIn(given) ?? []);
    return { ...firstPage(fields, list), ...given, items: list };
  }
  const inner = wrappers.map((name) => asObject(given?.[name])).find((one) => one !== null);
  const hasNone = !given || Object.keys(fields).every((name) => !(name in given));
  return hasNone ? (inner ?? given ?? {}) : given;
}

/** Neither an object nor a list, but something. */
function isPlain(data: unknown): boolean {
  return data !== undefined && typeof data !== 'object';
}

function listIn(given: Readonly<Record<string, unknown>> | null): readonly unknown[] | undefined {
  return wrappers.map((name) => given?.[name]).find((one) => Array.isArray(one));
}

/** A list that does not say where it stands is whole. */
function firstPage(
  fields: Readonly<Record<string, AnswerShape>>,
  { length }: readonly unknown[],
): Readonly<Record<string, unknown>> {
  const place = { total: length, pageNo: 1, pageSize: Math.max(1, length) };
  return Object.fromEntries(Object.entries(place).filter(([name]) => name in fields));
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  // Checked to be an object that is no list; its fields stay unknown.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;
}
