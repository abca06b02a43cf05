/** A document of one page or a few, as plain data: the caller gives all words. */
export interface PdfDocument {
  /** Language of the words, BCP 47. */
  readonly language: string;
  readonly title: string;
  /** The one thing it is for, printed large. */
  readonly mark: { readonly label: string; readonly text: string; readonly note: string };
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly list: {
    readonly title: string;
    readonly items: readonly string[];
    /** Counts the items in place of a dot before each. */
    readonly isNumbered?: boolean;
  } | null;
  /** Facts below the list, such as who signed. */
  readonly after?: readonly { readonly label: string; readonly text: string }[];
  readonly footer: readonly string[];
  /** Leaves room for an electronic signature of the file, which its caller puts there. */
  readonly seal?: PdfSeal;
}

/** What a file says of its electronic signature. */
export interface PdfSeal {
  readonly name: string;
  readonly reason: string;
  readonly at: Date;
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
