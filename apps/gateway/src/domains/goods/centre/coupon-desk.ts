import { Id, writtenText } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../../kernel/desk/desk-action';
import { users } from '../../../kernel/people/accounts/tables';
import { coupons } from '../../../kernel/pricing/tables';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { localised } from '../../../platform/translate';

const dayMs = 24 * 60 * 60_000;

/** What service gives where something went wrong. */
export const couponDesk = [
  deskAction({
    name: 'give-coupon',
    summary: 'Gives an account a coupon, for all shops or for one.',
    roles: ['service'],
    request: z.object({
      ownerId: Id,
      title: writtenText({ min: 1, max: 40 }),
      /** The same in English; left out, the title serves all languages. */
      englishTitle: writtenText({ min: 1, max: 60 }).optional(),
      shopId: Id.optional(),
      offCents: z.int().min(1).max(100_000),
      fromCents: z.int().min(0).max(1_000_000),
      days: z.int().min(1).max(365),
    }),
    response: z.object({ couponId: Id }),
    subject: ({ ownerId }) => ownerId,
    async handle(input, { db, now }) {
      const { ownerId, title, englishTitle = title, shopId, offCents, fromCents, days } = input;
      const [owner] = await db
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.userId, ownerId));
      if (!owner) refuse('forbidden');
      const couponId = newId();
      await db.insert(coupons).values({
        couponId,
        ownerId,
        title: localised(title, englishTitle),
        seller: shopId ?? null,
        offCents,
        fromCents,
        endsAt: new Date(now.getTime() + days * dayMs),
        createdAt: now,
      });
      return { couponId };
    },
  }),
];
