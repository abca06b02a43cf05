import { membershipApi } from '@xinglin/api';
import type { GetVipMemberInfoResponse, VipCard } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';
import { RightsLeft } from './rights-left';

/** What is known of the reader's cards. */
export const memberInfo = pageCall(membershipApi.endpoints.getVipMemberInfo, () => undefined);

type Rights = GetVipMemberInfoResponse['rights'];

/** The free uses of a card that has just begun: consults first, then whatever else is counted. */
function firstFree(rights: Rights) {
  const free = rights.flatMap(({ title, way, quota, used }) =>
    quota !== null && quota > used ? [{ title, way, left: quota - used }] : [],
  );
  return free.find(({ way }) => way === 'consult') ?? free[0];
}

type Card = Pick<VipCard, 'cardId' | 'endsAt' | 'people'>;

/** What the card gives now; nothing while another card is in service before it. */
function useRights(cardId: string): Rights {
  const { currentData: info } = memberInfo.useAnswer().answer;
  return info?.best?.cardId === cardId ? info.rights : [];
}

/** What is left of each right of a card that is in service. */
export function RightsOfCard({
  card: { cardId, endsAt, people },
}: {
  readonly card: Card;
}): ReactElement | null {
  const rights = useRights(cardId);
  return endsAt === null ? null : (
    <RightsLeft rights={rights} endsAt={endsAt} isShared={people.length > 1} />
  );
}

/** The first thing to do with a card: its free use, else the page of all that it gives. */
export function FirstUse({ card: { cardId } }: { readonly card: Card }): ReactElement {
  const { t } = useTranslation('membership');
  const first = firstFree(useRights(cardId));
  if (first === undefined)
    return (
      <ButtonLink block to={href('membership.superDoctorService')}>
        {t('superDoctorService.title')}
      </ButtonLink>
    );
  const { way, title, left: count } = first;
  return (
    <ButtonLink block to={rightHref(way)}>
      {way === 'consult'
        ? t('superActivateResult.ask', { count })
        : t('superActivateResult.use', { title, count })}
    </ButtonLink>
  );
}
