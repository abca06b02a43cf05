import { Id, Instant, writtenText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../../kernel/desk/desk-action';
import { users } from '../../../kernel/people/accounts/tables';
import { refuse } from '../../../platform/refusal';
import { allowSpending, stopSpending } from '../stops';
import { activitySettingsDesk } from './set-activity';
import { activityOf, stateOf } from './shown';
import { activities } from './tables';

const Moment = z.object({ activityId: Id, at: Instant });

/** What staff do with activities, and with who may spend coins. A prize of goods is sent like any exchange. */
export const activitiesDesk = [
  ...activitySettingsDesk,
  deskAction({
    name: 'list-activities',
    summary: 'All activities: where each stands, and how many entered.',
    roles: ['administrator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({
          activityId: Id,
          title: z.string(),
          state: z.string(),
          entries: z.int(),
          places: z.int(),
        }),
      ),
    }),
    async handle(_, { db, now }) {
      const rows = await db.select().from(activities).orderBy(activities.position);
      const items = rows.map((row) => ({
        activityId: row.activityId,
        title: row.title['zh-Hans'],
        state: stateOf(row, now),
        entries: row.entries,
        places: row.places,
      }));
      return { items };
    },
  }),
  deskAction({
    name: 'begin-activity',
    summary: 'Begins an activity that is to come now; what has begun stays as it is.',
    roles: ['administrator'],
    request: z.object({ activityId: Id }),
    response: Moment,
    subject: ({ activityId }) => activityId,
    async handle({ activityId }, { db, now }) {
      const row = await activityOf(db, activityId);
      if (now >= row.endsAt) refuse('activityOver');
      const at = row.beginsAt > now ? now : row.beginsAt;
      await db
        .update(activities)
        .set({ beginsAt: at })
        .where(eq(activities.activityId, activityId));
      return { activityId, at: at.toISOString() };
    },
  }),
  deskAction({
    name: 'end-activity',
    summary: 'Ends an activity now, and tells its seed with that; what has ended stays as it is.',
    roles: ['administrator'],
    request: z.object({ activityId: Id }),
    response: Moment,
    subject: ({ activityId }) => activityId,
    async handle({ activityId }, { db, now }) {
      const row = await activityOf(db, activityId);
      if (now < row.beginsAt) refuse('activityComing');
      const at = row.endsAt > now ? now : row.endsAt;
      await db.update(activities).set({ endsAt: at }).where(eq(activities.activityId, activityId));
      return { activityId, at: at.toISOString() };
    },
  }),
  deskAction({
    name: 'stop-coins',
    summary: 'Keeps an account from spending coins, or all accounts where none is named.',
    roles: ['administrator'],
    request: z.object({
      ownerId: Id.optional(),
      reason: writtenText({ min: 1, max: 100 }),
      /** Left out, it lasts until it is ended. */
      until: Instant.optional(),
    }),
    response: z.object({ isStopped: z.boolean() }),
    subject: ({ ownerId = 'all' }) => ownerId,
    async handle({ ownerId = null, reason, until }, { db }) {
      if (ownerId !== null && (await db.$count(users, eq(users.userId, ownerId))) === 0)
        refuse('forbidden');
      await stopSpending(db, { ownerId, reason, until: until ? new Date(until) : null });
      return { isStopped: true };
    },
  }),
  deskAction({
    name: 'allow-coins',
    summary: 'Lets an account spend coins again, or all accounts where none is named.',
    roles: ['administrator'],
    request: z.object({ ownerId: Id.optional() }),
    response: z.object({ isStopped: z.boolean() }),
    subject: ({ ownerId = 'all' }) => ownerId,
    async handle({ ownerId = null }, { db }) {
      await allowSpending(db, ownerId);
      return { isStopped: false };
    },
  }),
];
