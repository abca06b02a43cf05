import type { RequestField, RequestFields } from './request-body';

/** The part of a JSON schema that is read here. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

/** The part of the gateway's `/openapi.json` that is read here. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Named };
}

type Named = Readonly<Record<string, JsonSchema>>;

/** Where OpenAPI keeps a schema that has a name of its own. */
const definition = '#/components/schemas/';

/** The schema behind a name, without the null that it may allow. */
function resolved(schema: JsonSchema, named: Named): JsonSchema {
  if (schema.$ref) return resolved(named[schema.$ref.replace(definition, '')] ?? {}, named);
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  if (first === undefined) return schema;
  return resolved({ ...first, ...('default' in schema && { default: schema.default }) }, named);
}

/** A value of the right type to begin from. */
function sampleOf(given: JsonSchema, named: Named): unknown {
  const schema = resolved(given, named);
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, 0);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return '';
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    required.map((name) => [name, sampleOf(properties[name] ?? {}, named)]),
  );
}

const kinds: Readonly<Record<string, RequestField['kind']>> = {
  integer: 'number',
  number: 'number',
  boolean: 'flag',
  string: 'text',
};

function fieldOf(name: string, given: JsonSchema, isNeeded: boolean, named: Named): RequestField {
  const schema = resolved(given, named);
  const options = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
  return {
    name,
    kind: options ? 'choice' : (kinds[schema.type ?? ''] ?? 'json'),
    ...(options && { options }),
    ...(isNeeded && { needed: true }),
    sample: sampleOf(given, named),
  };
}

/** The fields of one call's request: those in its address, then those of its body in the order of the schema. */
function fieldsOf(
  { parameters = [], requestBody }: Operation,
  named: Named,
): readonly RequestField[] {
  const [content] = Object.values(requestBody?.content ?? {});
  const { properties = {}, required = [] } = resolved(content?.schema ?? {}, named);
  return [
    ...parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema, required: isNeeded = false }) =>
        fieldOf(name, schema, isNeeded, named),
      ),
    ...Object.entries(properties).map(([name, schema]) =>
      fieldOf(name, schema, required.includes(name), named),
    ),
  ];
}

/** The fields of every call that the gateway's description lists, by method and path. */
export function requestFieldsOf({ paths, components }: OpenApi): RequestFields {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        fieldsOf(operation, components.schemas),
      ]),
    ),
  );
}
