import { failureMessage, membershipApi } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, NoticeBar, Stack, SwitchField } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/links';
import { CardTerm } from './card-term';
import { HeldCard } from './held-card';

const RemoveBinding = lazy(() => import('./remove-binding'));

/** A card of the reader: its term, the reminder, the next card, cancelling. */
export function SubscriptionItem({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const [set, { isLoading, error }] = membershipApi.useSetVipSubscriptionMutation();
  const { cardId, state, reminds, nextTitle, orderNo, companyName } = card;
  const isActivated = state === 'inService' || state === 'upcoming';
  return (
    <HeldCard card={card}>
      <Stack gap={2}>
        {state === 'inService' && <CardTerm card={card} />}
        {companyName !== null && <p>{t('card.by', { company: companyName })}</p>}
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        {isActivated && (
          <SwitchField
            label={t('superMySubscription.remind')}
            hint={
              nextTitle === null
                ? t('superMySubscription.remindHint')
                : t('superMySubscription.remindNext', { title: nextTitle })
            }
            checked={reminds}
            pending={isLoading}
            onCheckedChange={(on) => void set({ cardId, reminds: on })}
          />
        )}
        <Cluster>
          {state === 'available' && (
            <ButtonLink size="small" to={href('membership.superActivate', {}, { cardId })}>
              {t('superActivate.title')}
            </ButtonLink>
          )}
          {isActivated && (
            <ButtonLink
              size="small"
              variant="text"
              to={href('membership.superMySubscriptionChoose', {}, { cardId })}
            >
              {t('superMySubscriptionChoose.title')}
            </ButtonLink>
          )}
          {state !== 'ended' && companyName !== null && (
            <Suspense>
              <RemoveBinding card={card} />
            </Suspense>
          )}
          {orderNo !== null && (
            <ButtonLink size="small" variant="text" to={orderHref(orderNo)}>
              {t(state === 'ended' ? 'superOrderDetail.title' : 'superMySubscription.giveUp')}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </HeldCard>
  );
}
