import {
  goodFrom,
  type healthServices as calls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { judge } from '../../kernel/moderation/judge';
import { authorNameOf } from '../../kernel/people/patients/author-name';
import type { CallContext, Locale } from '../../platform/context';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { healthComments, healthOrganisations, type HealthCommentRow } from './tables';

type Calls = typeof calls;
type Shown = ResponseOf<Calls['listOrganizationComments']>['items'][number];
type Own = ResponseOf<Calls['submitOrganizationComment']>;

/** A comment as everybody may read it. */
function shownComment(row: HealthCommentRow, locale: Locale): Shown {
  const { inLanguages } = row;
  const authorName = inLanguages ? textIn(inLanguages.authorName, locale) : row.authorName;
  return {
    commentKey: row.commentId,
    score: row.score,
    text: inLanguages ? textIn(inLanguages.text, locale) : row.shownText,
    authorName: row.anonymous ? null : authorName,
    createdAt: row.createdAt.toISOString(),
    edited: row.editedAt !== null,
  };
}

/** The same as its author sees it. */
const ownComment = (row: HealthCommentRow, locale: Locale): Own => ({
  ...shownComment(row, locale),
  writtenText: row.text,
  anonymous: row.anonymous,
  state: row.state,
  findings: row.findings,
  refusal: row.refusal,
});

const shares = {
  good: gte(healthComments.score, goodFrom),
  middle: eq(healthComments.score, 3),
  poor: lt(healthComments.score, 3),
};

/** What an organisation is called; refuses one that there is not. */
async function nameOf({ db, locale }: CallContext, orgCode: string): Promise<string> {
  const [found] = await db
    .select({ name: healthOrganisations.name })
    .from(healthOrganisations)
    .where(eq(healthOrganisations.orgCode, orgCode));
  return found ? textIn(found.name, locale) : refuse('forbidden');
}

/** A page of the published comments of one organisation. */
export async function listComments(
  { orgCode, share, pageNo, pageSize }: RequestOf<Calls['listOrganizationComments']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listOrganizationComments']>> {
  const { db, locale } = context;
  await nameOf(context, orgCode);
  const where = and(
    eq(healthComments.orgCode, orgCode),
    eq(healthComments.state, 'published'),
    share && shares[share],
  );
  const [total, rows] = await Promise.all([
    db.$count(healthComments, where),
    db
      .select()
      .from(healthComments)
      .where(where)
      .orderBy(desc(healthComments.createdAt), desc(healthComments.commentId))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  return { items: rows.map((row) => shownComment(row, locale)), total, pageNo, pageSize };
}

const isOwn = (account: string, orgCode: string) =>
  and(eq(healthComments.ownerId, account), eq(healthComments.orgCode, orgCode));

/** What the account said of an organisation. */
export async function findOwnComment(
  { orgCode }: RequestOf<Calls['getOwnOrganizationComment']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getOwnOrganizationComment']>> {
  const { db, account, locale } = context;
  const orgName = await nameOf(context, orgCode);
  const [row] = await db.select().from(healthComments).where(isOwn(account, orgCode));
  return { orgName, comment: row ? ownComment(row, locale) : null };
}

/** Writes the account's comment, or in place of what was there; what a person decided about former words is undone. */
export async function submitComment(
  { orgCode, score, text, anonymous }: RequestOf<Calls['submitOrganizationComment']>,
  context: CallContext,
): Promise<Own> {
  const { db, account, locale, now } = context;
  await nameOf(context, orgCode);
  const said = { score, anonymous, ...judge(text) };
  const [row] = await db
    .insert(healthComments)
    .values({
      ...said,
      commentId: newId(),
      orgCode,
      ownerId: account,
      authorName: await authorNameOf(context),
      locale,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [healthComments.ownerId, healthComments.orgCode],
      set: { ...said, refusal: null, locale, editedAt: now },
    })
    .returning();
  return row ? ownComment(row, locale) : refuse('internal');
}

/** Takes the account's comment back. */
export async function deleteComment(
  { orgCode }: RequestOf<Calls['deleteOrganizationComment']>,
  { db, account }: CallContext,
): Promise<{ done: true }> {
  await db.delete(healthComments).where(isOwn(account, orgCode));
  return { done: true };
}
