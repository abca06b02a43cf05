import { failureMessage } from '@xinglin/api';
import { formatCents } from '@xinglin/rules';
import { ActionBar, Button, ButtonLink, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { goodsCall, skuAt } from '../model/goods-call';
import { confirmHref, prescribeHref } from '../model/mall-ways';
import { useCartChange, useCartCount } from '../model/use-cart';
import { CartLink } from './cart-link';
import styles from './goods-bar.module.css';

/** The bar of the page of goods: the cart, and the two ways to buy; the price is in the button. */
export function GoodsBar(): ReactElement | null {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const count = useCartCount() ?? 0;
  const cart = useCartChange();
  const [query] = useSearchParams();
  const goods = goodsCall.useAnswer().answer.currentData;
  if (goods === undefined) return null;
  if (goods.needsPrescription)
    return (
      <ActionBar>
        <ButtonLink block to={prescribeHref(goods)}>
          {t('prescription.ask')}
        </ButtonLink>
      </ActionBar>
    );
  const sku = skuAt(goods, query);
  const quote = sku?.quote;
  const addressId = query.get('addressId') ?? undefined;
  const put = async () => {
    if (sku === undefined || cart.isChanging) return;
    const { isCapped, error } = await cart.set(sku.skuId, cart.countOf(sku.skuId) + 1, sku.stock);
    if (isCapped === undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    toast.show(t(isCapped ? 'cart.capped' : 'cart.put', { count: sku.stock }), {
      tone: 'success',
    });
  };
  return (
    <ActionBar>
      <span className={styles['cart']}>
        <CartLink count={count} named />
      </span>
      {sku && quote ? (
        <>
          <Button variant="outline" pending={cart.isChanging} onClick={() => void put()}>
            {t('goods.putIntoCart')}
          </Button>
          <ButtonLink to={confirmHref([{ skuId: sku.skuId, count: 1 }], addressId)}>
            {t('goods.buyAt', { price: formatCents(quote.totalCents, { decimals: 'auto' }) })}
          </ButtonLink>
        </>
      ) : (
        <Button disabled>{t(sku?.isOnSale ? 'goods.soldOut' : 'goods.offSale')}</Button>
      )}
    </ActionBar>
  );
}
