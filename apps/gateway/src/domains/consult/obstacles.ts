import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { consultTerms, dayAt, hospitalTimeZone, type ConsultKind } from '@xinglin/rules';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { refusalText } from '../../platform/texts';
import { priceOf, type Asked } from './offers';
import { isShielded } from './shields';
import { consultOrders } from './tables';

type Calls = typeof consult;
type Name = ResponseOf<Calls['checkConsultApply']>['obstacles'][number]['name'];
type Asker = Pick<CallContext, 'db' | 'account' | 'now'>;

/** Open consults of one account: each waits for a person. */
export const mostOpen = 10;

export interface Wanted extends Asked {
  readonly patientId: string;
  /** It renews a prescription: one person may have several renewed at once, each in a consult of its own. */
  readonly isRenewal?: boolean;
}

/** What speaks against a consult. */
interface Obstacle {
  readonly name: Name;
  /** The open consult that stands in the way. */
  readonly orderKey?: string;
}

/**
 * All that speaks against a consult, in the order of `consultObstacles`, with its price and patient. Refuses another
 * account's patient.
 */
export async function findObstacles(
  context: Asker,
  wanted: Wanted,
): Promise<{
  readonly obstacles: readonly Obstacle[];
  /** Null where it is closed. */
  readonly priceCents: number | null;
  readonly patientName: string;
}> {
  const { db, account: ownerId } = context;
  const { kind, doctorId, patientId } = wanted;
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  const priceCents = await priceOf(db, wanted);
  const shielded = doctorId !== undefined && (await isShielded(db, ownerId, doctorId));
  const open = await db
    .select({
      orderKey: consultOrders.orderNo,
      kind: consultOrders.consultKind,
      doctorId: consultOrders.doctorId,
      patientId: consultOrders.patientId,
    })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(eq(orders.ownerId, ownerId), inArray(orders.stateGroup, ['awaitingPayment', 'active'])),
    );
  const same = open.find(
    (one) =>
      wanted.isRenewal !== true &&
      one.kind === kind &&
      one.patientId === patientId &&
      (doctorId === undefined || one.doctorId === doctorId),
  );
  const { perMonth } = consultTerms(kind);
  const isUsed = perMonth !== null && (await usedThisMonth(context, kind)) >= perMonth;
  const found: readonly (Obstacle & { readonly is: boolean })[] = [
    { name: 'consentRequired', is: patient.consentWithdrawnAt !== null },
    { name: 'consultClosed', is: priceCents === null },
    { name: 'consultShielded', is: shielded },
    {
      name: 'consultOpenAlready',
      is: same !== undefined,
      ...(same && { orderKey: same.orderKey }),
    },
    { name: 'consultLimitReached', is: open.length >= mostOpen || isUsed },
  ];
  return {
    obstacles: found.flatMap(({ is, ...obstacle }) => (is ? [obstacle] : [])),
    priceCents,
    patientName: patient.name,
  };
}

/** Refuses with the first obstacle to a consult; answers its price and patient. */
export async function requireOpen(
  context: Asker,
  wanted: Wanted,
): Promise<{ readonly priceCents: number; readonly patientName: string }> {
  const { obstacles, priceCents, patientName } = await findObstacles(context, wanted);
  const [first] = obstacles;
  if (first)
    refuse(first.name, first.orderKey === undefined ? {} : { data: { orderKey: first.orderKey } });
  return { priceCents: priceCents ?? refuse('consultClosed'), patientName };
}

/** Consults of a kind that an account opened this month; what was given up unanswered does not count. */
export async function usedThisMonth(
  { db, account, now }: Asker,
  kind: ConsultKind,
): Promise<number> {
  const month = `${dayAt(now, hospitalTimeZone).slice(0, 7)}-01`;
  const [used] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(
        eq(orders.ownerId, account),
        eq(consultOrders.consultKind, kind),
        ne(orders.stateGroup, 'cancelled'),
        gte(orders.createdAt, sql`(${month}::date::timestamp at time zone ${hospitalTimeZone})`),
      ),
    );
  return used?.count ?? 0;
}

/** All that speaks against a consult, before anything is typed. */
export async function checkApply(
  wanted: RequestOf<Calls['checkConsultApply']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkConsultApply']>> {
  const { obstacles } = await findObstacles(context, wanted);
  return {
    obstacles: obstacles.map(({ name, orderKey = null }) => ({
      name,
      text: refusalText(context.locale, name),
      orderKey,
    })),
  };
}
