/** A document of one page or a few, as plain data: the caller gives all words. */
export interface PdfDocument {
  /** Language of the words, BCP 47. */
  readonly language: string;
  readonly title: string;
  /** The one thing it is for, printed large. */
  readonly mark: { readonly label: string; readonly text: string; readonly note: string };
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly list: { readonly title: string; readonly items: readonly string[] } | null;
  readonly footer: readonly string[];
}

/** What the worker is asked for. */
export interface PdfJob {
  readonly id: number;
  readonly document: PdfDocument;
}

/** What it answers: the file, or why there is none. */
export type PdfOutcome =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: string };
