import { getDocument, PDFWorker, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';

/** Width and height of a page at its own size. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A document as far as it was read. */
export type OpenedPdf =
  | { readonly kind: 'opening' | 'broken' }
  | { readonly kind: 'open'; readonly pdf: PDFDocumentProxy; readonly firstPage: PageSize };

/** Reads a document in a worker. Scripts in it never run, and nothing it names is fetched. */
export function usePdf(bytes: Uint8Array): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ kind: 'opening' });
  useEffect(() => {
    // One thread a document: the library refuses a second reader of the same.
    const thread = new Worker(new URL('./pdf-parser.ts', import.meta.url), { type: 'module' });
    const worker = PDFWorker.create({ port: thread });
    const reading = getDocument({
      // The worker takes what it is given; the page keeps its own.
      data: bytes.slice(),
      worker,
      useWasm: false,
      verbosity: VerbosityLevel.ERRORS,
    });
    let isGone = false;
    const open = async (): Promise<void> => {
      try {
        const pdf = await reading.promise;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpened({ kind: 'open', pdf, firstPage: { width, height } });
      } catch {
        if (!isGone) setOpened({ kind: 'broken' });
      }
    };
    void open();
    return () => {
      isGone = true;
      void reading.destroy().finally(() => {
        worker.destroy();
        thread.terminate();
      });
    };
  }, [bytes]);
  return opened;
}
