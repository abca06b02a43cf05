/** Most lists and objects inside each other. Surveys, the deepest of our bodies, have about ten. */
export const mostJsonDepth = 64;

/**
 * `JSON.parse` for what a client wrote. Code that goes through a value calls itself at each level, and a deep value
 * takes all of its stack.
 * @throws what `JSON.parse` throws, and a `SyntaxError` for what is deeper than {@link mostJsonDepth}.
 */
export function parseBoundedJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('too deep');
  return JSON.parse(text);
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > mostJsonDepth) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}
