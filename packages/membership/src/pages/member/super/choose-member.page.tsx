import { membershipApi } from '@xinglin/api';
import type { VipCard } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatsForm } from '../../../components/seats-form';
import { family } from '../../../model/calls';

/** For whom of the family a card is, changed as often as one likes (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.listVipCards,
  input: ({ query }) => ({ cardId: query.get('cardId') ?? '' }),
  beside: [family],
  title: 'membership:superChooseMember.title',
  backTo: href('membership.memberTeamList'),
  skeleton: <SkeletonList lines={4} count={1} />,
  gone: {
    title: 'membership:superActivateResult.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.memberTeamList')}>
        {t('membership:memberTeamList.title')}
      </ButtonLink>
    ),
  },
  children: (card, { t }) =>
    card.state === 'ended' ? (
      <EmptyState kind="membership" title={t('membership:superActivateResult.says.ended')} />
    ) : (
      <Choose card={card} />
    ),
});

export const { load, head } = page;
export default page.Page;

function Choose({ card }: { card: VipCard }): ReactElement {
  const { t } = useTranslation('membership');
  const [choose] = membershipApi.useChooseVipMembersMutation();
  const { cardId } = card;
  return (
    <SeatsForm
      card={card}
      submitLabel={t('superChooseMember.send')}
      send={(patientIds) => choose({ cardId, patientIds })}
      doneTo={href('membership.memberTeamList')}
    />
  );
}
