// Owns: what may stand where in a request or an answer, as one tree whatever the schemas are made of.
// Must not know: any call.
// Used by: the gateway's redaction of traces, the tests that try every field of a kind.
import { z } from 'zod';
import { marksOf, type FieldMarks } from './marks';

/** A value without parts, with the marks of its field. */
export interface Leaf {
  readonly schema: z.core.$ZodType;
  readonly marks: FieldMarks;
}

/** The values allowed at one place. Several kinds where the schema is a choice. */
export interface ShapeTree {
  readonly leaves: readonly Leaf[];
  /** The fields of all objects that are allowed there. */
  readonly fields: ReadonlyMap<string, ShapeTree>;
  /** What lists there have in them. */
  readonly items?: ShapeTree;
  /** Of a record: its keys and its values. */
  readonly keys?: ShapeTree;
  readonly values?: ShapeTree;
}

type Building = {
  leaves: Leaf[];
  fields: Map<string, Building>;
  items?: Building;
  keys?: Building;
  values?: Building;
};

const nothing = (): Building => ({ leaves: [], fields: new Map() });

/** What may stand where in a value of the schema. */
export function shapeTreeOf(schema: z.core.$ZodType): ShapeTree {
  const tree = nothing();
  addTo(tree, schema, {});
  return tree;
}

function addTo(tree: Building, schema: z.core.$ZodType, outer: FieldMarks): void {
  const marks = { ...outer, ...marksOf(schema) };
  if (schema instanceof z.ZodObject) {
    const inside: FieldMarks = marks.private ? { private: true } : {};
    for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
      const place = tree.fields.get(name) ?? nothing();
      tree.fields.set(name, place);
      addTo(place, field, inside);
    }
  } else if (schema instanceof z.ZodArray) {
    addTo((tree.items ??= nothing()), schema.element, marks);
  } else if (schema instanceof z.ZodRecord) {
    addTo((tree.keys ??= nothing()), schema.keyType, marks);
    addTo((tree.values ??= nothing()), schema.valueType, marks);
  } else {
    const alternatives = alternativesOf(schema);
    for (const one of alternatives) addTo(tree, one, marks);
    if (alternatives.length === 0) tree.leaves.push({ schema, marks });
  }
}

/** The schemas behind a wrapper: the choices of a union, the type of an optional value. */
function alternativesOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodIntersection) return [schema.def.left, schema.def.right];
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return [schema.def.innerType];
  return [];
}

/** A place that a value without parts may take, by its path: `lines[].skuId`, `cursors{}` for the keys of a record. */
export interface Place extends Leaf {
  readonly path: string;
  /** The name of the field that it is in. */
  readonly name: string;
}

/** All places of a tree where a value without parts may stand, however deep. */
export function placesOf(tree: ShapeTree, path = '', name = ''): readonly Place[] {
  return [
    ...tree.leaves.map((leaf) => ({ ...leaf, path, name })),
    ...(tree.items ? placesOf(tree.items, `${path}[]`, name) : []),
    ...(tree.keys ? placesOf(tree.keys, `${path}{}`, name) : []),
    ...(tree.values ? placesOf(tree.values, `${path}.*`, name) : []),
    ...[...tree.fields].flatMap(([field, inner]) =>
      placesOf(inner, path === '' ? field : `${path}.${field}`, field),
    ),
  ];
}
