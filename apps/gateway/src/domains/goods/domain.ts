// Owns: shops and their goods, stock, carts, quotes, orders of goods with their parcels, returns and invoices.
// Must not know: other domains, how money is moved, how calls are served.
// Used by: the list of domains.
import { goods } from '@xinglin/contract';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { couponSources } from '../../kernel/pricing/coupon-sources';
import { goodsCoupons } from './coupon-source';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { goodsComments } from './comments/tables';
import { colleagueDeadline } from './colleague';
import { goodsCommentDesk } from './comments/desk';
import { exportedComments } from './comments/comments';
import { goodsDesk } from './desk';
import { eraseGoods } from './erasure';
import { goodsFinders } from './found-goods';
import { goodsHandlers } from './handlers';
import { goodsKind } from './order-kind';
import { goodsReturnDesk } from './return-desk';
import { seed } from './seed/seed';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { fileUses } from '../../kernel/files/file-uses';
import { goodsOrders, goodsReturns } from './tables';
import { buyGoods } from './sandbox-life';

export const goodsDomain = defineDomain({
  name: 'goods',
  calls: goods,
  handlers: goodsHandlers,
  deadlines: [colleagueDeadline],
  sandboxSeed: seed,
  sandboxLife: buyGoods,
  brings: [
    couponSources.of(goodsCoupons),
    fileUses.of({ column: goodsReturns.pictures }),
    ...broughtBy(goodsKind),
    deskActions.of(...goodsDesk, ...goodsReturnDesk, ...goodsCommentDesk),
    erasures.of(eraseGoods),
    thingFinders.of(...goodsFinders),
    exportedData.of(async (db, ownerId, locale) => ({
      goodsComments: await exportedComments(db, ownerId, locale),
    })),
    sealedTables.of(goodsOrders, goodsReturns, goodsComments),
  ],
});
