import type { favorites as calls, ResponseOf } from '@xinglin/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { cursorAt, placeOf } from '../../platform/list-cursor';
import { refuse } from '../../platform/refusal';
import { eraseReminders, exportedReminders } from './release-reminders';
import { beginShiftAlert, eraseShiftAlert, keptAlert } from './shift-alerts';
import { favorites } from './tables';
import { namesOf, type FavoriteKind } from './things';

type State = ResponseOf<(typeof calls)['getFavoriteState']>;

/** One thing that may be followed. */
interface Thing {
  readonly kind: FavoriteKind;
  readonly thingId: string;
}

const isThing = ({ kind, thingId }: Thing) =>
  and(eq(favorites.kind, kind), eq(favorites.thingId, thingId));

const isOwn = ({ account }: CallContext, thing: Thing) =>
  and(eq(favorites.ownerId, account), isThing(thing));

/** Refuses what there is not. */
async function checkKnown({ db, locale }: CallContext, { kind, thingId }: Thing): Promise<void> {
  const names = await namesOf[kind](db, [thingId], locale);
  if (!names.has(thingId)) refuse('forbidden');
}

async function countedState(context: CallContext, thing: Thing): Promise<State> {
  const { db } = context;
  const [own, followerCount] = await Promise.all([
    db.$count(favorites, isOwn(context, thing)),
    db.$count(favorites, isThing(thing)),
  ]);
  return { isFavorite: own > 0, followerCount };
}

/** Whether the account follows something, and how many do; refuses what there is not. */
export async function favoriteState(context: CallContext, thing: Thing): Promise<State> {
  await checkKnown(context, thing);
  return countedState(context, thing);
}

/** Follows something; refuses what there is not. */
export async function addFavorite(context: CallContext, thing: Thing): Promise<State> {
  await checkKnown(context, thing);
  await context.db
    .insert(favorites)
    .values({ ...thing, ownerId: context.account, since: context.now })
    .onConflictDoNothing();
  if (thing.kind === 'doctor') await beginShiftAlert(context);
  return countedState(context, thing);
}

/** Follows it no more, even where the directory has it no more. */
export async function cancelFavorite(context: CallContext, thing: Thing): Promise<State> {
  await context.db.delete(favorites).where(isOwn(context, thing));
  return countedState(context, thing);
}

/** A page of what the account follows of a kind, followed last first, and where the next one begins. */
export async function favoritePage(
  { db, account }: CallContext,
  kind: FavoriteKind,
  { cursor, pageSize }: { readonly cursor?: string | undefined; readonly pageSize: number },
): Promise<{ readonly since: ReadonlyMap<string, string>; readonly next: string | null }> {
  const after = cursor === undefined ? null : placeOf(cursor);
  const rows = await db
    .select({ thingId: favorites.thingId, since: favorites.since })
    .from(favorites)
    .where(
      and(
        eq(favorites.ownerId, account),
        eq(favorites.kind, kind),
        after === null
          ? undefined
          : sql`(${favorites.since}, ${favorites.thingId}) < (${after.at}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(favorites.since), desc(favorites.thingId))
    // One more than is shown tells whether there is a next page.
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    since: new Map(shown.map((row) => [row.thingId, row.since.toISOString()])),
    next: rows.length > pageSize && last ? cursorAt(last.since, last.thingId) : null,
  };
}

/** Everything that an account follows, by name, for its owner to take along. */
export async function exportedFavorites(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({ kind: favorites.kind, thingId: favorites.thingId, since: favorites.since })
    .from(favorites)
    .where(eq(favorites.ownerId, ownerId))
    .orderBy(favorites.since, favorites.thingId);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const named = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ thingId }) => thingId);
        return [kind, await namesOf[kind](db, ids, locale)] as const;
      }),
    ),
  );
  return rows.map(({ kind, thingId, since }) => ({
    kind,
    thingId,
    name: named.get(kind)?.get(thingId) ?? null,
    since,
  }));
}

/** What an account follows, and whether it is told of new shifts, for its owner to take along. */
export async function exportedFollowing(db: Queryable, ownerId: string, locale: Locale) {
  return {
    favorites: await exportedFavorites(db, ownerId, locale),
    shiftAlert: await keptAlert(db, ownerId),
    releaseReminders: await exportedReminders(db, ownerId),
  };
}

/** How many accounts follow entries of the knowledge base, by their ids; none stands for no one. */
export async function followersOfDiseases(
  ids: readonly string[],
  { db }: CallContext,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: favorites.thingId, followers: count() })
    .from(favorites)
    .where(and(eq(favorites.kind, 'disease'), inArray(favorites.thingId, [...ids])))
    .groupBy(favorites.thingId);
  return new Map(rows.map(({ id, followers }) => [id, followers]));
}

/** Forgets what an account follows. */
export async function eraseFavorites(db: Queryable, ownerId: string): Promise<void> {
  await eraseShiftAlert(db, ownerId);
  await eraseReminders(db, ownerId);
  await db.delete(favorites).where(eq(favorites.ownerId, ownerId));
}
