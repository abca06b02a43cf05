import type { ranking, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { groupedDepartments } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { rankingTags } from './tables';

type Tags = ResponseOf<(typeof ranking)['listRankingTags']>;

/** What an account put in front; nothing for a visitor. */
export async function chosenTags(
  db: Queryable,
  ownerId: string | undefined,
): Promise<readonly string[]> {
  if (ownerId === undefined) return [];
  const [row] = await db.select().from(rankingTags).where(eq(rankingTags.ownerId, ownerId));
  return row?.tagIds ?? [];
}

/** Every tag, those first that the account put in front. */
export async function listTags(_input: object, context: CallContext): Promise<Tags> {
  const [departments, chosen] = await Promise.all([
    groupedDepartments(context),
    chosenTags(context.db, context.session?.userId),
  ]);
  const placeOf = (deptId: string) => {
    const place = chosen.indexOf(deptId);
    return place < 0 ? chosen.length : place;
  };
  return wholeList(
    departments
      .toSorted((one, other) => placeOf(one.deptId) - placeOf(other.deptId))
      .map(({ deptId, deptName }) => ({
        tagId: deptId,
        name: deptName,
        chosen: chosen.includes(deptId),
      })),
  );
}

/** Puts tags in front; refuses one that there is not. */
export async function editTags(
  { tagIds }: RequestOf<(typeof ranking)['editRankingTags']>,
  context: CallContext,
): Promise<Tags> {
  const known = new Set((await groupedDepartments(context)).map(({ deptId }) => deptId));
  if (tagIds.some((id) => !known.has(id))) refuse('forbidden');
  const wanted = { tagIds: [...new Set(tagIds)] };
  await context.db
    .insert(rankingTags)
    .values({ ownerId: context.account, ...wanted })
    .onConflictDoUpdate({ target: rankingTags.ownerId, set: wanted });
  return listTags({}, context);
}

/** Forgets what an account put in front. */
export async function eraseTags(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(rankingTags).where(eq(rankingTags.ownerId, ownerId));
}
