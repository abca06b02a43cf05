import { inThread } from './in-thread';

/** The thread's file: as it is in the sources, and as it is built. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './document-worker.ts' : './document-worker.js',
  import.meta.url,
);

/** Longest work on one document; one of a hundred scanned pages takes a second. */
const longestMs = 15_000;

/**
 * Writes a PDF anew out of what its pages show: programs, links, forms, attachments, what it tells of its maker and
 * what its photographs tell of where they were taken stay behind. Null when it cannot be read, is locked, or holds what is left of neither.
 */
export function cleanPdf(bytes: Buffer, timeoutMs = longestMs): Promise<Uint8Array | null> {
  return inThread<Uint8Array>(threadFile, bytes, timeoutMs);
}
