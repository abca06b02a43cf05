import type { CheckUpFlag, InvoiceTitle } from '@xinglin/contract';
import type { ByLocale } from '@xinglin/rules';
import type { z } from 'zod';

/** A value as the laboratory issued it. */
export interface IssuedResult {
  /** The same value has the same code in every report. */
  readonly code: string;
  readonly name: ByLocale;
  /** As the laboratory abbreviates it: `LDL-C`. */
  readonly abbreviation?: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly flag: z.output<typeof CheckUpFlag>;
}

/** Pictures of an examination with what was seen on them. */
export interface Imaging {
  readonly findings: ByLocale;
  /** Files of the order's owner. */
  readonly pictures: readonly { readonly fileId: string; readonly caption: ByLocale }[];
}

/** A report of one person as it was issued. */
export interface Report {
  readonly conclusion: ByLocale;
  readonly results: readonly IssuedResult[];
  /** The hospital's own PDF: a file of the order's owner; left out where it handed none in. */
  readonly documentId?: string;
  readonly imaging?: Imaging;
}

/** An invoice as it was applied for. */
export interface Invoice {
  readonly title: z.output<typeof InvoiceTitle>;
  readonly email: string;
  readonly cents: number;
  /** Null until it was issued. */
  readonly invoiceNo: string | null;
}
