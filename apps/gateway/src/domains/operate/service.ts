import type { operate as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import {
  groupedDepartments,
  standardDepartmentsOf,
} from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import { holdsTyped } from '../../platform/search-form';
import { wholeList } from '../../platform/whole-list';
import { operateItems } from './tables';

type Row = typeof operateItems.$inferSelect;
type Item = ResponseOf<(typeof calls)['getOperateByPosition']>['items'][number];
type Special = ResponseOf<(typeof calls)['listSpecialDepartments']>;

/** The place that the specification calls by a number. */
export const positionResource = (confPosition: number): string => `position-${confPosition}`;

/** The banners of home. */
export const bannerResource = 'home-banner';

/** What the operator wants people to read now. */
export const focusResource = 'media-focus';

/** What stands on this channel now. */
const inForce = ({ appId, now }: CallContext) =>
  and(
    isNull(operateItems.withdrawnAt),
    or(isNull(operateItems.appId), appId === null ? undefined : eq(operateItems.appId, appId)),
    lte(operateItems.startsAt, now),
    or(isNull(operateItems.endsAt), gt(operateItems.endsAt, now)),
  );

async function rowsAt(
  context: CallContext,
  resourceId: string,
  areaId: string | undefined,
): Promise<Row[]> {
  return context.db
    .select()
    .from(operateItems)
    .where(
      and(
        eq(operateItems.resourceId, resourceId),
        inForce(context),
        or(
          isNull(operateItems.areaId),
          areaId === undefined ? undefined : eq(operateItems.areaId, areaId),
        ),
      ),
    )
    .orderBy(asc(operateItems.sort), asc(operateItems.itemId));
}

const itemOf = (row: Row, { locale }: CallContext) =>
  ({
    confId: row.itemId,
    confName: textIn(row.name, locale),
    subConfName: row.subName === null ? '' : textIn(row.subName, locale),
    confUrl: row.url,
    image: row.image,
    confSort: row.sort,
  }) satisfies Item;

/** What stands at a place, in the operator's order. */
export async function itemsAt(context: CallContext, resourceId: string, areaId?: string) {
  const rows = await rowsAt(context, resourceId, areaId);
  return wholeList(rows.map((row) => itemOf(row, context)));
}

/** A page of what the operator wants people to read; an operator places few enough to look through them here. */
export async function mediaFocus(
  { label = '', category, pageNo, pageSize }: RequestOf<(typeof calls)['listMediaFocus']>,
  context: CallContext,
): Promise<ResponseOf<(typeof calls)['listMediaFocus']>> {
  const found = (await rowsAt(context, focusResource, undefined)).flatMap((row) => {
    const item = itemOf(row, context);
    const isMeant =
      (category === undefined || row.deptId === category) &&
      holdsTyped(`${item.confName} ${item.subConfName}`, label);
    return isMeant ? [item] : [];
  });
  const items = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { items, total: found.length, pageNo, pageSize };
}

/** The first of a place as its picture. */
export async function pictureAt(context: CallContext, resourceId: string) {
  const [picture = null] = (await itemsAt(context, resourceId)).items;
  return { picture };
}

/** The places that hold something on this channel now. */
export async function resourcesInForce(context: CallContext) {
  const rows = await context.db
    .select({ resourceId: operateItems.resourceId, itemCount: sql<number>`count(*)::int` })
    .from(operateItems)
    .where(inForce(context))
    .groupBy(operateItems.resourceId)
    .orderBy(asc(operateItems.resourceId));
  return wholeList(rows);
}

/** Departments of home: those that the operator placed, filled up with those that have most doctors. */
export async function specialDepartments(
  { pageSize, personalDept, confPosition }: RequestOf<(typeof calls)['listSpecialDepartments']>,
  context: CallContext,
): Promise<Special> {
  const placed =
    personalDept === 1 ? await placedDepartments(context, positionResource(confPosition)) : [];
  const isPlaced = new Set(placed.map(({ deptId }) => deptId));
  const others =
    placed.length >= pageSize
      ? []
      : (await groupedDepartments(context))
          .filter(({ deptId }) => !isPlaced.has(deptId))
          .toSorted((one, other) => other.doctorCount - one.doctorCount)
          .map(({ deptId, deptName, deptIcon }) => ({
            deptId,
            deptName,
            deptIcon,
            confId: null,
            confName: deptName,
            subConfName: '',
            confUrl: pageOf(deptId),
            image: null,
            isIndividuation: false,
          }));
  return wholeList([...placed, ...others].slice(0, pageSize));
}

/** The page of a standard department (spec 3 §2). */
export const pageOf = (deptId: string): string => `/standardepartment/${deptId}`;

/** A department that the directory does not have is left out. */
async function placedDepartments(
  context: CallContext,
  resourceId: string,
): Promise<Special['items']> {
  const rows = await rowsAt(context, resourceId, undefined);
  const known = await standardDepartmentsOf(
    rows.flatMap(({ deptId }) => deptId ?? []),
    context,
  );
  const byId = new Map(known.map((one) => [one.deptId, one]));
  return rows.flatMap((row) => {
    const department = byId.get(row.deptId ?? '');
    if (department === undefined) return [];
    const { confId, confName, subConfName, confUrl, image } = itemOf(row, context);
    return [
      { ...department, confId, confName, subConfName, confUrl, image, isIndividuation: true },
    ];
  });
}
