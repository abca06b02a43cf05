import { membershipApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, HuedTiles } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';
import { rightLooks } from '../model/looks';

/** The call of the rights of cards. */
export const cardRights = pageCall(membershipApi.endpoints.listVipItems, () => undefined);

/** The benefits of a card, each a link to where it is used. */
export function RightTiles(): ReactElement | null {
  const { t } = useTranslation('membership');
  const rights = cardRights.useAnswer().answer.currentData?.items ?? [];
  if (rights.length === 0) return null;
  const all = t('super.allRights');
  return (
    <Card
      title={t('superRights.title')}
      more={{ to: href('membership.superRights'), text: all, label: all }}
    >
      <HuedTiles
        four
        label={t('superRights.title')}
        items={rights.map(({ title, way }) => ({
          to: rightHref(way),
          ...rightLooks[way],
          name: title,
        }))}
      />
    </Card>
  );
}
