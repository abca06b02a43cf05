import { membershipApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, ResultHeader, SkeletonList, Stack } from '@xinglin/ui';
import { FirstUse, memberInfo, RightsOfCard } from '../../../../components/first-use';
import { HeldCard } from '../../../../components/held-card';

/** A card after its activation: for whom, until when, what it gives now, and the first use (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.listVipCards,
  input: ({ query }) => ({ cardId: query.get('cardId') ?? '' }),
  beside: [memberInfo],
  title: 'membership:superActivateResult.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={4} count={1} />,
  gone: {
    title: 'membership:superActivateResult.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.superMySubscription')}>
        {t('membership:superMySubscription.title')}
      </ButtonLink>
    ),
  },
  children: (card, { t }) => (
    <>
      <Card as="div">
        <ResultHeader
          state={
            card.state === 'available' ? 'waiting' : card.state === 'ended' ? 'over' : 'success'
          }
          // i18n-keys: membership:superActivateResult.says.*, membership:superActivateResult.hint.*
          title={t(`membership:superActivateResult.says.${card.state}`)}
        >
          {t(`membership:superActivateResult.hint.${card.state}`)}
        </ResultHeader>
      </Card>
      <HeldCard card={card} />
      {card.state === 'inService' && <RightsOfCard card={card} />}
      <Stack inset>
        {card.state === 'available' ? (
          <ButtonLink block to={href('membership.superActivate', {}, { cardId: card.cardId })}>
            {t('membership:superActivate.title')}
          </ButtonLink>
        ) : card.state === 'ended' ? (
          <ButtonLink block to={href('membership.superBuy')}>
            {t('membership:superBuy.title')}
          </ButtonLink>
        ) : (
          <FirstUse card={card} />
        )}
        <ButtonLink block variant="text" to={href('membership.superMySubscription')}>
          {t('membership:superMySubscription.title')}
        </ButtonLink>
      </Stack>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
