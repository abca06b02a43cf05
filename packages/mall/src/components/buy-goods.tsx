import { failureMessage } from '@xinglin/api';
import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  Note,
  NoticeBar,
  RadioGroup,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmHref } from '../model/mall-ways';
import { mostPieces } from '../model/sku-counts';
import { useCart } from '../model/use-cart';
import { Stepper } from './stepper';

/** The choice of a variant and of how many, and the two ways to buy it: into the cart, or at once. */
export function BuyGoods({ goods }: { goods: GoodsDetail }): ReactElement {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const cart = useCart();
  const { skus, title } = goods;
  const [picked, setPicked] = useState<string>();
  const [count, setCount] = useState(1);
  const [trouble, setTrouble] = useState<string>();
  const sku =
    skus.find(({ skuId }) => skuId === picked) ??
    skus.find(({ stock, isOnSale }) => isOnSale && stock > 0) ??
    skus[0];
  const isSold = sku !== undefined && sku.isOnSale && sku.stock > 0;
  const most = Math.max(1, Math.min(sku?.stock ?? 1, mostPieces));
  const inCart =
    cart.query.currentData?.shops
      .flatMap(({ lines }) => lines)
      .find(({ skuId }) => skuId === sku?.skuId)?.count ?? 0;

  const put = async () => {
    if (sku === undefined || cart.isChanging) return;
    setTrouble(undefined);
    const { isCapped, error } = await cart.set(sku.skuId, inCart + count, sku.stock);
    if (isCapped === undefined) return setTrouble(failureMessage(error, t));
    toast.show(t(isCapped ? 'cart.capped' : 'cart.put', { count: sku.stock }), {
      tone: 'success',
    });
  };

  return (
    <Card title={t('goods.choose')}>
      <Stack>
        <RadioGroup
          name="sku"
          label={t('goods.variant')}
          layout="inline"
          options={skus.map(({ skuId, label, isOnSale, stock }) => ({
            value: skuId,
            label: isOnSale && stock > 0 ? label : t('goods.variantGone', { label }),
          }))}
          value={sku?.skuId}
          onValueChange={(skuId) => {
            setPicked(skuId);
            setCount(1);
          }}
        />
        {sku && (
          <Cluster align="between">
            <Note as="span">
              {isSold
                ? t('goods.stock', { price: formatCents(sku.priceCents), count: sku.stock })
                : t(sku.isOnSale ? 'goods.soldOut' : 'goods.offSale')}
            </Note>
            {isSold && (
              <Stepper of={title} count={Math.min(count, most)} most={most} onCount={setCount} />
            )}
          </Cluster>
        )}
        {trouble !== undefined && (
          <NoticeBar tone="danger" live>
            {trouble}
          </NoticeBar>
        )}
        {sku && isSold && (
          <>
            <Button block variant="outline" pending={cart.isChanging} onClick={() => void put()}>
              {t('goods.putIntoCart')}
            </Button>
            <ButtonLink
              block
              to={confirmHref([{ skuId: sku.skuId, count: Math.min(count, most) }])}
            >
              {t('goods.buyNow')}
            </ButtonLink>
          </>
        )}
        {inCart > 0 && (
          <ButtonLink block variant="text" to={href('mall.goodsManage')}>
            {t('cart.has', { count: inCart })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
