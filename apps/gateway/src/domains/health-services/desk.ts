import { Id, Instant } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { published } from '../../kernel/moderation/judge';
import { tellAuthor } from '../../kernel/moderation/tell-author';
import { refuse } from '../../platform/refusal';
import { textOf } from '../../platform/texts';
import { healthComments } from './tables';

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What people at the desk decide over comments on health services. */
export const healthServicesDesk = [
  deskAction({
    name: 'list-health-comments-to-decide',
    summary:
      'Comments on health services that a person has to look at, longest first, a hundred at most.',
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          commentId: Id,
          orgCode: Id,
          score: z.int(),
          text: z.string(),
          writtenAt: Instant,
        }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(healthComments)
        .where(eq(healthComments.state, 'inReview'))
        .orderBy(asc(healthComments.createdAt))
        .limit(linesShown);
      return {
        items: rows.map(({ commentId, orgCode, score, text, editedAt, createdAt }) => ({
          commentId,
          orgCode,
          score,
          text,
          writtenAt: (editedAt ?? createdAt).toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'decide-health-comment',
    summary: 'Publishes a comment on a health service or takes it down, and tells its author.',
    request: z.object({
      commentId: Id,
      /** Why it is not published, in words for its author; null publishes it. */
      refusal: z.string().trim().min(2).max(200).nullable(),
    }),
    response: z.object({ commentId: Id, outcome: z.enum(['published', 'refused']) }),
    subject: ({ commentId }) => commentId,
    async handle({ commentId, refusal }, { db, now }) {
      const [row] = await db
        .select()
        .from(healthComments)
        .where(eq(healthComments.commentId, commentId))
        .for('update');
      if (!row) return refuse('forbidden');
      const outcome: 'published' | 'refused' = refusal === null ? 'published' : 'refused';
      await db
        .update(healthComments)
        .set({
          state: outcome,
          refusal,
          ...(refusal === null && published(row.text)),
        })
        .where(eq(healthComments.commentId, commentId));
      if (row.state !== outcome)
        await tellAuthor(db, row, textOf(row.locale, `healthServices.sms.${outcome}`), now);
      return { commentId, outcome };
    },
  }),
];
