import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { consultDrafts } from './tables';

type Calls = typeof consult;

const ownDraft = (ownerId: string, { kind, doctorId = '' }: RequestOf<Calls['getConsultDraft']>) =>
  and(
    eq(consultDrafts.ownerId, ownerId),
    eq(consultDrafts.kind, kind),
    eq(consultDrafts.doctorId, doctorId),
  );

/** Keeps what is typed; one without a word or a picture is forgotten. */
export async function saveDraft(
  { draft, ...asked }: RequestOf<Calls['saveConsultDraft']>,
  { db, account: ownerId, now }: CallContext,
): Promise<ResponseOf<Calls['saveConsultDraft']>> {
  const { question, treated = '', earlierDiagnosis = '', fileIds } = draft;
  const isEmpty = question + treated + earlierDiagnosis === '' && fileIds.length === 0;
  if (isEmpty) await db.delete(consultDrafts).where(ownDraft(ownerId, asked));
  else {
    const { kind, doctorId = '' } = asked;
    await db
      .insert(consultDrafts)
      .values({ ownerId, kind, doctorId, draft, savedAt: now })
      .onConflictDoUpdate({
        target: [consultDrafts.ownerId, consultDrafts.kind, consultDrafts.doctorId],
        set: { draft, savedAt: now },
      });
  }
  return { savedAt: now.toISOString() };
}

/** The account's draft of a kind and doctor. */
export async function findDraft(
  asked: RequestOf<Calls['getConsultDraft']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['getConsultDraft']>> {
  const [row] = await db.select().from(consultDrafts).where(ownDraft(account, asked));
  return { draft: row ? { ...row.draft, savedAt: row.savedAt.toISOString() } : null };
}
