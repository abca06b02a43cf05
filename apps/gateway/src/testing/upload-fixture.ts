import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CallResult, TestGateway } from './test-gateway';

/** What a test says about an upload. */
export interface FileOptions {
  /** Null sends none. */
  readonly token?: string | null;
  readonly requestId?: string;
  /** Name of the part; default `file`. */
  readonly field?: string;
}

/** Who made {@link onePagePdf}, as it says. */
export const pdfAuthor = 'Chen made this';

/** A PDF of one page. */
export async function onePagePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 120]).drawText('Invoice 42', { x: 20, y: 60 });
  document.setAuthor(pdfAuthor);
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** Sends bytes in parts, under a name that must be kept nowhere. */
export function sendFile(
  gateway: TestGateway,
  path: string,
  bytes: Uint8Array,
  { token = null, requestId = randomUUID(), field = 'file' }: FileOptions,
): Promise<CallResult> {
  const form = new FormData();
  form.append(field, new Blob([Buffer.from(bytes)]), '../../陈女士 13812345678.html');
  const headers = { requestid: requestId, ...(token === null ? {} : { token }) };
  return gateway.send(
    new Request(`http://gateway.test${path}`, { method: 'POST', headers, body: form }),
  );
}
