import { Id, Instant, writtenText } from '@xinglin/contract';
import { asc, eq, sql, type BuildColumns } from 'drizzle-orm';
import type { PgColumn, PgTableWithColumns } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { deskAction, type DeskAction } from '../desk/desk-action';
import type { commentColumns } from './comment-columns';
import { published } from './judge';
import { tellAuthor } from './tell-author';

/** Most lines of a list at the desk. */
const linesShown = 100;

type CommentTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  dialect: 'pg';
  columns: BuildColumns<string, typeof commentColumns, 'pg'> & { ownerId: PgColumn };
}>;

interface CommentDesk {
  readonly table: CommentTable;
  /** The column that says what a comment is about, and what that is called in answers. */
  readonly about: { readonly field: string; readonly column: PgColumn };
  /** What comments are on, as actions name it: `goods`. */
  readonly name: string;
  /** The same in the actions' descriptions, after "on": `goods`, and of one comment: `a health service`. */
  readonly onMany: string;
  readonly onOne: string;
  /** What an author is told. */
  readonly told: (outcome: 'published' | 'refused', locale: Locale) => string;
}

/** What people at the desk decide over comments of one kind: which ones wait, and whether others may read them. */
export const commentDesk = ({
  table,
  about,
  name,
  onMany,
  onOne,
  told,
}: CommentDesk): DeskAction[] => [
  deskAction({
    name: `list-${name}-comments-to-decide`,
    summary: `Comments on ${onMany} that a person has to look at, longest first, a hundred at most.`,
    roles: ['moderator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          commentId: Id,
          [about.field]: Id,
          score: z.int(),
          text: z.string(),
          writtenAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select({ row: table, subject: sql<string>`${about.column}` })
        .from(table)
        .where(eq(table.state, 'inReview'))
        .orderBy(asc(table.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ row: { commentId, score, text, editedAt, createdAt }, subject }) => ({
          commentId,
          [about.field]: subject,
          score,
          text,
          writtenAt: (editedAt ?? createdAt).toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: `decide-${name}-comment`,
    summary: `Publishes a comment on ${onOne} or takes it down, and tells its author.`,
    roles: ['moderator'],
    request: z.object({
      commentId: Id,
      /** Why it is not published, in words for its author; null publishes it. */
      refusal: writtenText({ min: 2, max: 200 }).nullable(),
    }),
    response: z.object({ commentId: Id, outcome: z.enum(['published', 'refused']) }),
    subject: ({ commentId }) => commentId,
    async handle({ commentId, refusal }, { db, now }) {
      const [found] = await db
        .select({ row: table, ownerId: sql<string | null>`${table.ownerId}` })
        .from(table)
        .where(eq(table.commentId, commentId))
        .for('update');
      if (!found) return refuse('forbidden');
      const { row, ownerId } = found;
      const outcome: 'published' | 'refused' = refusal === null ? 'published' : 'refused';
      await db
        .update(table)
        .set({ state: outcome, refusal, ...(refusal === null && published(row.text)) })
        .where(eq(table.commentId, commentId));
      if (row.state !== outcome)
        await tellAuthor(db, { ownerId, locale: row.locale }, told(outcome, row.locale), now);
      return { commentId, outcome };
    },
  }),
];
