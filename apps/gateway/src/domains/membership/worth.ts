import {
  consultOrderKindName,
  goodsKindName,
  membershipKindName,
  type membership as calls,
  type ResponseOf,
} from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { memberSavings } from '../../kernel/pricing/members';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';

type Info = ResponseOf<(typeof calls)['getVipMemberInfo']>;

type Kind = NonNullable<Info['worth']>['kinds'][number]['kind'];

/** In the order in which they are shown. */
const savingKinds = ['consult', 'goods', 'services', 'other'] as const satisfies readonly Kind[];

/** Of what kind a saving on an order is, by the kind of the order. */
const kindsOfOrders: Readonly<Record<string, Kind>> = {
  [consultOrderKindName]: 'consult',
  [goodsKindName]: 'goods',
  [membershipKindName]: 'services',
};

/** What a card in service has saved its owner so far, by kind, against what it cost. */
export async function worthOf(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  { orderNo, startsAt }: Pick<NonNullable<Info['best']>, 'orderNo' | 'startsAt'>,
): Promise<NonNullable<Info['worth']>> {
  const from = startsAt === null ? now : new Date(startsAt);
  const savings = await memberSavings(db, account, { from, until: now });
  const [bought] =
    orderNo === null
      ? []
      : await db
          .select({ paid: orders.paidCents, refunded: orders.refundedCents })
          .from(orders)
          .where(eq(orders.orderNo, orderNo));
  const feeCents = bought ? Math.max(0, bought.paid - bought.refunded) : null;
  const savedCents = savings.reduce((sum, { cents }) => sum + cents, 0);
  return {
    feeCents,
    savedCents,
    missingCents: Math.max(0, (feeCents ?? 0) - savedCents),
    kinds: savingKinds.flatMap((kind) => {
      const own = savings.filter((one) => (kindsOfOrders[one.kind] ?? 'other') === kind);
      const cents = own.reduce((sum, one) => sum + one.cents, 0);
      return own.length === 0 ? [] : [{ kind, orders: own.length, cents }];
    }),
  };
}
