import type { RequestOf, telemedicine } from '@xinglin/contract';
import { seenLength, telemedicineLimits } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext, Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { telemedicineKind } from './order-kind';
import { allowedOf } from './session-rules';
import { telemedicineOrders } from './tables';
import { refuseFields } from '../../platform/refuse-fields';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof telemedicine;

/** Refuses words that are shorter or longer than the form lets them be. */
export function requireLength(
  field: string,
  words: string,
  { least, most }: { readonly least: number; readonly most: number },
  locale: Locale,
): void {
  if (seenLength(words) >= least && words.length <= most) return;
  refuseFields([{ field }], locale);
}

/** Locks one of the account's sessions until the transaction ends; refuses any other. */
export async function lockOwn(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  orderNo: string,
) {
  const order = await lockOrder(db, telemedicineKind, orderNo);
  return order?.ownerId === account ? order : refuse('forbidden');
}

const done = (orderNo: string) => ({ orderNo, done: true }) as const;

/** Writes the case, in place of what was written before; pictures that were added later stay. */
export async function writeCase(
  { orderNo, fileIds, ...medicalCase }: RequestOf<Calls['addTelemedicineCase']>,
  context: CallContext,
) {
  const order = await lockOwn(context, orderNo);
  const { locale } = context;
  const { course, diagnosis, medicines, allergies } = medicalCase;
  requireLength('course', course, telemedicineLimits.course, locale);
  for (const [field, words] of Object.entries({ diagnosis, medicines, allergies }))
    requireLength(field, words ?? '', { least: 0, most: telemedicineLimits.detail }, locale);
  if (!allowedOf(order, context.now).mayWriteCase) refuse('telemedicineClosed');
  refuseBlocked(course, diagnosis, medicines, allergies);
  const pictures = await requireOwnPictures(context, fileIds);
  const { additions, pictures: before } = order.own;
  // From the first addition on, pictures may be those of additions: none is taken away any more.
  const kept = additions.length === 0 ? [] : before;
  await context.db
    .update(telemedicineOrders)
    .set({ medicalCase, pictures: [...new Set([...kept, ...pictures])] })
    .where(eq(telemedicineOrders.orderNo, orderNo));
  return done(orderNo);
}

/** Adds a note and pictures to the case. */
export async function completeCase(
  { orderNo, fileIds, note }: RequestOf<Calls['completeTelemedicineCase']>,
  context: CallContext,
) {
  const order = await lockOwn(context, orderNo);
  const { own } = order;
  const { db, now, locale } = context;
  requireLength('note', note, { least: 1, most: telemedicineLimits.detail }, locale);
  const isOpen = allowedOf(order, now).mayComplete;
  if (!isOpen || own.additions.length >= telemedicineLimits.additions) refuse('telemedicineClosed');
  refuseBlocked(note);
  const added = await requireOwnPictures(context, fileIds);
  await db
    .update(telemedicineOrders)
    .set({
      additions: [...own.additions, { at: now.toISOString(), note }],
      pictures: [...new Set([...own.pictures, ...added])],
    })
    .where(eq(telemedicineOrders.orderNo, orderNo));
  return done(orderNo);
}
