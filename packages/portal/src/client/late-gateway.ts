/*
 * Owns: the browser's gateway client until its chunk has loaded.
 * Must not know: how calls are sent.
 * Used by: the client's start. Most visits only read what the server rendered, and call nothing.
 */
import { unreachable } from '@xinglin/api';
import { GatewayError, type Gateway } from '@xinglin/gateway-sdk';

/**
 * A client that loads with its first call.
 * @param load rejects where the chunk fails to load; the call then fails as one that reached no gateway, and the next
 * one loads again.
 */
export function lateGateway(load: () => Promise<Gateway>): Gateway {
  const gatewayFor = ({ path }: { readonly path: string }): Promise<Gateway> =>
    load().catch((error: unknown) => {
      const message = `could not load the client for ${path}: ${String(error)}`;
      throw new GatewayError({ ...unreachable(), message });
    });
  return {
    call: async (row, ...rest) => (await gatewayFor(row)).call(row, ...rest),
    async *stream(row, ...rest) {
      yield* (await gatewayFor(row)).stream(row, ...rest);
    },
    async *pieces(row, ...rest) {
      yield* (await gatewayFor(row)).pieces(row, ...rest);
    },
  };
}
