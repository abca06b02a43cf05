import { domainNames, isLocalHost, matchHost } from '@xinglin/rules';

/** A host this portal serves. */
export interface ServedHost {
  /** As in the request, with port. */
  readonly host: string;
  /** The label that picks the channel (`matchHost`); null where there is none. */
  readonly label: string | null;
  /** Names in the domain it is served below, of which one may be a channel's. */
  readonly domains: readonly string[];
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
  const matched = matchHost(name, allowed);
  if (matched === null) return null;
  const { entry, label } = matched;
  return {
    host: port === undefined ? name : `${name}:${port}`,
    label,
    domains: domainNames(entry),
    rootDomain: entry.startsWith('.') ? entry.slice(1) : null,
    local: isLocalHost(name),
  };
}
