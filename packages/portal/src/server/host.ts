import { isLocalHost } from '@xinglin/platform';

/** A host this portal serves. */
export interface ServedHost {
  /** As in the request, with port. */
  readonly host: string;
  /** The fourth label from the right, which picks the channel; null when the host has fewer. */
  readonly label: string | null;
  /** The second label from the right: the domain's own name, which may be a channel's; null when the host has fewer. */
  readonly domain: string | null;
  /** The domain all hosts around it lie below; null where it is served by its own name alone. */
  readonly rootDomain: string | null;
  /** On this machine: cookies need no https there, and there is no HSTS. */
  readonly local: boolean;
}

/** Reads a Host header against the allowed hosts; null for any other host (421). */
export function readHost(
  header: string | null | undefined,
  allowed: readonly string[],
): ServedHost | null {
  const [, name, port] =
    /^([a-z0-9.-]{1,253})(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '') ?? [];
  if (name === undefined || name.includes('..') || name.startsWith('.') || name.endsWith('.'))
    return null;
  const suffix = allowed.find((one) => isHostIn([one], name));
  if (suffix === undefined) return null;
  const isAddress = /^[\d.]+$/.test(name);
  return {
    host: port === undefined ? name : `${name}:${port}`,
    label: isAddress ? null : (name.split('.').at(-4) ?? null),
    domain: isAddress ? null : (name.split('.').at(-2) ?? null),
    rootDomain: suffix.startsWith('.') ? suffix.slice(1) : null,
    local: isLocalHost(name),
  };
}

/** Whether a list holds a host, exactly or by a leading dot as the host or anything below it. Ports do not count. */
export function isHostIn(hosts: readonly string[], host: string): boolean {
  const name = host.replace(/:\d+$/, '');
  return hosts.some((one) =>
    one.startsWith('.') ? name === one.slice(1) || name.endsWith(one) : name === one,
  );
}
