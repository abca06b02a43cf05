import { randomBytes } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { seed as seedActivities } from '../../domains/health-coins/activities/seed';
import { activityEntries, activityPrizes } from '../../domains/health-coins/activities/tables';
import { seed as seedHealthCoins } from '../../domains/health-coins/seed';
import { seed as seedMembership } from '../../domains/membership/seed/seed';
import { membershipCodes } from '../../domains/membership/tables';
import { credit } from '../../kernel/ledger/ledger';
import { newId } from '../../platform/identifiers';
import { cardCents } from '../membership-fixture';
import type { OwnedThings, Person, Trial } from './trial';

const exchanged = { goodsId: 'coin-goods-1', count: 1, coins: 60 };

/** Cards of members and what they buy; what is exchanged for coins and won in activities. */
export async function membershipThings({ gateway }: Trial): Promise<OwnedThings> {
  const { db, clock } = gateway.services;
  await seedMembership(db, { now: clock.now() });
  await seedHealthCoins(db);
  await seedActivities(db, { now: clock.now() });
  const activityId = 'coin-wheel';
  let sequence = 1_000_000;

  async function giveCoins({ accountId: ownerId }: Person): Promise<void> {
    const given = { amount: 500, reason: 'test.gives', key: newId() } as const;
    await credit(db, { ownerId, kind: 'healthCoin', ...given, now: clock.now() });
  }

  /** Goods that were won, which no draw comes to. */
  async function wonBy({ accountId: ownerId }: Person): Promise<string> {
    const [prize] = await db.select().from(activityPrizes).where(isNotNull(activityPrizes.goodsId));
    if (!prize) throw new Error('no goods can be won');
    const { activityId: entered, prizeId } = prize;
    const entryId = newId();
    sequence += 1;
    await db.insert(activityEntries).values({
      entryId,
      activityId: entered,
      sequence,
      ownerId,
      prizeId,
      coins: 0,
      at: clock.now(),
    });
    return entryId;
  }

  return {
    makes: {
      async memberCard({ make }) {
        const code = randomBytes(6).toString('hex').toUpperCase();
        await db.insert(membershipCodes).values({ code, goodsId: 'card-year' });
        return (await make('/my/vip/exchange', { code })).cardId;
      },
      memberOrder: async ({ make }) =>
        (await make('/vip/rest/card/black/buy', { goodsId: 'card-year', totalCents: cardCents }))
          .orderNo,
      async coinOrder(person) {
        await giveCoins(person);
        const input = { ...exchanged, addressId: await person.own('address') };
        return (await person.make('/modulemember/healthcoin/exchange', input)).orderNo;
      },
      activityRecord: wonBy,
      async enrollToken({ make, own }) {
        // Only adults enter.
        await own('patient');
        return (await make('/member/activity/enrollToken', { activityId })).enrollToken;
      },
    },
    needs: [
      [
        /^\/(?:my\/vip|vip|healthvip|corpvip)\//u,
        () => ({ goodsId: 'medical-report', totalCents: 9800 }),
      ],
      [/^\/vip\/rest\/card\/black\//u, () => ({ goodsId: 'card-year', totalCents: cardCents })],
      [/^\/member\/activity\//u, () => ({ activityId })],
      [
        /^\/member\/activity\/enroll$/u,
        async (person) => {
          await person.own('patient');
          await giveCoins(person);
          return { coins: 10 };
        },
      ],
      [
        /^\/modulemember\/healthcoin\//u,
        async (person) => {
          await giveCoins(person);
          return exchanged;
        },
      ],
    ],
  };
}
