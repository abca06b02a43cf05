import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { cutText } from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { WantedQuestion } from '../../kernel/triage/question-drafts';
import { isSavedElsewhere, savedAfter } from '../../kernel/drafts/draft-version';
import { markUsed } from '../../kernel/files/file-uses';
import type { CallContext } from '../../platform/context';
import { consultDrafts } from './tables';

type Calls = typeof consult;

const ownDraft = (ownerId: string, { kind, doctorId = '' }: RequestOf<Calls['getConsultDraft']>) =>
  and(
    eq(consultDrafts.ownerId, ownerId),
    eq(consultDrafts.kind, kind),
    eq(consultDrafts.doctorId, doctorId),
  );

/** Stores a draft unless another device saved one in the meantime. Removes a draft without text, pictures and records. */
export async function saveDraft(
  { draft, knownAt, ...asked }: RequestOf<Calls['saveConsultDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveConsultDraft']>> {
  const { db, account: ownerId, now } = context;
  const [stored] = await db
    .select({ savedAt: consultDrafts.savedAt })
    .from(consultDrafts)
    .where(ownDraft(ownerId, asked))
    .for('update');
  if (isSavedElsewhere(stored?.savedAt, knownAt)) return savedElsewhere(asked, context);
  const { question, treated = '', earlierDiagnosis = '', fileIds, recordNos = [] } = draft;
  const isEmpty =
    question + treated + earlierDiagnosis === '' && fileIds.length + recordNos.length === 0;
  const isFirst = stored === undefined && knownAt !== undefined;
  const savedAt = savedAfter(stored?.savedAt, now);
  if (isEmpty) await db.delete(consultDrafts).where(ownDraft(ownerId, asked));
  else {
    const { kind, doctorId = '' } = asked;
    await markUsed(context, fileIds);
    const written = await db
      .insert(consultDrafts)
      .values({ ownerId, kind, doctorId, draft, savedAt })
      .onConflictDoUpdate({
        target: [consultDrafts.ownerId, consultDrafts.kind, consultDrafts.doctorId],
        set: { draft, savedAt },
        // One that another device saved first at this moment stays.
        ...(isFirst && { setWhere: sql`false` }),
      })
      .returning({ savedAt: consultDrafts.savedAt });
    if (written.length === 0) return savedElsewhere(asked, context);
  }
  return { savedAt: savedAt.toISOString() };
}

/** What another device saved, in place of a save. */
async function savedElsewhere(
  asked: RequestOf<Calls['getConsultDraft']>,
  context: CallContext,
): Promise<ResponseOf<Calls['saveConsultDraft']>> {
  const { draft } = await findDraft(asked, context);
  if (draft === null) throw new Error('A draft that was saved elsewhere has no row.');
  return { savedAt: draft.savedAt, other: draft };
}

/** The account's draft of a kind and doctor. */
export async function findDraft(
  asked: RequestOf<Calls['getConsultDraft']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['getConsultDraft']>> {
  const [row] = await db.select().from(consultDrafts).where(ownDraft(account, asked));
  return { draft: row ? { ...row.draft, savedAt: row.savedAt.toISOString() } : null };
}

/** Most characters of a question, and most pictures of one. */
const longest = 2000;
const mostPictures = 30;

/** Puts what another domain wants asked into the draft of a question to any doctor, below what was typed before. */
export async function addToDraft(
  { patientId, words, fileIds }: WantedQuestion,
  context: CallContext,
): Promise<string> {
  const { draft: former } = await findDraft({ kind: 'fast' }, context);
  const { savedAt: _, ...kept } = former ?? { savedAt: '', question: '', fileIds: [] };
  const { question: typed = '', fileIds: before = [] } = kept;
  const whole = typed.includes(words) ? typed : [typed, words].filter(Boolean).join('\n');
  const question = cutText(whole, longest);
  const pictures = [...new Set([...before, ...fileIds])].slice(0, mostPictures);
  const draft = { ...kept, patientId, question, fileIds: pictures };
  await saveDraft({ kind: 'fast', draft }, context);
  return question;
}
