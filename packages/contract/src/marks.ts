// Owns: what a field is marked with beside its type: whether a log may print it, and what its id belongs to.
// Must not know: any call, who reads the marks.
// Used by: the shapes of the contract, `shape-tree.ts`.
import { z } from 'zod';

/** What is said of a field beside its type. It stays in this package: no JSON schema and no client has it. */
export interface FieldMarks {
  /** A log may print it. Booleans, numbers, moments and one of a few need no such mark; any other text is hidden without it. */
  readonly loggable?: true;
  /** The value is about a person, though its type could be printed. On an object: everything in it. */
  readonly private?: true;
  /** An id of something that belongs to an account, and of what kind it is: `order`. */
  readonly owner?: string;
  /** An id that every account may send, and why. */
  readonly public?: string;
}

/** A registry of its own: data in `.meta()` would reach the JSON schemas. */
const marks = z.registry<FieldMarks>();

/** The same shape with marks; those it has already stay. */
export function marked<Shape extends z.ZodType>(shape: Shape, added: FieldMarks): Shape {
  // A copy remembers what it is a copy of, so that it has the marks and the name of that, too.
  const copy: Shape = shape.clone();
  marks.add(copy, added);
  return copy;
}

/** What a shape is marked with; also what it is made of by further rules, such as `.max(8)`. */
export function marksOf(shape: z.core.$ZodType): FieldMarks {
  return marks.get(shape) ?? {};
}
