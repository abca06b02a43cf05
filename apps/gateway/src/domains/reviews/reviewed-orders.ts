import type { ResponseOf, reviews as calls } from '@xinglin/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { kindOf, type Order, type OrderKind } from '../../kernel/orders/order-kind';
import { findAnyOrder, withOwnRows } from '../../kernel/orders/read-order';
import {
  carriedOut,
  coinsOfReview,
  reviewableUntil,
  reviewWithinDays,
} from '../../kernel/orders/reviewable';
import { orders } from '../../kernel/orders/tables';
import { authorNameOf } from '../../kernel/people/patients/author-name';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { describeVisit } from './describe-visit';
import { nameDoctor } from './name-doctor';
import { ownReview, selectReviews } from './shown';
import { reviews } from './tables';

export type ReviewedOrder = ResponseOf<(typeof calls)['getOrderComment']>;

/** An order of the account with its kind, as far as reviews ask for it. */
export interface ReviewableOrder {
  readonly kind: OrderKind & { readonly reviewable: NonNullable<OrderKind['reviewable']> };
  readonly order: Order;
  readonly doctorId: string;
}

/** One of the account's orders that is with a doctor; refuses any other as one that there is not. */
export async function requireOwnOrder(
  { db, all, account }: CallContext,
  orderNo: string,
): Promise<ReviewableOrder> {
  const found = await findAnyOrder(db, { all }, orderNo);
  if (found?.order.ownerId !== account) return refuse('forbidden');
  const { kind, order } = found;
  const { reviewable } = kind;
  const { doctorId } = order;
  if (reviewable === null || doctorId === null) return refuse('forbidden');
  return { kind: { ...kind, reviewable }, order, doctorId };
}

/** Whether an order may be reviewed now, and until when. */
export function mayReview(
  { kind, order }: ReviewableOrder,
  now: Date,
): Pick<ReviewedOrder, 'may' | 'until'> {
  const until = reviewableUntil(kind, order);
  if (until === null) {
    const isAhead = order.stateGroup === 'awaitingPayment' || order.stateGroup === 'active';
    return { may: isAhead ? 'notYet' : 'over', until: null };
  }
  return { may: now < until ? 'open' : 'over', until: until.toISOString() };
}

async function describe(
  found: ReviewableOrder,
  coins: ReviewedOrder['coins'],
  context: CallContext,
): Promise<ReviewedOrder> {
  const { db, locale, now } = context;
  const { kind, order, doctorId } = found;
  const [place, [written], [subject], visit, signature] = await Promise.all([
    nameDoctor(context, doctorId),
    selectReviews(db, eq(reviews.orderNo, order.orderNo)),
    kind.subjects(db, [order], locale),
    describeVisit(context, order),
    authorNameOf(context, order.patientId),
  ]);
  if (!subject) return refuse('forbidden');
  return {
    orderNo: order.orderNo,
    type: kind.reviewable.type,
    title: subject.title,
    doctorId,
    ...place.named,
    hospitalId: place.hospitalId,
    visit,
    signature,
    coins,
    ...mayReview(found, now),
    diseases: listEntries(locale)
      .filter(({ entry }) => entry.departments.some((one) => one === place.department))
      .map(({ entry, name }) => ({ diseaseId: entry.id, name })),
    review: written ? ownReview(written, locale, now) : null,
  };
}

/** One of the account's orders, and what it said of it. */
export async function findReviewedOrder(
  context: CallContext,
  orderNo: string,
): Promise<ReviewedOrder> {
  const found = await requireOwnOrder(context, orderNo);
  return describe(found, await coinsOfReview(context), context);
}

/** Most orders that are shown as waiting for a word. */
const waitingShown = 50;

const dayMs = 24 * 60 * 60 * 1000;

/** The account's orders that wait for a word, the newest first. */
export async function listWaitingOrders(context: CallContext, doctorId?: string) {
  const { db, all, account, now } = context;
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, account),
        carriedOut({ all }),
        isNull(orders.reviewedAt),
        gt(orders.movedAt, new Date(now.getTime() - reviewWithinDays * dayMs)),
        doctorId === undefined ? undefined : eq(orders.doctorId, doctorId),
      ),
    )
    .orderBy(desc(orders.movedAt), desc(orders.orderNo))
    .limit(waitingShown);
  const coins = await coinsOfReview(context);
  const described = await Promise.all(
    rows.map(async (row): Promise<ReviewedOrder[]> => {
      const kind = kindOf({ all }, row.kind);
      const [order] = await withOwnRows(db, kind, [row]);
      const { reviewable } = kind;
      if (!order || order.doctorId === null || reviewable === null) return [];
      const found = { kind: { ...kind, reviewable }, order, doctorId: order.doctorId };
      return [await describe(found, coins, context)];
    }),
  );
  return wholeList(described.flat());
}
