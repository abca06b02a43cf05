import type { CardType } from '@xinglin/contract';
import type { z } from 'zod';

/** A mobile number with its middle hidden: `138****8000`. */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? '****' : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

/** A document number with its middle hidden; null when there is no document. */
export function maskDocument(cardType: z.infer<typeof CardType>, cardNo: string | null): string | null {
  if (cardNo === null || cardType === 'none') return null;
  const kept = cardType === 'idCard' ? { head: 3, tail: 4 } : { head: 1, tail: 2 };
  if (cardNo.length <= kept.head + kept.tail) return '*'.repeat(cardNo.length);
  const hidden = cardNo.length - kept.head - kept.tail;
  return cardNo.slice(0, kept.head) + '*'.repeat(hidden) + cardNo.slice(-kept.tail);
}
