import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';

/** One thing that the operator places. It leads to a path of the portal, never elsewhere. */
export const operateItems = pgTable(
  'operate_items',
  {
    itemId: text('item_id').primaryKey(),
    /** The place: `position-41` and the like, `home-banner`. */
    resourceId: text('resource_id').notNull(),
    /** On this channel alone; null is all of them. */
    appId: text('app_id'),
    /** In this area alone, by its id; null is everywhere. */
    areaId: text('area_id'),
    /** A standard department that it stands for. */
    deptId: text('dept_id'),
    name: jsonb('name').$type<Localised>().notNull(),
    subName: jsonb('sub_name').$type<Localised>(),
    url: text('url').notNull(),
    /** Name of a pictogram of the interface's set. */
    image: text('image'),
    sort: integer('sort').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Null is for ever. */
    endsAt: moment('ends_at'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('operate_items_resource').on(table.resourceId, table.sort)],
);
