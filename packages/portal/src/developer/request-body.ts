/** One field of a request, as a developer fills it in. */
export interface RequestField {
  readonly name: string;
  /** `json`: a list or a group, which is typed as JSON. */
  readonly kind: 'text' | 'number' | 'flag' | 'choice' | 'json';
  readonly options?: readonly unknown[];
  readonly needed?: boolean;
  /** A value to begin from. */
  readonly sample: unknown;
}

/** Fields by method and path. */
export type RequestFields = Readonly<Record<string, readonly RequestField[]>>;

const written = (body: unknown): string => JSON.stringify(body, null, 2);

/** A body with every field that a call cannot do without. */
export const bodyToBegin = (fields: readonly RequestField[]): string =>
  written(
    Object.fromEntries(
      fields.filter(({ needed }) => needed).map(({ name, sample }) => [name, sample]),
    ),
  );

/** The fields of a body; null while it is no JSON object. */
export function fieldsOfBody(body: string): Readonly<Record<string, unknown>> | null {
  const value = read(body);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** A field of a body as its input shows it. */
export function typedOf(body: string, { name }: RequestField): string {
  const value = fieldsOfBody(body)?.[name];
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A body with one field as it was typed; nothing typed takes the field out. A body that is no object stays as it is. */
export function bodyWith(
  body: string,
  { name, kind, options }: RequestField,
  typed: string,
): string {
  const fields = fieldsOfBody(body);
  if (fields === null) return body;
  const { [name]: _before, ...others } = fields;
  if (typed === '') return written(others);
  const readsJson = kind === 'number' || kind === 'flag' || kind === 'json';
  const value = readsJson ? read(typed) : options?.find((one) => String(one) === typed);
  return written({ ...fields, [name]: value ?? typed });
}

/** What is typed as JSON; undefined while it is none. */
function read(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}
