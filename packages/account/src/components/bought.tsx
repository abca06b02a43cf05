import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  BagIcon,
  ChatIcon,
  CoinIcon,
  CouponIcon,
  CrownIcon,
  GiftIcon,
  ListCheckIcon,
  ListGroup,
  ListLink,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What was asked and bought besides visits, and what is held of it. */
export function Bought(): ReactElement | null {
  const { t } = useTranslation('account');
  const modules = usePageModules('account.profile');
  const orders = modules('orders', {
    to: href('mall.mergedOrderList'),
    title: t('profile.orderCentre'),
  });
  const others = [
    {
      entry: modules('consults', { to: href('consult.listAll'), title: t('profile.consults') }),
      icon: <ChatIcon />,
    },
    {
      entry: modules('packages', {
        to: href('service-packages.orderList'),
        title: t('profile.packages'),
      }),
      icon: <GiftIcon />,
    },
    {
      entry: modules('membership', {
        to: href('membership.super'),
        title: t('profile.membership'),
      }),
      icon: <CrownIcon />,
    },
    {
      entry: modules('coupons', { to: href('membership.coupons'), title: t('profile.coupons') }),
      icon: <CouponIcon />,
    },
    {
      entry: modules('coins', { to: href('membership.healthCoin'), title: t('profile.coins') }),
      icon: <CoinIcon />,
    },
    {
      entry: modules('surveys', { to: href('survey.unanswered'), title: t('profile.surveys') }),
      icon: <ListCheckIcon />,
    },
  ];
  if (!orders && others.every(({ entry }) => !entry)) return null;
  return (
    <ListGroup label={t('profile.bought')} showLabel>
      {orders && (
        <ListLink
          icon={<BagIcon />}
          label={orders.title}
          description={t('profile.orderCentreHint')}
          to={orders.to}
        />
      )}
      {others.map(
        ({ entry, icon }) =>
          entry && <ListLink key={entry.to} icon={icon} label={entry.title} to={entry.to} />,
      )}
    </ListGroup>
  );
}
