import { Worker } from 'node:worker_threads';
import { drawnText } from '@xinglin/rules';
import type { Port } from '../ports';
import { refuse } from '../refusal';
import type { Services } from '../services';
import type { PdfDocument, PdfJob, PdfOutcome } from './pdf-document';

/** Makes PDF files away from the thread that answers calls. */
export interface PdfWriter {
  /**
   * Refuses with `overloaded` while too many wait.
   * @throws when a document cannot be drawn, or takes too long.
   */
  write(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

/** A page takes a fraction of a second, so this many wait a few seconds at most. */
const mostWaiting = 16;
const patienceMs = 10_000;
/** The fonts take some fifty megabytes; after this long without work they are given back. */
const idleMs = 60_000;
const retryAfterSeconds = 2;

/** The worker as it stands beside the built gateway, and as source beside this file. */
const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

/** The document with each of its texts as fonts can draw it. */
function drawable({ title, mark, facts, list, after, footer, ...rest }: PdfDocument): PdfDocument {
  const { label, text, note } = mark;
  const drawableFact = (fact: PdfDocument['facts'][number]) => ({
    label: drawnText(fact.label),
    text: drawnText(fact.text),
  });
  return {
    ...rest,
    title: drawnText(title),
    mark: { label: drawnText(label), text: drawnText(text), note: drawnText(note) },
    facts: facts.map(drawableFact),
    list: list && { ...list, title: drawnText(list.title), items: list.items.map(drawnText) },
    ...(after && { after: after.map(drawableFact) }),
    footer: footer.map(drawnText),
  };
}

/** Makes documents to keep and to print. */
export const pdfWriter: Port<PdfWriter, Services> = {
  name: 'PDF',
  make: () => createPdfWriter(),
  close: (writer) => writer.close(),
};

/** One thread, begun by the first document. */
export function createPdfWriter(
  startWorker: () => Worker = () =>
    new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
): PdfWriter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  /** Rejects what still waits for a thread that has ended; the next document starts another. */
  function give(up: unknown): void {
    for (const { reject } of waiting.values()) reject(up);
    waiting.clear();
    const gone = worker;
    worker = null;
    void gone?.terminate();
  }

  function started(): Worker {
    if (worker) return worker;
    const begun = startWorker();
    begun.unref();
    begun.on('message', (outcome: PdfOutcome) => {
      const asked = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('error' in outcome) asked?.reject(new Error(outcome.error));
      // The bytes were copied to this thread, so that no other code changes them.
      else asked?.resolve(new Uint8Array(outcome.bytes));
    });
    begun.on('error', (error) => worker === begun && give(error));
    begun.on('exit', () => worker === begun && give(new Error('the PDF worker ended')));
    worker = begun;
    return begun;
  }

  return {
    async write(document) {
      if (waiting.size >= mostWaiting) refuse('overloaded', { retryAfterSeconds });
      clearTimeout(idle);
      const id = (lastId += 1);
      let patience: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          patience = setTimeout(() => give(new Error('the PDF worker took too long')), patienceMs);
          const job: PdfJob = { id, document: drawable(document) };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          started().postMessage(job);
        });
      } finally {
        clearTimeout(patience);
        waiting.delete(id);
        if (waiting.size === 0) idle = setTimeout(() => give(null), idleMs).unref();
      }
    },
    async close() {
      clearTimeout(idle);
      const gone = worker;
      give(new Error('the PDF writer was closed'));
      await gone?.terminate();
    },
  };
}
