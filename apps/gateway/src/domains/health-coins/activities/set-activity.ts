import { activityKinds, activityPrizeKinds, Id, Instant, writtenText } from '@xinglin/contract';
import { drawParts } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { deskAction, type DeskContext } from '../../../kernel/desk/desk-action';
import type { Queryable } from '../../../platform/database';
import { newToken, sha256 } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { healthCoinGoods } from '../tables';
import { activityOf, prizesOf, stateOf } from './shown';
import { activities, activityPrizes } from './tables';

const textsOf = (most: number) => {
  const Text = writtenText({ min: 1, max: most });
  return z.object({ 'zh-Hans': Text, 'zh-Hant': Text, en: Text });
};
const ActivityId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/);

const Prize = z.object({
  kind: z.enum(activityPrizeKinds),
  title: textsOf(40),
  /** What is credited, of a prize of coins. */
  coins: z.int().min(1).max(100_000).nullable().default(null),
  /** What is sent, of a prize of goods. */
  goodsId: Id.nullable().default(null),
  /** Of a million. */
  odds: z.int().min(0).max(drawParts),
  /** How many there are; null for as many as are drawn. */
  stock: z.int().min(0).max(1_000_000).nullable().default(null),
});

const Settings = z.object({
  activityId: ActivityId,
  kind: z.enum(activityKinds),
  title: textsOf(40),
  subtitle: textsOf(80),
  /** In sentences. */
  rules: z.array(textsOf(200)).max(20),
  /** What an entry costs; 0 of all but those for coins. */
  coins: z.int().min(0).max(100_000),
  mostPerPerson: z.int().min(1).max(1000),
  places: z.int().min(1).max(1_000_000),
  beginsAt: Instant,
  endsAt: Instant,
  /** Place in lists. */
  position: z.int().min(0).max(9999).default(0),
  prizes: z.array(Prize).min(1).max(20),
});
type Settings = z.output<typeof Settings>;

/** The settings of an activity as the desk reads and writes them. */
async function settingsOf(db: Queryable, activityId: string): Promise<Settings> {
  const [row, prizes] = await Promise.all([activityOf(db, activityId), prizesOf(db, activityId)]);
  const { kind, title, subtitle, rules, coins, mostPerPerson, places, position } = row;
  return {
    activityId,
    kind,
    title,
    subtitle,
    rules,
    coins,
    mostPerPerson,
    places,
    position,
    beginsAt: row.beginsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    prizes: prizes.map((one) => ({
      kind: one.kind,
      title: one.title,
      coins: one.coins,
      goodsId: one.goodsId,
      odds: one.odds,
      stock: one.stock,
    })),
  };
}

const wrong = (path: string, message: string): never =>
  refuse('invalidFields', { data: { fields: [{ path, message }] } });

/** Refuses settings by which nobody could draw, or not as it is told. */
async function requireSound(db: Queryable, settings: Settings, now: Date): Promise<void> {
  const { kind, coins, prizes, beginsAt, endsAt } = settings;
  if (coins > 0 !== (kind === 'coins')) wrong('coins', `not possible for "${kind}"`);
  if (Date.parse(endsAt) <= Math.max(Date.parse(beginsAt), now.getTime()))
    wrong('endsAt', 'must be to come, and after the beginning');
  const odds = prizes.reduce((sum, prize) => sum + prize.odds, 0);
  if (odds !== drawParts) wrong('prizes', `the odds are ${odds} together, not ${drawParts}`);
  // It stands in for every prize that is gone.
  if (prizes.at(-1)?.stock !== null) wrong('prizes', 'the last prize must have no stock');
  for (const [place, prize] of prizes.entries()) {
    if ((prize.kind === 'coins') !== (prize.coins !== null))
      wrong(`prizes.${place}.coins`, `not possible for "${prize.kind}"`);
    if ((prize.kind === 'goods') !== (prize.goodsId !== null))
      wrong(`prizes.${place}.goodsId`, `not possible for "${prize.kind}"`);
  }
  const wanted = [...new Set(prizes.flatMap(({ goodsId }) => goodsId ?? []))];
  if (wanted.length === 0) return;
  const known = await db.$count(healthCoinGoods, inArray(healthCoinGoods.goodsId, wanted));
  if (known !== wanted.length) wrong('prizes', 'names goods that the store does not have');
}

