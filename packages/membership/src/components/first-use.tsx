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

/** What the card in service gives now, and the first thing to do with it. */
export function FirstUse({
  card: { cardId, endsAt, people },
}: {
  readonly card: Pick<VipCard, 'cardId' | 'endsAt' | 'people'>;
}): ReactElement {
  const { t } = useTranslation('membership');
  const { currentData: info } = memberInfo.useAnswer().answer;
  // Another card may be in service before this one.
  const rights = info?.best?.cardId === cardId ? info.rights : [];
  const first = firstFree(rights);
  return (
    <>
      {endsAt !== null && (
        <RightsLeft rights={rights} endsAt={endsAt} isShared={people.length > 1} />
      )}
      {first === undefined ? (
        <ButtonLink block to={href('membership.superDoctorService')}>
          {t('superDoctorService.title')}
        </ButtonLink>
      ) : (
        <ButtonLink block to={rightHref(first.way)}>
          {first.way === 'consult'
            ? t('superActivateResult.ask', { count: first.left })
            : t('superActivateResult.use', { title: first.title, count: first.left })}
        </ButtonLink>
      )}
    </>
  );
}
