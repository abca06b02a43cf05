import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { HeldCard } from '../../../components/held-card';

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
      kind="family"
      title={t('membership:memberTeamList.none')}
      action={
        <ButtonLink to={href('membership.superProduct', {}, { goodsType: '1' })}>
          {t('membership:superProduct.title')}
        </ButtonLink>
      }
    />
  ),
  item: (card, { t }) => (
    <HeldCard key={card.cardId} card={card}>
      {(card.state === 'inService' || card.state === 'upcoming') && (
        <ButtonLink
          size="small"
          variant="text"
          to={href('membership.superChooseMember', {}, { cardId: card.cardId })}
        >
          {t('membership:superChooseMember.title')}
        </ButtonLink>
      )}
    </HeldCard>
  ),
});

export const { load } = page;
export default page.Page;