/** What may not change once somebody has entered: all that the draws and their price follow from. */
const fixedOf = ({ kind, coins, beginsAt, prizes }: Settings) => ({
  kind,
  coins,
  beginsAt: Date.parse(beginsAt),
  prizes: prizes.map(({ title: _, ...prize }) => prize),
});

/** Changes an activity that there is. Its seed stays, as its hash was published. */
async function change(settings: Settings, { db, now }: DeskContext): Promise<string> {
  const { activityId } = settings;
  // Locked, so that no first entry comes between what is read and what is written.
  await db.select().from(activities).where(eq(activities.activityId, activityId)).for('update');
  const row = await activityOf(db, activityId);
  // The seed is told: more entries could be drawn beforehand.
  if (stateOf(row, now) === 'over') refuse('activityOver');
  await requireSound(db, settings, now);
  if (
    row.entries > 0 &&
    !isDeepStrictEqual(fixedOf(settings), fixedOf(await settingsOf(db, activityId)))
  )
    wrong('prizes', 'kind, price, beginning, prizes and odds stay as the first entry met them');
  if (settings.places < row.entries) wrong('places', `${row.entries} have entered`);
  await db.update(activities).set(valuesOf(settings)).where(eq(activities.activityId, activityId));
  await writePrizes(db, settings, row.entries > 0);
  return row.seedHash;
}

function valuesOf({ prizes: _prizes, activityId: _id, beginsAt, endsAt, ...rest }: Settings) {
  const { kind, title, subtitle, rules, coins, mostPerPerson, places, position } = rest;
  return {
    kind,
    title,
    subtitle,
    rules,
    coins,
    mostPerPerson,
    places,
    position,
    beginsAt: new Date(beginsAt),
    endsAt: new Date(endsAt),
  };
}

/** Writes the prizes in their order; where somebody has entered, their titles alone. */
async function writePrizes(
  db: Queryable,
  { activityId, prizes }: Settings,
  isEntered: boolean,
): Promise<void> {
  const idOf = (place: number) => `${activityId}-${place + 1}`;
  if (isEntered) {
    const rows = await prizesOf(db, activityId);
    for (const [place, { prizeId }] of rows.entries()) {
      const title = prizes[place]?.title;
      if (title === undefined) continue;
      await db.update(activityPrizes).set({ title }).where(eq(activityPrizes.prizeId, prizeId));
    }
    return;
  }
  await db.delete(activityPrizes).where(eq(activityPrizes.activityId, activityId));
  await db.insert(activityPrizes).values(
    prizes.map((prize, position) => ({
      ...prize,
      prizeId: idOf(position),
      activityId,
      position,
      left: prize.stock,
    })),
  );
}

/** How the operator makes and changes activities. */
export const activitySettingsDesk = [
  deskAction({
    name: 'open-activity',
    summary: 'The settings of one activity, how many entered, and the hash of its seed.',
    roles: ['administrator'],
    isRead: true,
    request: z.object({ activityId: Id }),
    response: Settings.extend({ entries: z.int(), seedHash: z.string() }),
    subject: ({ activityId }) => activityId,
    async handle({ activityId }, { db }) {
      const { entries, seedHash } = await activityOf(db, activityId);
      return { ...(await settingsOf(db, activityId)), entries, seedHash };
    },
  }),
  deskAction({
    name: 'set-activity',
    summary:
      'Makes an activity, and publishes the hash of its seed with that, or changes the one of this id; odds stay once somebody has entered, and all once it is over.',
    roles: ['administrator'],
    request: Settings,
    response: z.object({ activityId: Id, seedHash: z.string() }),
    subject: ({ activityId }) => activityId,
    async handle(settings, context) {
      const { db, now } = context;
      const { activityId } = settings;
      const there = await db.$count(activities, eq(activities.activityId, activityId));
      if (there > 0) return { activityId, seedHash: await change(settings, context) };
      await requireSound(db, settings, now);
      const seed = newToken();
      const seedHash = sha256(seed);
      const [made] = await db
        .insert(activities)
        .values({ ...valuesOf(settings), activityId, seed, seedHash })
        .onConflictDoNothing()
        .returning({ activityId: activities.activityId });
      // Another desk has made it at the same moment.
      if (made === undefined) return { activityId, seedHash: await change(settings, context) };
      await writePrizes(db, settings, false);
      return { activityId, seedHash };
    },
  }),
];
