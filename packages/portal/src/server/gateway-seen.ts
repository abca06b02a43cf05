/** Milliseconds to wait for the gateway's word; a probe of readiness asks again soon. */
const probeMs = 1000;

/**
 * Whether the gateway has answered since this portal started. Until then a page would only say that
 * the server is in trouble, so the portal is not ready. Afterwards it stays ready: with a gateway
 * that went down people still get pages that say so and recover by themselves.
 */
export function watchGateway(gatewayUrl: string): () => Promise<boolean> {
  let seen = false;
  return async () => {
    if (seen) return true;
    try {
      const answer = await fetch(`${gatewayUrl}/readyz`, { signal: AbortSignal.timeout(probeMs) });
      // A hospital's own gateway may not know the path; that it answers is what counts.
      seen = answer.status < 500;
    } catch {
      seen = false;
    }
    return seen;
  };
}
