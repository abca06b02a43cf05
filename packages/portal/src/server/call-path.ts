/**
 * Whether a path below `/gateway` is written as calls declare theirs: segments of letters, digits and four signs. An
 * escape, an empty or dotted segment, a backslash or a parameter would be read in one way here and in another by the
 * gateway or a proxy before it, which then makes a call whose answer this portal does not recognise.
 */
export function isCallPath(path: string): boolean {
  return /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/.test(path) && !isInternal(path);
}

/** The sandbox changes clocks and people, the desk is for the hospital's systems, and staff have an app of their own. */
function isInternal(path: string): boolean {
  return /^\/(?:sandbox|desk|staff)(?:\/|$)/i.test(path);
}
