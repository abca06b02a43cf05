import type { Queryable } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';

/** Whether an account pays the price of members at a moment. */
type IsMember = (db: Queryable, ownerId: string, now: Date) => Promise<boolean>;

/** What makes a member; brought by who keeps memberships. */
export const memberships = collection<IsMember>('memberships');

/** Whether an account pays the price of members now, by whatever membership. */
export async function isMember(
  { all }: Pick<Parts<unknown>, 'all'>,
  ...asked: Parameters<IsMember>
): Promise<boolean> {
  for (const one of all(memberships)) if (await one(...asked)) return true;
  return false;
}
