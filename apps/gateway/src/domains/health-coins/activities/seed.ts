import { drawPart, prizeOn } from '@xinglin/rules';
import type { Queryable } from '../../../platform/database';
import { keyedHash, sha256 } from '../../../platform/identifiers';
import { localised } from '../../../platform/translate';
import { activities, activityEntries, activityPrizes } from './tables';

const dayMs = 86_400_000;

/** Chinese and English; what is won: coins, goods of the store, or nothing; odds of a million; how many. */
type PrizeRow = readonly [string, string, number | string | null, number, number | null];

type Words = readonly [string, string];

interface ActivityRow extends Pick<
  typeof activities.$inferSelect,
  'activityId' | 'kind' | 'coins' | 'mostPerPerson' | 'places'
> {
  readonly title: Words;
  readonly subtitle: Words;
  readonly rules: readonly Words[];
  /** Days from now on which it begins, and how many it lasts. */
  readonly from: number;
  readonly days: number;
  readonly prizes: readonly PrizeRow[];
}

const nothing = (odds: number): PrizeRow => ['谢谢参与', 'Nothing this time', null, odds, null];

const rows: readonly ActivityRow[] = [
  {
    activityId: 'coin-wheel',
    kind: 'coins',
    title: ['健康币大转盘', 'Coin wheel'],
    subtitle: ['10 币一次，小奖常有', '10 coins a turn, small prizes often'],
    rules: [
      ['每次 10 健康币，每人最多 20 次。', 'Each turn costs 10 health coins, 20 turns a person.'],
      [
        '平均每次得到的不到 10 币，请量力参与。',
        'On average a turn gives less than 10 coins: play only with what you can spare.',
      ],
    ],
    coins: 10,
    mostPerPerson: 20,
    places: 5000,
    from: -7,
    days: 90,
    prizes: [
      ['电子体温计', 'Digital thermometer', 'coin-goods-3', 2000, 8],
      ['100 健康币', '100 health coins', 100, 18_000, null],
      ['20 健康币', '20 health coins', 20, 130_000, null],
      ['5 健康币', '5 health coins', 5, 350_000, null],
      nothing(500_000),
    ],
  },
  {
    activityId: 'bring-friends',
    kind: 'invite',
    title: ['邀请好友抽奖', 'Bring a friend'],
    subtitle: ['好友完成首单，您抽一次', 'One draw for each friend whose first order is completed'],
    rules: [
      [
        '好友通过您的邀请加入，并完成第一笔订单后，您得到一次机会，每人最多 10 次。',
        'When a friend follows your invitation and their first order is completed, you get one draw, 10 a person at most.',
      ],
      ['只邀请成年人。', 'Please invite adults only.'],
    ],
    coins: 0,
    mostPerPerson: 10,
    places: 1000,
    from: -7,
    days: 120,
    prizes: [
      ['家用急救包', 'Home first aid kit', 'coin-goods-8', 50_000, 20],
      ['50 健康币', '50 health coins', 50, 300_000, null],
      ['20 健康币', '20 health coins', 20, 650_000, null],
    ],
  },
  {
    activityId: 'winter-gift',
    kind: 'free',
    title: ['冬季健康礼', 'Winter gift'],
    subtitle: ['每人免费一次', 'One free draw a person'],
    rules: [['每人一次，不收健康币。', 'One draw a person, no coins needed.']],
    coins: 0,
    mostPerPerson: 1,
    places: 300,
    from: 7,
    days: 30,
    prizes: [
      ['保温杯 350 毫升', 'Flask, 350 ml', 'coin-goods-25', 20_000, 5],
      ['30 健康币', '30 health coins', 30, 480_000, null],
      nothing(500_000),
    ],
  },
  {
    activityId: 'autumn-gift',
    kind: 'free',
    title: ['秋季健康礼', 'Autumn gift'],
    subtitle: ['已结束，结果可查验', 'Over: its draw can be checked'],
    rules: [['每人一次，不收健康币。', 'One draw a person, no coins needed.']],
    coins: 0,
    mostPerPerson: 1,
    places: 24,
    from: -60,
    days: 30,
    prizes: [
      ['眼罩', 'Sleep mask', 'coin-goods-29', 100_000, 2],
      ['20 健康币', '20 health coins', 20, 400_000, null],
      nothing(500_000),
    ],
  },
];

/** Four activities of the sandbox; the one that is over has its entries, of accounts that are gone. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  for (const [position, { title, subtitle, rules, from, days, prizes, ...row }] of rows.entries()) {
    const { activityId } = row;
    const beginsAt = new Date(now.getTime() + from * dayMs);
    const endsAt = new Date(beginsAt.getTime() + days * dayMs);
    // The same each time, as all of the sandbox is.
    const drawSeed = sha256(`sandbox ${activityId}`);
    const isOver = endsAt <= now;
    await db.insert(activities).values({
      ...row,
      title: localised(...title),
      subtitle: localised(...subtitle),
      rules: rules.map((one) => localised(...one)),
      entries: isOver ? row.places : 0,
      beginsAt,
      endsAt,
      seed: drawSeed,
      seedHash: sha256(drawSeed),
      position,
    });
    const drawn = prizes.map(([zh, en, what, odds, stock], place) => ({
      prizeId: `${activityId}-${place + 1}`,
      activityId,
      position: place,
      kind: kindOf(what),
      title: localised(zh, en),
      coins: typeof what === 'number' ? what : null,
      goodsId: typeof what === 'string' ? what : null,
      odds,
      stock,
      left: stock,
    }));
    const entries = isOver ? pastEntries(drawn, { ...row, drawSeed, beginsAt }) : [];
    await db.insert(activityPrizes).values(drawn);
    if (entries.length > 0) await db.insert(activityEntries).values(entries);
  }
}

function kindOf(what: number | string | null): 'none' | 'coins' | 'goods' {
  if (what === null) return 'none';
  return typeof what === 'number' ? 'coins' : 'goods';
}

/** The entries of a draw that is over, and what is left of its prizes then. */
function pastEntries(
  prizes: { readonly prizeId: string; readonly odds: number; left: number | null }[],
  {
    activityId,
    places,
    drawSeed,
    beginsAt,
  }: {
    readonly activityId: string;
    readonly places: number;
    readonly drawSeed: string;
    readonly beginsAt: Date;
  },
) {
  return Array.from({ length: places }, (_, place) => {
    const entryId = `${activityId}.${place + 1}`;
    const drawn = prizes[prizeOn(drawPart(keyedHash(drawSeed, entryId)), prizes)];
    const prize = drawn?.left === 0 ? prizes.at(-1) : drawn;
    if (prize === undefined) throw new Error('an activity without prizes');
    if (prize.left !== null) prize.left -= 1;
    const at = new Date(beginsAt.getTime() + (place + 1) * 6 * 3_600_000);
    return {
      entryId,
      activityId,
      sequence: place + 1,
      ownerId: null,
      prizeId: prize.prizeId,
      coins: 0,
      at,
    };
  });
}
