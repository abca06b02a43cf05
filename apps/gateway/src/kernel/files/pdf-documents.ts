import { threadFile, type WorkPool } from '../../platform/work-pool/work-pool';

const documentFile = threadFile(import.meta.url, 'document-worker');

/** Longest work on one document, in milliseconds; one of a hundred scanned pages takes a second. */
const longestMs = 15_000;

/**
 * Writes a PDF again out of what its pages show, without programs, links, forms, attachments, without what it says of
 * its maker and without what its photographs say of where they were taken. Null when it cannot be read, is locked,
 * takes too much memory, or still holds something that would run. Refuses as the pool does.
 */
export function cleanPdf(
  pool: WorkPool,
  sender: string,
  bytes: Uint8Array,
  timeoutMs = longestMs,
): Promise<Uint8Array | null> {
  return pool.run<Uint8Array>(sender, timeoutMs, {
    file: documentFile,
    name: 'clean',
    input: bytes,
  });
}
