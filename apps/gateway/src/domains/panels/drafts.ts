import type { panels, RequestOf, ResponseOf } from '@xinglin/contract';
import { panelTerms } from '@xinglin/rules';
import { eq, lt, sql } from 'drizzle-orm';
import { isSavedElsewhere, savedAfter } from '../../kernel/drafts/draft-version';
import { markUsed } from '../../kernel/files/file-uses';
import type { CallContext } from '../../platform/context';
import type { Database, Queryable } from '../../platform/database';
import { panelDrafts } from './tables';

type Calls = typeof panels;

const draftLifeMs = panelTerms.draftDays * 24 * 60 * 60 * 1000;

/** Stores a draft unless another device saved one in the meantime. Removes a draft without text and pictures. */
export async function saveDraft(
  { draft, knownAt }: RequestOf<Calls['savePanelDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['savePanelDraft']>> {
  const { db, account: ownerId, now } = context;
  const [stored] = await db
    .select({ savedAt: panelDrafts.savedAt })
    .from(panelDrafts)
    .where(eq(panelDrafts.ownerId, ownerId))
    .for('update');
  if (isSavedElsewhere(stored?.savedAt, knownAt)) return savedElsewhere(db, ownerId);
  const { question, treated = '', fileIds } = draft;
  const isFirst = stored === undefined && knownAt !== undefined;
  const savedAt = savedAfter(stored?.savedAt, now);
  if (question + treated === '' && fileIds.length === 0) await forgetDraft(db, ownerId);
  else {
    await markUsed(context, fileIds);
    const written = await db
      .insert(panelDrafts)
      .values({ ownerId, draft, savedAt })
      .onConflictDoUpdate({
        target: panelDrafts.ownerId,
        set: { draft, savedAt },
        // One that another device saved first at this moment stays.
        ...(isFirst && { setWhere: sql`false` }),
      })
      .returning({ savedAt: panelDrafts.savedAt });
    if (written.length === 0) return savedElsewhere(db, ownerId);
  }
  return { savedAt: savedAt.toISOString() };
}

/** What another device saved, in place of a save. */
async function savedElsewhere(
  db: Queryable,
  ownerId: string,
): Promise<ResponseOf<Calls['savePanelDraft']>> {
  const { draft, savedAt } = await findDraft(db, ownerId);
  if (draft === null || savedAt === undefined)
    throw new Error('A draft that was saved elsewhere has no row.');
  return { savedAt, other: draft };
}

/** What an account typed and did not send. */
export async function findDraft(
  db: Queryable,
  ownerId: string,
): Promise<ResponseOf<Calls['getPanelDraft']>> {
  const [row] = await db.select().from(panelDrafts).where(eq(panelDrafts.ownerId, ownerId));
  return row === undefined
    ? { draft: null }
    : { draft: row.draft, savedAt: row.savedAt.toISOString() };
}

/** It was sent, or emptied. */
export async function forgetDraft(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(panelDrafts).where(eq(panelDrafts.ownerId, ownerId));
}

/** Removes abandoned drafts. */
export const purgeDrafts = (db: Database, now: Date) =>
  db.delete(panelDrafts).where(lt(panelDrafts.savedAt, new Date(now.getTime() - draftLifeMs)));
