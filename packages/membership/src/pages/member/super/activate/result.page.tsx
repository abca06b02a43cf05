import { membershipApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, ResultHeader, SkeletonList, Stack } from '@xinglin/ui';
import { HeldCard } from '../../../../components/held-card';

/** What came of activating a card: from when until when, for whom, and what to do with it (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.listVipCards,
  input: ({ query }) => ({ cardId: query.get('cardId') ?? '' }),
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
          title={card.title}
        >
          {/* i18n-keys: membership:superActivateResult.says.* */}
          {t(`membership:superActivateResult.says.${card.state}`)}
        </ResultHeader>
      </Card>
      <HeldCard card={card} />
      <Stack inset>
        {card.state === 'available' ? (
          <ButtonLink block to={href('membership.superActivate', {}, { cardId: card.cardId })}>
            {t('membership:superActivate.title')}
          </ButtonLink>
        ) : (
          <ButtonLink block to={href('membership.superDoctorService')}>
            {t('membership:superDoctorService.title')}
          </ButtonLink>
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
