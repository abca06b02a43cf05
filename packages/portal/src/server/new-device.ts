import { createHash } from 'node:crypto';

/**
 * The device of a browser that has none yet. A request that is sent again comes from the same one: the first answer,
 * which would have named it, was lost, and the gateway finds what it did by device and request.
 */
export function newDevice(requestId: string | null): string {
  if (requestId === null) return crypto.randomUUID();
  const digits = createHash('sha256').update(`device:${requestId}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
