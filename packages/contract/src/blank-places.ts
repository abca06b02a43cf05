// Owns: which texts of a request may not be left out and take a text that people cannot see.
// Must not know: any call.
// Used by: the tests of the contract and of the desk.
import { z } from 'zod';
import { placesOf, shapeTreeOf } from './shape-tree';

/** Texts of which people see nothing, of each length that a shape may ask for. */
const blanks = Array.from({ length: 40 }, (_, place) => '\u200B\u2800'.repeat(20).slice(place));

/** The paths of a request's texts that refuse an empty text and take a blank one: none should. */
export function blankPlacesOf(request: z.core.$ZodType): readonly string[] {
  const takes = (schema: z.core.$ZodType, text: string): boolean =>
    z.safeParse(schema, text).success;
  return placesOf(shapeTreeOf(request))
    .filter(({ schema }) => !takes(schema, '') && blanks.some((text) => takes(schema, text)))
    .map(({ path }) => path);
}
