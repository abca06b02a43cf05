import { membershipApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RightsCard } from './rights-card';

/** The call of the rights of cards. */
export const cardRights = pageCall(membershipApi.endpoints.listVipItems, () => undefined);

/** The benefits of all cards, with the way to their page. */
export function RightTiles(): ReactElement {
  const { t } = useTranslation('membership');
  const all = t('super.allRights');
  return (
    <RightsCard
      title={t('superRights.title')}
      rights={cardRights.useAnswer().answer.currentData?.items ?? []}
      more={{ to: href('membership.superRights'), text: all, label: all }}
    />
  );
}
