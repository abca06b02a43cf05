import type { Quote } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import { orderQuotes, type KeptQuote } from './tables';
import { whyNotText } from './why-not';

/** A quote in the reader's language. */
export function explained(quote: KeptQuote, locale: Locale): z.infer<typeof Quote> {
  return {
    lines: quote.lines.map(({ label, ...line }) => ({ ...line, label: textIn(label, locale) })),
    listCents: quote.listCents,
    steps: quote.steps.map(({ kind, name, cents }) => ({
      kind,
      label: textOf(locale, `step.${kind}`),
      reason: name === null ? '' : textIn(name, locale),
      cents,
    })),
    goodsCents: quote.goodsCents,
    freightCents: quote.freightCents,
    totalCents: quote.totalCents,
    whyNots: quote.whyNots.map(({ kind, name, reason, missingCents }) => ({
      kind,
      label: name === null ? textOf(locale, `whyNot.${kind}`) : textIn(name, locale),
      reason: whyNotText(locale, kind === 'freeFreight' ? kind : reason, missingCents),
    })),
  };
}

/** What an order was agreed at, in the reader's language; null for one that had no quote. */
export async function quoteOfOrder(
  db: Queryable,
  orderNo: string,
  locale: Locale,
): Promise<z.infer<typeof Quote> | null> {
  const [row] = await db
    .select({ quote: orderQuotes.quote })
    .from(orderQuotes)
    .where(eq(orderQuotes.orderNo, orderNo));
  return row ? explained(row.quote, locale) : null;
}
