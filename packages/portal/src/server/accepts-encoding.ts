/** Whether an `Accept-Encoding` header names an encoding and does not refuse it. */
export function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  const named = new RegExp(`(?:^|[,\\s])${encoding}(?:$|[,;\\s])(?!\\s*q=0(?:\\.0*)?(?:[,\\s]|$))`);
  return named.test(header ?? '');
}
