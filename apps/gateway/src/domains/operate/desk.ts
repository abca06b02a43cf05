import { AreaId, Id, Instant, writtenText } from '@xinglin/contract';
import { asc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { operateItems } from './tables';

const Text = writtenText({ min: 1, max: 60 });
/** In every language of the portal, as a page has no other words for it. */
const Texts = z.object({ 'zh-Hans': Text, 'zh-Hant': Text, en: Text });
/** Site-relative: what is placed here leads nowhere else. */
const Path = z
  .string()
  .max(300)
  .regex(/^\/([^\s\\/][^\s\\]*)?$/);

const Item = z.object({
  resourceId: Id,
  appId: Id.nullable().default(null),
  areaId: AreaId.nullable().default(null),
  deptId: Id.nullable().default(null),
  name: Texts,
  subName: Texts.nullable().default(null),
  url: Path,
  image: Id.nullable().default(null),
  sort: z.int().min(0).max(9999).default(0),
  startsAt: Instant.optional(),
  endsAt: Instant.nullable().default(null),
});

/** How the operator changes what stands on pages. */
export const operateDesk = [
  deskAction({
    name: 'list-operate-items',
    summary: 'Everything that is placed and was not withdrawn, place by place.',
    roles: ['administrator'],
    isRead: true,
    request: z.object({}),
    response: z.object({
      items: z.array(
        z.object({ itemId: Id, resourceId: Id, name: Texts, url: Path, sort: z.int() }),
      ),
    }),
    async handle(_, { db }) {
      const rows = await db
        .select()
        .from(operateItems)
        .where(isNull(operateItems.withdrawnAt))
        .orderBy(asc(operateItems.resourceId), asc(operateItems.sort), asc(operateItems.itemId));
      return {
        items: rows.map(({ itemId, resourceId, name, url, sort }) => ({
          itemId,
          resourceId,
          name,
          url,
          sort,
        })),
      };
    },
  }),
  deskAction({
    name: 'place-operate-item',
    summary: 'Places an item, or changes the one whose id is given; a withdrawn one comes back.',
    roles: ['administrator'],
    request: Item.extend({ itemId: Id.optional() }),
    response: z.object({ itemId: Id }),
    subject: ({ itemId, resourceId }) => itemId ?? resourceId,
    async handle({ itemId = newId(), startsAt, endsAt, ...given }, { db, now }) {
      // The desk's own word for who asks is no part of the item.
      const { resourceId, appId, areaId, deptId, name, subName, url, image, sort } = given;
      const values = {
        resourceId,
        appId,
        areaId,
        deptId,
        name,
        subName,
        url,
        image,
        sort,
        startsAt: startsAt === undefined ? now : new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
        withdrawnAt: null,
      };
      await db
        .insert(operateItems)
        .values({ itemId, ...values })
        .onConflictDoUpdate({ target: operateItems.itemId, set: values });
      return { itemId };
    },
  }),
  deskAction({
    name: 'withdraw-operate-item',
    summary: 'Takes an item away from its place.',
    roles: ['administrator'],
    request: z.object({ itemId: Id }),
    response: z.object({ itemId: Id }),
    subject: ({ itemId }) => itemId,
    async handle({ itemId }, { db, now }) {
      const [withdrawn] = await db
        .update(operateItems)
        .set({ withdrawnAt: now })
        .where(eq(operateItems.itemId, itemId))
        .returning({ itemId: operateItems.itemId });
      return withdrawn ?? refuse('forbidden');
    },
  }),
];
