import type { panels, RequestOf, ResponseOf } from '@xinglin/contract';
import { panelTerms } from '@xinglin/rules';
import { eq, lt } from 'drizzle-orm';
import { markUsed } from '../../kernel/files/file-uses';
import type { CallContext } from '../../platform/context';
import type { Database, Queryable } from '../../platform/database';
import { panelDrafts } from './tables';

type Calls = typeof panels;

const draftLifeMs = panelTerms.draftDays * 24 * 60 * 60 * 1000;

/** Stores what is typed; one without a word or a picture is forgotten. */
export async function saveDraft(
  { draft }: RequestOf<Calls['savePanelDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['savePanelDraft']>> {
  const { db, account: ownerId, now: savedAt } = context;
  const { question, treated = '', fileIds } = draft;
  if (question + treated === '' && fileIds.length === 0) await forgetDraft(db, ownerId);
  else {
    await markUsed(context, fileIds);
    await db
      .insert(panelDrafts)
      .values({ ownerId, draft, savedAt })
      .onConflictDoUpdate({ target: panelDrafts.ownerId, set: { draft, savedAt } });
  }
  return { savedAt: savedAt.toISOString() };
}

/** What an account typed and did not send. */
export async function findDraft(
  db: Queryable,
  ownerId: string,
): Promise<ResponseOf<Calls['getPanelDraft']>> {
  const [row] = await db.select().from(panelDrafts).where(eq(panelDrafts.ownerId, ownerId));
  return { draft: row?.draft ?? null };
}

/** It was sent, or emptied. */
export async function forgetDraft(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(panelDrafts).where(eq(panelDrafts.ownerId, ownerId));
}

/** Removes abandoned drafts. */
export const purgeDrafts = (db: Database, now: Date) =>
  db.delete(panelDrafts).where(lt(panelDrafts.savedAt, new Date(now.getTime() - draftLifeMs)));
