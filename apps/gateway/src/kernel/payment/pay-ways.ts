import type { payment, ResponseOf } from '@xinglin/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { orders } from '../orders/tables';
import type { PaymentProvider, PaymentProviders, PayPlace } from './provider';
import { payments } from './tables';

type PayWay = ResponseOf<(typeof payment)['listPayWays']>['items'][number];

/** The ways that are on where the person is, the one they paid by last marked. */
export async function payWays(
  db: Queryable,
  providers: PaymentProviders,
  { ownerId, place, locale }: { ownerId: string; place: PayPlace; locale: Locale },
): Promise<PayWay[]> {
  const offered = providers.filter(({ places }) => places.includes(place));
  const last = offered.length > 1 ? await lastProviderOf(db, ownerId) : undefined;
  return offered.map(({ name, title }) => ({
    provider: name,
    title: title(locale),
    lastUsed: name === last,
  }));
}

/** By whom an account paid last. */
async function lastProviderOf(db: Queryable, ownerId: string): Promise<string | undefined> {
  const [last] = await db
    .select({ provider: payments.provider })
    .from(payments)
    .innerJoin(orders, eq(orders.orderNo, payments.orderNo))
    .where(and(eq(orders.ownerId, ownerId), eq(payments.status, 'paid')))
    .orderBy(desc(payments.settledAt))
    .limit(1);
  return last?.provider;
}

/** The provider that is asked for, or the first; refuses where there is none that takes money at any of the places. */
export function offeredProvider(
  providers: PaymentProviders,
  name: string | undefined,
  ...wanted: readonly PayPlace[]
): PaymentProvider {
  const offered = providers.filter(({ places }) => wanted.some((place) => places.includes(place)));
  return (
    (name === undefined ? offered[0] : offered.find((one) => one.name === name)) ??
    refuse('payWayUnavailable')
  );
}
