import type { ResponseOf, ocr } from '@xinglin/contract';

type Reading = ResponseOf<(typeof ocr)['ocrIdCard']>;

export type IdCardField = Reading['unsure'][number];

/** The front of an ID card as it was read; null for what was not there. Nothing of it is checked yet. */
export interface IdCardText {
  readonly name: string | null;
  readonly gender: Reading['gender'] | null;
  /** `YYYY-MM-DD` as printed, which may be no day at all. */
  readonly birthDate: string | null;
  readonly cardNo: string | null;
  readonly unsure: readonly IdCardField[];
}

/** A picture without anything hidden in it. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Reads documents off pictures. */
export interface OcrProvider {
  /** Reads an upright picture; null when it cannot be read. Rejects when there was no time for it. */
  readIdCard(picture: Picture): Promise<IdCardText | null>;
  /** Ends whatever it keeps running. */
  close(): Promise<void>;
}
