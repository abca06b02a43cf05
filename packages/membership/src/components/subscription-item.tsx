import { failureMessage, membershipApi } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Chip, Cluster, NoticeBar, Stack, SwitchField } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../model/links';
import { CardFacts } from './card-facts';

const RemoveBinding = lazy(() => import('./remove-binding'));

const tones = {
  inService: 'brand',
  upcoming: 'neutral',
  available: 'warning',
  ended: 'neutral',
} as const;

/** A card of the reader: reminder, next card, cancelling. */
export function SubscriptionItem({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const [set, { isLoading, error }] = membershipApi.useSetVipSubscriptionMutation();
  const { cardId, state, reminds, nextTitle, orderNo, companyName } = card;
  const isActivated = state === 'inService' || state === 'upcoming';
  return (
    <Card
      as="article"
      title={card.title}
      // i18n-keys: membership:card.state.*
      aside={<Chip tone={tones[state]}>{t(`card.state.${state}`)}</Chip>}
    >
      <Stack>
        <CardFacts card={card} />
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
        <Cluster align="end">
          {state === 'available' && (
            <ButtonLink size="small" to={href('membership.superActivate', {}, { cardId })}>
              {t('superActivate.title')}
            </ButtonLink>
          )}
          {isActivated && (
            <ButtonLink
              size="small"
              variant="outline"
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
    </Card>
  );
}
