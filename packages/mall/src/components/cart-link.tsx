import { href } from '@xinglin/routes';
import { CartIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './cart-link.module.css';

/** A count of three digits would not stay on its icon. */
const mostCounted = 99;

interface CartLinkProps {
  readonly count: number;
  /** With the word below the icon. */
  readonly named?: boolean;
}

/** The way to the cart, with how many pieces are in it. */
export function CartLink({ count, named = false }: CartLinkProps): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <Link
      to={href('mall.goodsManage')}
      className={styles['cart']}
      aria-label={t('cart.link', { count })}
    >
      <CartIcon />
      {named && <span aria-hidden>{t('cart.title')}</span>}
      {count > 0 && (
        <b className={styles['count']} aria-hidden>
          {Math.min(count, mostCounted)}
        </b>
      )}
    </Link>
  );
}
