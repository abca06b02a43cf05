import { formatCents, type CouponWhyNot, type QuoteWhyNot } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';

/** Why something takes nothing off, in the reader's language: the same words in every form and list. */
export const whyNotText = (
  locale: Locale,
  reason: CouponWhyNot | QuoteWhyNot['reason'] | 'freeFreight' | 'costsFreight',
  missingCents: number,
): string =>
  textOf(locale, `reason.${reason}`, { missing: formatCents(missingCents, { decimals: 'auto' }) });
