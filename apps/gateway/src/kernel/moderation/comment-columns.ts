import { reviewStates } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import type { Found } from './found';
import { sealedJson, sealedText } from '../../platform/sealing';

/** The columns of comments that are judged before others may read them; what they are about is the table's own. */
export const commentColumns = {
  commentId: text('comment_id').primaryKey(),
  score: integer('score').notNull(),
  /** As it was written. */
  text: sealedText('text').notNull(),
  /** As others read it. */
  shownText: text('shown_text').notNull(),
  findings: sealedJson<Pick<Found, 'phrase' | 'reason' | 'act'>[]>('findings')
    .notNull()
    .default([]),
  state: text('state', { enum: reviewStates }).notNull(),
  /** What the person who refused it says. */
  refusal: sealedText('refusal'),
  anonymous: boolean('anonymous').notNull(),
  /** Masked; null where there is none to show. */
  authorName: text('author_name'),
  /** Language of what its author is told. */
  locale: text('locale', { enum: locales }).notNull(),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
};

/**
 * What holds for the rows of a table of comments, and the index that the desk reads it by.
 * @param name the table's name.
 */
export const commentRules = (name: string, { createdAt }: { createdAt: ExtraConfigColumn }) => [
  index(`${name}_waiting`)
    .on(createdAt)
    .where(sql`state = 'inReview'`),
  check(`${name}_score`, sql`score BETWEEN 1 AND 5`),
];
