import { readHosts } from '@xinglin/rules';
import { z } from 'zod';

/** A host, or an IPv6 address in brackets, and a port. */
export const listenAddress = z
  .string()
  .regex(/^(?:\[[0-9a-f:.]+\]|[\w.-]+):\d{1,5}$/i, {
    error: 'must be an address and a port, such as 10.0.0.5:4100',
  })
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    return {
      host: text.slice(0, colon).replace(/^\[|\]$/g, ''),
      port: Number(text.slice(colon + 1)),
    };
  })
  .refine(({ port }) => port <= 65_535, { error: 'must have a port of at most 65535' });

/** A host, or with a leading dot all below it; a `*` would be a name like any other and match nothing. */
export const hostName = /^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** Hosts of the portals, as the portals read them. */
export const hostList = z.string().transform((text, context) => {
  const read = readHosts(text);
  if (read.ok && read.hosts.length > 0) return read.hosts;
  const message = 'must be hosts separated by commas, with a leading dot for all below one';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A port, or 0 for any that is free. */
export const portNumber = z.coerce
  .number({ error: 'must be a port number' })
  .int({ error: 'must be a port number' })
  .min(0, { error: 'must be a port number' })
  .max(65_535, { error: 'must be at most 65535' });
