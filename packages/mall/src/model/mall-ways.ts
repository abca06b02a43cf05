import { href } from '@xinglin/routes';
import { writeLines, type SkuCount } from './sku-counts';

export const goodsHref = ({ shopId, goodsNo }: { shopId: string; goodsNo: string }): string =>
  href('mall.goods', { shopId, goodsNo });

/** The page on which lines are ordered. */
export const confirmHref = (
  lines: readonly SkuCount[],
  addressId?: string,
  /** Left out for the best one; empty for none. */
  couponId?: string,
): string =>
  href(
    'mall.confirmOrder',
    {},
    {
      lines: writeLines(lines),
      ...(addressId && { addressId }),
      ...(couponId !== undefined && { couponId }),
    },
  );

/** The page on which a line of an order is spoken of. */
export const commentHref = (orderId: string, lineNo: number): string =>
  href('mall.orderDetail', { orderId }, { act: 'comment', lineNo: String(lineNo) });

export const goodsOrderHref = (orderId: string, act?: 'return' | 'invoice'): string =>
  href('mall.orderDetail', { orderId }, act ? { act } : {});

/** A line of an order as it was bought, whatever became of the goods since. */
export const itemHref = (
  orderNo: string,
  { skuId, shareCents }: { readonly skuId: string; readonly shareCents: number },
): string =>
  href(
    'mall.orderCentreGoods',
    {},
    { itemId: skuId, orderNo, dealAmount: (shareCents / 100).toFixed(2) },
  );

/** The way to goods that need a prescription: an earlier sheet with them, or a doctor. */
export const prescribeHref = ({
  goodsNo,
  shopId,
}: {
  readonly goodsNo: string;
  readonly shopId: string;
}): string => href('renewals.prescribeDrugs', {}, { goodsNo, shopId });
