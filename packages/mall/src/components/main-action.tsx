import type { OrderSummary } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActedOrder, isOwed, mainActionHref, mainActionOf } from '../model/main-action';

/** The one thing to do next with an order in a list; nothing where there is none, as its card links to it anyway. */
export function MainAction({
  order,
}: {
  order: ActedOrder & Pick<OrderSummary, 'title' | 'amountCents'>;
}): ReactElement | null {
  const { t } = useTranslation('mall');
  const act = mainActionOf(order);
  const to = act && mainActionHref(act, order);
  if (act === null || to === null) return null;
  const amount = formatCents(order.amountCents, { decimals: 'auto' });
  // i18n-keys: mall:action.*
  const action = t(`action.${act}`, { amount });
  return (
    <ButtonLink
      size="small"
      variant={isOwed(act) ? 'primary' : 'outline'}
      to={to}
      aria-label={t('action.named', { action, order: order.title })}
    >
      {action}
    </ButtonLink>
  );
}
