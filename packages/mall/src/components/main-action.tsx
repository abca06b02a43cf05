import type { OrderSummary } from '@xinglin/gateway-sdk';
import { OrderActions } from '@xinglin/orders';
import { orderHref } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { mainActionOf } from '../model/main-action';

/** The one thing to do next with an order in a list; nothing where there is none, as its card leads to it anyway. */
export function MainAction({ order }: { order: OrderSummary }): ReactElement | null {
  const { t } = useTranslation('mall');
  const act = mainActionOf(order);
  if (act === null) return null;
  const { title, group, amountCents: cents } = order;
  if (act === 'pay') {
    const to = orderHref(order, 'pay');
    return to === null ? null : <OrderActions status={group} pay={{ to, cents }} />;
  }
  const to = orderHref(order, act === 'review' ? 'review' : 'order');
  if (to === null) return null;
  // i18n-keys: mall:action.*
  return (
    <ButtonLink
      size="small"
      variant={act === 'bookAgain' || act === 'buyAgain' ? 'outline' : 'primary'}
      to={to}
      aria-label={t('action.named', { action: t(`action.${act}`), order: title })}
    >
      {t(`action.${act}`)}
    </ButtonLink>
  );
}
