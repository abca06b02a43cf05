import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { recordConsents, versionInForce } from '../../../kernel/consents/service';
import { refuseBlocked } from '../../../kernel/moderation/refuse-blocked';
import { standardDepartments } from '../../../kernel/places/tables';
import type { CallContext, Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { newId, newToken, sha256 } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { refuseFields } from '../../../platform/refuse-fields';
import { lockOwn } from '../acts';
import { caseOf } from './case';
import { withoutStruck, wordsShown, type SharedCase } from './passages';
import { contentOf } from './personal';
import { caseShares, type CaseShareRow } from './tables';

type Calls = typeof consult;
type CaseShare = ResponseOf<Calls['shareCase']>;

/** The agreement that is agreed to with each share: `business.caseShare`. */
const agreement = ['business', 'caseShare'] as const;

/** The department in the reader's language: a share keeps the one in which it was made. */
async function named(db: Queryable, shared: SharedCase, locale: Locale): Promise<SharedCase> {
  if (shared.deptId === null) return shared;
  const [row] = await db
    .select({ name: standardDepartments.name })
    .from(standardDepartments)
    .where(eq(standardDepartments.id, shared.deptId));
  return row === undefined ? shared : { ...shared, deptName: textIn(row.name, locale) };
}

async function shown(db: Queryable, row: CaseShareRow, locale: Locale): Promise<CaseShare> {
  const { shareId, orderNo, token, content, sharedAt, withdrawnAt, reads } = row;
  const shared = content === null ? null : await named(db, contentOf(content), locale);
  return {
    shareId,
    orderKey: orderNo,
    shareToken: token,
    deptName: shared?.deptName ?? null,
    sharedAt: sharedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    reads,
  };
}

/** The open share of a consult. */
async function openShare(db: Queryable, orderNo: string): Promise<CaseShareRow | undefined> {
  const [row] = await db
    .select()
    .from(caseShares)
    .where(and(eq(caseShares.orderNo, orderNo), isNull(caseShares.withdrawnAt)));
  return row;
}

/** What would be shown of a consult; what is shown where it is shared already. */
export async function previewCase(
  { orderKey }: RequestOf<Calls['getShareableCase']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getShareableCase']>> {
  const { db, locale } = context;
  const { shared, digest } = await caseOf(context, orderKey);
  const share = await openShare(db, orderKey);
  return {
    case: share?.content ? await named(db, contentOf(share.content), locale) : shared,
    digest,
    version: await versionInForce(context, ...agreement),
    share: share === undefined ? null : await shown(db, share, locale),
  };
}

/** Keeps exactly what was agreed to, with the version of the words, and gives it an address. */
export async function shareCase(
  { orderKey, digest, version, struck }: RequestOf<Calls['shareCase']>,
  context: CallContext & Parameters<typeof lockOwn>[0],
): Promise<CaseShare> {
  const { db, account: ownerId, now, locale } = context;
  await lockOwn(context, orderKey);
  const { shared, digest: current } = await caseOf(context, orderKey);
  if (digest !== current || version !== (await versionInForce(context, ...agreement)))
    refuse('caseChanged');
  const left = withoutStruck(shared, struck);
  const words = left.sections.map((section) => [section.section, wordsShown(section)] as const);
  for (const section of ['question', 'answer'] as const)
    if (!words.some(([name, text]) => name === section && text.trim() !== ''))
      refuseFields([{ field: 'struck', code: section }], locale);
  // Sentences that pass one by one may not do so together.
  refuseBlocked(...words.map(([, text]) => text));
  const content = JSON.stringify(left);
  const open = await openShare(db, orderKey);
  if (open !== undefined)
    return open.content === content ? shown(db, open, locale) : refuse('caseSharedAlready');
  await recordConsents(context, ownerId, [agreement[0]], agreement[1]);
  const token = newToken();
  const [row = refuse('caseSharedAlready')] = await db
    .insert(caseShares)
    .values({
      shareId: newId(),
      orderNo: orderKey,
      ownerId,
      tokenHash: sha256(token),
      token,
      content,
      version,
      sharedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return shown(db, row, locale);
}

/** What the account has shared and what it withdrew, the newest first. */
export async function listShares(
  { pageNo, pageSize }: RequestOf<Calls['listCaseShares']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['listCaseShares']>> {
  const own = eq(caseShares.ownerId, account);
  const rows = await db
    .select()
    .from(caseShares)
    .where(own)
    .orderBy(desc(caseShares.sharedAt), desc(caseShares.shareId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [{ total } = { total: 0 }] = await db
    .select({ total: count() })
    .from(caseShares)
    .where(own);
  return {
    items: await Promise.all(rows.map((row) => shown(db, row, locale))),
    total,
    pageNo,
    pageSize,
  };
}

/** Takes a share back at once, and deletes what it showed. Withdrawn before, it stays so. */
export async function withdrawShare(
  { shareId }: RequestOf<Calls['withdrawCaseShare']>,
  { db, account, now }: CallContext,
): Promise<{ done: true }> {
  const [row] = await db
    .update(caseShares)
    .set({
      token: null,
      content: null,
      withdrawnAt: sql`coalesce(${caseShares.withdrawnAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(caseShares.shareId, shareId), eq(caseShares.ownerId, account)))
    .returning({ shareId: caseShares.shareId });
  if (row === undefined) refuse('forbidden');
  return { done: true };
}

/**
 * The case behind an address, for anyone who has it; counted unless the owner looks. The count is written after the case
 * is read, so that the reader depends on no write: a count that fails is logged, and the case shown.
 */
export async function findSharedCase(
  { shareToken }: RequestOf<Calls['getSharedCase']>,
  context: CallContext,
): Promise<SharedCase> {
  const { db, session, locale } = context;
  const [row] = await db
    .select()
    .from(caseShares)
    .where(and(eq(caseShares.tokenHash, sha256(shareToken)), isNull(caseShares.withdrawnAt)));
  if (!row?.content) return refuse('forbidden');
  if (row.ownerId !== session?.userId)
    context.afterCommit(async () => {
      await db
        .update(caseShares)
        .set({ reads: sql`${caseShares.reads} + 1` })
        .where(and(eq(caseShares.shareId, row.shareId), isNull(caseShares.withdrawnAt)));
    });
  return named(db, contentOf(row.content), locale);
}
