import type { Locale } from '../../platform/context';

/** Who reads, in which language, and when. */
export interface OrderReader {
  readonly ownerId: string;
  readonly locale: Locale;
  readonly now: Date;
}
