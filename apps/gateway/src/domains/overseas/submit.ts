import type { overseas, RequestOf } from '@xinglin/contract';
import {
  ageMonthsOn,
  askerFromAge,
  checkOverseasCase,
  dayAt,
  hospitalTimeZone,
  overseasTerms,
} from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { refuseFields } from '../../platform/refuse-fields';
import { overseasKind } from './order-kind';
import { askers, overseasOrders } from './tables';

const hourMs = 60 * 60 * 1000;

/** Sends a case for one of those for whom the account asks. One person has one open consultation at a time. */
export async function submitConsult(
  context: CallContext,
  sent: RequestOf<(typeof overseas)['submitOverseasConsult']>,
): Promise<{ orderKey: string; dueAt: Date }> {
  const { db, account: ownerId, now, locale } = context;
  const { askerId, department, question, fileIds, symptoms, duration, tenths } = sent;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 3))`);
  const [asker = refuse('forbidden')] = await db
    .select()
    .from(askers)
    .where(and(eq(askers.askerId, askerId), eq(askers.ownerId, ownerId)));
  const ageMonths = ageMonthsOn(asker, dayAt(now));
  if (ageMonths < askerFromAge * 12) refuse('askerTooYoung');
  const [open] = await db
    .select({ orderKey: orders.orderNo })
    .from(orders)
    .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
    .where(
      and(
        eq(orders.ownerId, ownerId),
        eq(overseasOrders.askerId, askerId),
        eq(orders.stateGroup, 'active'),
      ),
    );
  if (open) refuse('consultOpenAlready', { data: open });
  const problems = checkOverseasCase(sent);
  if (problems.length > 0) refuseFields(problems, locale);
  const pictures = await requireOwnPictures(context, fileIds);
  refuseBlocked(question);
  const orderKey = newOrderNo(now, hospitalTimeZone);
  const dueAt = new Date(now.getTime() + overseasTerms.waitsHours * hourMs);
  await registerOrder(db, overseasKind, {
    ownerId,
    locale,
    orderNo: orderKey,
    state: 'waiting',
    totalCents: 0,
    dueAt,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  const { nickname, gender, country } = asker;
  await db.insert(overseasOrders).values({
    orderNo: orderKey,
    department,
    askerId,
    nickname,
    gender,
    ageMonths,
    country,
    question,
    pictures,
    symptoms,
    duration,
    tenths,
  });
  return { orderKey, dueAt };
}
