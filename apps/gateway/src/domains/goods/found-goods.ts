import type { ThingFinder } from '../../kernel/finding/thing-finders';
import { findCards } from './catalogue';

/** The part of the mall in which a kind of things is searched. */
const finderOf = (kind: 'medicine' | 'goods', only: 'medicine' | 'others'): ThingFinder => ({
  kind,
  isNamed: true,
  async find({ q, most }, context) {
    const wanted = { q, only, sort: 'popular', pageNo: 1, pageSize: most } as const;
    const { items, total } = await findCards(wanted, context);
    return {
      total,
      items: items.map((one) => ({
        thingId: one.goodsNo,
        withinId: one.shopId,
        title: one.title,
        note: one.subtitle || one.shopName,
        picture: one.picture,
        needsPrescription: one.needsPrescription,
        deptId: null,
        priceCents: one.priceCents,
      })),
    };
  },
});

/** Medicines, then all other goods. */
export const goodsFinders = [finderOf('medicine', 'medicine'), finderOf('goods', 'others')];
