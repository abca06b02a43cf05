/*
 * Owns: which fields the answer of each call must have, and what replaces a missing one, read from the contract.
 * Must not know: what happens to an answer that lacks something.
 * Used by: the completion of answers. Of the portal only its server imports the contract (decision 100).
 */
import { domains, type CallDefinition, type CallDefinitions } from '@xinglin/contract';
import { z } from 'zod';
import type { AnswerShape, AnswerShapes } from './complete-answer';

/** The part of a JSON schema that is read here; zod writes no schema that is only `true` or `false`. */
interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly const?: unknown;
}

/** Where JSON schema keeps a schema that has a name of its own. */
const definition = '#/$defs/';

/** The shape of a value that is required and has no fields to look into. */
const plain: AnswerShape = {};

function isNullable({ type, anyOf = [] }: JsonSchema): boolean {
  return [type].flat().includes('null') || anyOf.some(isNullable);
}

function shapeOf(schema: JsonSchema): AnswerShape {
  if (schema.$ref) return { named: schema.$ref.replace(definition, '') };
  if (schema.anyOf) {
    const [only, ...others] = schema.anyOf.filter((one) => !isNullable(one));
    // Which of several shapes an answer has follows from its fields, and these may be missing.
    return only && others.length === 0 ? shapeOf(only) : plain;
  }
  if (schema.type === 'array') {
    const { items = {} } = schema;
    return isSchema(items) ? { items: shapeOf(items) } : plain;
  }
  if (schema.type === 'object' && schema.properties) {
    const required = new Set(schema.required);
    const fields = Object.entries(schema.properties).flatMap(([name, property]) => {
      const shape = fieldOf(property, !required.has(name));
      return shape === null ? [] : [[name, shape] as const];
    });
    return { fields: Object.fromEntries(fields) };
  }
  return plain;
}

/** A list of schemas is a tuple, whose items differ. */
const isSchema = (items: JsonSchema | readonly JsonSchema[]): items is JsonSchema =>
  !Array.isArray(items);

/** A field's shape with its replacement where it is missing; null where there is nothing to complete. */
function fieldOf(property: JsonSchema, isOptional: boolean): AnswerShape | null {
  const shape = shapeOf(property);
  if (isOptional) return shape === plain ? null : { ...shape, optional: true };
  if ('default' in property) return { ...shape, absent: property.default };
  if ('const' in property) return { ...shape, absent: property.const };
  if (isNullable(property)) return { ...shape, absent: null };
  return shape;
}

/** The shapes of answers given as JSON schemas by the path of their call. */
export function shapesOf(answers: Readonly<Record<string, JsonSchema>>): AnswerShapes {
  const named: Record<string, AnswerShape> = {};
  const calls: Record<string, AnswerShape> = {};
  for (const [path, { $defs = {}, ...schema }] of Object.entries(answers)) {
    for (const [name, one] of Object.entries($defs)) named[name] ??= shapeOf(one);
    const shape = shapeOf(schema);
    const hasFields = Object.keys(shape.fields ?? {}).length > 0;
    if (hasFields || shape.named !== undefined || shape.items !== undefined) calls[path] = shape;
  }
  return { calls, named };
}

/** The schema of every answer that comes whole, by path; the events of a stream have rules of their own. */
const responses: ReadonlyMap<string, CallDefinition['response']> = new Map(
  Object.values<CallDefinitions>(domains)
    .flatMap((calls) => Object.values<CallDefinition>(calls))
    .filter(({ streams }) => !streams)
    .map(({ path, response }) => [path, response]),
);
const derived = new Map<string, AnswerShapes>();
const none: AnswerShapes = { calls: {}, named: {} };

/**
 * The shapes that one call's answer needs, derived when the call is first answered.
 * @param path of the call as the contract writes it; an unknown one has no shapes
 */
export function answerShapesOf(path: string): AnswerShapes {
  const known = derived.get(path);
  if (known) return known;
  const response = responses.get(path);
  if (!response) return none;
  // A JSON schema has the fields of JsonSchema, written by zod as objects without index.
  const schema = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as JsonSchema;
  const shapes = shapesOf({ [path]: schema });
  derived.set(path, shapes);
  return shapes;
}
