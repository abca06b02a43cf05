import { failureMessage } from '@xinglin/api';
import type { OfferedGoods } from '@xinglin/gateway-sdk';
import { AddIcon, useToast } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartChange } from '../model/use-cart';
import styles from './goods-tile.module.css';

interface PutOneProps {
  readonly title: string;
  readonly offer: NonNullable<OfferedGoods['offer']>;
}

/** Puts one more piece into the cart, and says so. */
export function PutOne({ title, offer: { skuId, stock } }: PutOneProps): ReactElement {
  const { t } = useTranslation('mall');
  const toast = useToast();
  const cart = useCartChange();
  const put = async () => {
    if (cart.isChanging) return;
    const { isCapped, error } = await cart.set(skuId, cart.countOf(skuId) + 1, stock);
    if (isCapped === undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    toast.show(t(isCapped ? 'cart.capped' : 'cart.putNamed', { count: stock, name: title }), {
      tone: 'success',
    });
  };
  return (
    <button
      type="button"
      className={styles['put']}
      aria-label={t('goods.putNamed', { name: title })}
      aria-disabled={cart.isChanging}
      onClick={() => void put()}
    >
      <span>
        <AddIcon />
      </span>
    </button>
  );
}
