import { href } from '@xinglin/routes';
import { Loaded, Page, PageHeader, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CartContents } from '../../../components/cart-contents';
import { withSession } from '../../../components/own-only';
import { loadCart } from '../../../model/cart-quote';
import { useCart } from '../../../model/use-cart';

export const load = withSession(() => [loadCart]);

/**
 * The cart: how many of what, and what of it is ordered now (spec 2 §2.20). A visitor's lies on the device and goes
 * into the account's at sign-in.
 */
export default function CartPage(): ReactElement {
  const { t } = useTranslation('mall');
  const cart = useCart();
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={t('cart.title')} backTo={href('mall.store')} />}>
      {content}
    </Page>
  );
  return (
    <Loaded query={cart.query} skeleton={<SkeletonList lines={3} count={2} />} frame={frame}>
      {(found) => <CartContents cart={found} isOwn={cart.isOwn} set={cart.set} />}
    </Loaded>
  );
}
