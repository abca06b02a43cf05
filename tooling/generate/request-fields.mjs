// Owns: what the request of each call asks for, field by field, read from its JSON schema.
// Must not know: which calls there are, or who fills them in.
// Used by: the generator of the calls, for the developers' page that tries any call.

/** Where a schema that has a name of its own is found, as JSON schema refers to it. */
const definition = '#/$defs/';

/** A schema itself: behind its name, and without the null that may stand for it. */
function itself(schema, named) {
  if (schema.$ref) return itself(named[schema.$ref.replace(definition, '')] ?? {}, named);
  const [first] = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== 'null');
  return first === undefined ? schema : itself({ ...first, ...defaultOf(schema) }, named);
}

const defaultOf = (schema) => ('default' in schema ? { default: schema.default } : {});

/** A value of the right type to begin from. */
function sampleOf(given, named) {
  const schema = itself(given, named);
  if ('default' in schema) return schema.default;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'integer' || schema.type === 'number')
    return Math.max(schema.minimum ?? 0, 0);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [];
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, sampleOf(schema.properties[name], named)]),
    );
  return '';
}

function kindOf({ type, enum: options, const: only }) {
  if (options ?? only !== undefined) return 'choice';
  return { integer: 'number', number: 'number', boolean: 'flag', string: 'text' }[type] ?? 'json';
}

/**
 * The fields of one request, in the order of its schema.
 * @param {object} request JSON schema of what goes in
 * @returns {readonly { name: string, kind: 'text' | 'number' | 'flag' | 'choice' | 'json', options?: unknown[],
 *   needed?: true, sample: unknown }[]}
 */
export function requestFieldsOf({ $defs: named = {}, ...request }) {
  const { properties = {}, required = [] } = itself(request, named);
  return Object.entries(properties).map(([name, given]) => {
    const schema = itself(given, named);
    const options = schema.enum ?? ('const' in schema ? [schema.const] : undefined);
    return {
      name,
      kind: kindOf(schema),
      ...(options && { options }),
      ...(required.includes(name) && { needed: true }),
      sample: sampleOf(given, named),
    };
  });
}
