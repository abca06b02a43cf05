import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { conversations } from './tables';

/** Whether a conversation is one of a doctor; false for an unknown one. */
export async function isConversationOfDoctor(
  doctorId: string,
  { orderKey }: { readonly orderKey: string },
  { db }: { readonly db: Queryable },
): Promise<boolean> {
  const [found] = await db
    .select({ doctorId: conversations.doctorId })
    .from(conversations)
    .where(eq(conversations.key, orderKey));
  return found?.doctorId === doctorId;
}
