import { Certificate, ContentInfo, SignedData } from 'pkijs';

/** What a check of a PDF's signature finds. */
export interface CheckedSeal {
  readonly subFilter: string;
  /** Whether the signature covers the whole file but itself, and fits it. */
  readonly isValid: boolean;
  readonly certificates: number;
}

/** Checks the signature of a PDF by its byte range, as a reader of PDFs does; null where it has none. */
export async function checkSeal(
  pdf: Uint8Array,
  authority: Uint8Array<ArrayBuffer>,
): Promise<CheckedSeal | null> {
  const text = Buffer.from(pdf).toString('latin1');
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(text);
  const subFilter = /\/SubFilter \/([\w.]+)/.exec(text)?.[1];
  if (range === null || subFilter === undefined) return null;
  const [, from = 0, length = 0, again = 0, rest = 0] = range.map(Number);
  const hex = text.slice(from + length + 1, again - 1);
  const signed = Buffer.concat([
    pdf.subarray(from, from + length),
    pdf.subarray(again, again + rest),
  ]);
  const isWhole = from === 0 && again + rest === pdf.byteLength;
  const message = ContentInfo.fromBER(new Uint8Array(Buffer.from(hex, 'hex')));
  const data = new SignedData({ schema: message.content });
  const isValid = await data
    .verify({
      signer: 0,
      data: new Uint8Array(signed).buffer,
      checkChain: true,
      trustedCerts: [Certificate.fromBER(authority)],
    })
    .catch(() => false);
  return {
    subFilter,
    isValid: isWhole && isValid,
    certificates: data.certificates?.length ?? 0,
  };
}
