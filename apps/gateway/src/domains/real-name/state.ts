import {
  findTransition,
  realNameMachine,
  realNameStates,
  verifyStatusOf,
  type RealNameState,
} from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';

type Move = (typeof realNameMachine)['transitions'][number];

/** The state of an account's real name. */
export async function stateOf(db: Queryable, userId: string): Promise<RealNameState> {
  const [user] = await db
    .select({ verifyStatus: users.verifyStatus })
    .from(users)
    .where(eq(users.userId, userId));
  return known(user);
}

/** The same, with the account locked until the transaction ends: two moves follow each other. */
export async function lockedStateOf(db: Queryable, userId: string): Promise<RealNameState> {
  const [user] = await db
    .select({ verifyStatus: users.verifyStatus })
    .from(users)
    .where(eq(users.userId, userId))
    .for('no key update');
  return known(user);
}

/** Moves a locked account on; undefined where its state does not allow it. Sessions see it with their next call. */
export async function moveRealName(
  db: Queryable,
  userId: string,
  event: Move['event'],
  by: Move['by'][number],
): Promise<Move | undefined> {
  const state = await lockedStateOf(db, userId);
  const move = findTransition(realNameMachine, state, event, by);
  if (move === undefined) return undefined;
  await db
    .update(users)
    .set({ verifyStatus: verifyStatusOf(move.to) })
    .where(eq(users.userId, userId));
  return move;
}

function known(user: { readonly verifyStatus: number } | undefined): RealNameState {
  const state = user && realNameStates[user.verifyStatus];
  return state ?? refuse('sessionEnded');
}
