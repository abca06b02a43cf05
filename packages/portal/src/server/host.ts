/** A host this portal serves. */
export interface ServedHost {
  /** As in the request, with port. */
  readonly host: string;
  /** The fourth label from the right, which picks the channel; null when the host has fewer. */
  readonly label: string | null;
  /** On this machine: cookies need no https there, and there is no HSTS. */
  readonly local: boolean;
}

/** Reads a Host header against the allowed hosts; null for any other host (421). */
export function readHost(header: string | null | undefined, allowed: readonly string[]): ServedHost | null {
  const [, name, port] = /^([a-z0-9.-]{1,253})(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '') ?? [];
  if (name === undefined || name.includes('..') || name.startsWith('.') || name.endsWith('.')) return null;
  const isAllowed = allowed.some((host) =>
    host.startsWith('.') ? name === host.slice(1) || name.endsWith(host) : name === host,
  );
  if (!isAllowed) return null;
  const isAddress = /^[\d.]+$/.test(name);
  return {
    host: port === undefined ? name : `${name}:${port}`,
    label: isAddress ? null : (name.split('.').at(-4) ?? null),
    local: name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.'),
  };
}
