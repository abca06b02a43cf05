/** What came of asking for a file. */
export type Fetched =
  | { readonly kind: 'ready'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** `missing`: not there or of another owner, which the gateway answers alike; `other`: no PDF. */
  | { readonly kind: 'signedOut' | 'missing' | 'other' | 'failed' };

const patienceMs = 20_000;

/** Asks for a file. Never throws: what went wrong is what the page shows. */
export async function fetchDocument(url: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (answer.status === 401) return { kind: 'signedOut' };
    if (answer.status === 403 || answer.status === 404) return { kind: 'missing' };
    if (!answer.ok) return { kind: 'failed' };
    if (answer.headers.get('content-type') !== 'application/pdf') return { kind: 'other' };
    return { kind: 'ready', bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch {
    return { kind: 'failed' };
  }
}
