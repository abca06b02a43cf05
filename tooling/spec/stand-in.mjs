// Owns: what the specification shows of the answers of its calls, as the journeys' stand-in for a gateway reads it.
// Must not know: the contract.
// Used by: `npm run spec:coverage`, which writes it where the journeys find it without the specification.

/** Calls that answer lists say so in their names. */
const list = /^(?:list|search|merge|page)/u;

/**
 * The calls by their path, those of which the specification shows a part of it apart.
 * @returns {{ whole: object, parts: object }} of each call whether it answers a list, and the fields that are shown
 */
export function shownAnswers(specCalls) {
  const answers = { whole: {}, parts: {} };
  for (const { id, path, pathShown, response } of specCalls) {
    if (path === null) continue;
    const group = pathShown === 'full' ? answers.whole : answers.parts;
    // Two calls of one path are asked in two ways, and answer alike.
    const known = group[path];
    const fields = [...new Set([...(known?.fields ?? []), ...response])];
    group[path] = {
      ...((known?.isList || list.test(id)) && { isList: true }),
      ...(fields.length > 0 && { fields }),
    };
  }
  return answers;
}
