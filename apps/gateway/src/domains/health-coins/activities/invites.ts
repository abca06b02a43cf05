import type { activities as calls, RequestOf } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import type { CallContext } from '../../../platform/context';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { completedOrder } from './friends';
import { ageHindrance, refuseFor } from './hindrance';
import { activityOf, stateOf } from './shown';
import { activityGuests, activityInvites } from './tables';

type Calls = typeof calls;

/** The account's invitation to an activity, the same each time; minors are not set to invite others. */
export async function share(
  { activityId }: RequestOf<Calls['shareActivity']>,
  { db, account: ownerId, now }: CallContext,
) {
  const row = await activityOf(db, activityId);
  if (stateOf(row, now) === 'over') refuse('activityOver');
  const age = await ageHindrance(db, { ownerId, now });
  if (age !== null) refuseFor(age);
  await db
    .insert(activityInvites)
    .values({ inviteCode: newId(), activityId, ownerId, createdAt: now })
    .onConflictDoNothing();
  const [{ inviteCode } = refuse('forbidden')] = await db
    .select()
    .from(activityInvites)
    .where(and(eq(activityInvites.activityId, activityId), eq(activityInvites.ownerId, ownerId)));
  return { inviteCode };
}

/** Follows an invitation; a repetition of the same comes to the same. */
export async function accept(
  { inviteCode }: RequestOf<Calls['acceptActivityInvite']>,
  { db, account: guestId, now }: CallContext,
) {
  const [invite] = await db
    .select()
    .from(activityInvites)
    .where(eq(activityInvites.inviteCode, inviteCode));
  if (!invite) return refuse('inviteUnknown');
  const { activityId, ownerId } = invite;
  if (ownerId === guestId) refuse('inviteOwn');
  if (stateOf(await activityOf(db, activityId), now) === 'over') refuse('activityOver');
  if ((await db.$count(orders, and(eq(orders.ownerId, guestId), completedOrder))) > 0)
    refuse('inviteNotNew');
  await db
    .insert(activityGuests)
    .values({ inviteCode, guestId, acceptedAt: now })
    .onConflictDoNothing();
  const [guest] = await db.select().from(activityGuests).where(eq(activityGuests.guestId, guestId));
  if (guest?.inviteCode !== inviteCode) refuse('inviteNotNew');
  return { activityId };
}
