// What of a call's declaration the client's table holds, beside its path and kind.

/**
 * How further parts of a list are asked for: `page` by number, `cursor` by what the part before says; undefined for a
 * call that answers no list in parts.
 * @param {{ properties?: object }} request JSON schema of the request
 * @param {{ properties?: object }} response JSON schema of the answer
 * @returns {'page' | 'cursor' | undefined}
 */
export function listedBy(request, response) {
  const asked = request.properties ?? {};
  const answered = response.properties ?? {};
  if (!('items' in answered)) return undefined;
  if ('cursor' in asked && 'next' in answered) return 'cursor';
  return 'pageNo' in asked && 'total' in answered ? 'page' : undefined;
}

/**
 * The type of a call's row: what a client may do with it follows from it.
 * @param {{ request: string, response: string, kind: string, streams?: unknown, listed?: string }} call
 */
export function typeOfRow({ request, response, kind, streams, listed }) {
  if (streams === true) return `PiecesRow<${request}, ${response}>`;
  if (typeof streams === 'object') return `StreamRow<${request}, ${response}>`;
  if (listed !== undefined) return `ListRow<${request}, ${response}>`;
  return `CallRow<${request}, ${response}, '${kind}'>`;
}
