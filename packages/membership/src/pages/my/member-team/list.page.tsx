import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, SkeletonList, Stack } from '@xinglin/ui';
import { CardFacts } from '../../../components/card-facts';

/** Who shares which card of mine (spec 2 §2.20). */
const page = listPage({
  endpoint: membershipApi.endpoints.listMyVipCards,
  paging: whole,
  input: () => undefined,
  title: 'membership:memberTeamList.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  empty: ({ t }) => (
    <EmptyState
      title={t('membership:memberTeamList.none')}
      action={
        <ButtonLink to={href('membership.superProduct', {}, { goodsType: '1' })}>
          {t('membership:superProduct.title')}
        </ButtonLink>
      }
    />
  ),
  item: (card, { t }) => (
    <Card key={card.cardId} as="article" title={card.title}>
      <Stack>
        <CardFacts card={card} />
        {(card.state === 'inService' || card.state === 'upcoming') && (
          <ButtonLink
            size="small"
            variant="outline"
            to={href('membership.superChooseMember', {}, { cardId: card.cardId })}
          >
            {t('membership:superChooseMember.title')}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  ),
});

export const { load } = page;
export default page.Page;
