// Owns: what the answers of all calls hold, as the request layer's table of shapes, read from their JSON schemas.
// Must not know: which calls there are, or what becomes of an answer that lacks something.
// Used by: the generator of the calls.

/** Where a schema that has a name of its own is found, as JSON schema refers to it. */
const definition = '#/$defs/';

/** Whether a schema lets null stand for the value. */
function isNullable({ type, anyOf }) {
  return type === 'null' || [type].flat().includes('null') || (anyOf ?? []).some(isNullable);
}

/** What is said of a value that has to be there and is nothing to go into. */
const plain = {};

function shapeOf(schema) {
  if (schema.$ref) {
    return { named: schema.$ref.replace(definition, '') };
  }
  if (schema.anyOf) {
    const others = schema.anyOf.filter((one) => !isNullable(one));
    // One of several shapes is told apart by what it holds, which is not known where something is missing.
    return others.length === 1 ? shapeOf(others[0]) : plain;
  }
  if (schema.type === 'array' && !Array.isArray(schema.items)) {
    return { items: shapeOf(schema.items ?? {}) };
  }
  if (schema.type === 'object' && schema.properties) {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties).flatMap(([name, property]) => {
      const shape = fieldOf(property, !required.has(name));
      return shape === null ? [] : [[name, shape]];
    });
    return { fields: Object.fromEntries(fields) };
  }
  return plain;
}

/** A field's shape with what stands for it where it is left out; null where nothing is to be seen to. */
function fieldOf(property, isOptional) {
  const shape = shapeOf(property);
  if (isOptional) return shape === plain ? null : { ...shape, optional: true };
  if ('default' in property) return { ...shape, absent: property.default };
  if ('const' in property) return { ...shape, absent: property.const };
  if (isNullable(property)) return { ...shape, absent: null };
  return shape;
}

/**
 * @param {Record<string, object>} answers JSON schemas of the answers, by the path of their call
 * @returns {{ calls: Record<string, object>, named: Record<string, object> }} in the order of the schemas
 */
export function shapesOf(answers) {
  const named = {};
  const calls = {};
  for (const [path, { $defs = {}, ...schema }] of Object.entries(answers)) {
    for (const [name, one] of Object.entries($defs)) named[name] ??= shapeOf(one);
    const shape = shapeOf(schema);
    if (shape !== plain && Object.keys(shape.fields ?? plain).length > 0) calls[path] = shape;
    else if (shape.named !== undefined || shape.items !== undefined) calls[path] = shape;
  }
  return { calls, named };
}
