import { cutText } from '@xinglin/rules';
/** One thing that an address says of a list; its key is its name in the query. */
export interface Filter<Value> {
  /** From what stands in the address, null where nothing does; what does not fit counts as absent. */
  readonly read: (text: string | null) => Value;
  /** For the address; empty for the default, so that equal lists have equal addresses. */
  readonly write: (value: Value) => string;
}

/** Filters by their names in the query. */
// A record of filters of different values; each keeps its own type where it is declared.
// oxlint-disable-next-line typescript/no-explicit-any
export type Filters = Readonly<Record<string, Filter<any>>>;

/** A list without filters. */
export type NoFilters = Readonly<Record<string, never>>;

/** The values of filters. */
export type ValuesOf<Of extends Filters> = {
  readonly [Name in keyof Of]: Of[Name] extends Filter<infer Value> ? Value : never;
};

/** One of a few values; undefined, which is all of them, where the address names none. */
export function choice<const Value extends string>(
  values: readonly Value[],
): Filter<Value | undefined> {
  return {
    read: (text) => values.find((value) => value === text),
    write: (value) => value ?? '',
  };
}

/** Yes or no, as `1` or nothing. */
export const flag: Filter<boolean> = {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : ''),
};

/** What a person typed, cut to what the call takes. Never personal data: it stands in the address. */
export function words(longest: number): Filter<string> {
  return {
    read: (text) => cutText((text ?? '').trim(), longest),
    write: (value) => value,
  };
}

/** An opaque id of the gateway's; undefined where none stands in the address. */
export const idFilter: Filter<string | undefined> = {
  read: (text) => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : undefined),
  write: (value) => value ?? '',
};

/** What an address says of a list. */
export function readFilters<Of extends Filters>(filters: Of, query: URLSearchParams): ValuesOf<Of> {
  const values = Object.entries(filters).map(([name, { read }]) => [name, read(query.get(name))]);
  // Each name with what its own filter reads.
  return Object.fromEntries(values) as ValuesOf<Of>;
}

/** The query of a list. */
export function writeFilters<Of extends Filters>(
  filters: Of,
  values: ValuesOf<Of>,
): Record<string, string> {
  const written = Object.entries(filters).map(([name, { write }]) => [name, write(values[name])]);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}
