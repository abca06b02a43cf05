import { membershipApi } from '@xinglin/api';
import type { VipRight } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, HuedTiles, type Hue, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';

/** The call of the rights of cards. */
export const cardRights = pageCall(membershipApi.endpoints.listVipItems, () => undefined);

/** The drawing and the hue of each right, by where it leads. */
export const rightLooks: Readonly<Record<VipRight['way'], readonly [PictogramName, Hue]>> = {
  doctors: ['doctor', 'teal'],
  booking: ['registration', 'teal'],
  consult: ['consult', 'blue'],
  mall: ['medicine', 'green'],
  checkUp: ['check-up', 'violet'],
  gene: ['report', 'violet'],
  medical: ['home-care', 'plum'],
  coupons: ['coupon', 'amber'],
  help: ['help', 'grey'],
};

/** What a card is good for, each with its way. */
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
          pictogram: rightLooks[way][0],
          hue: rightLooks[way][1],
          name: title,
        }))}
      />
    </Card>
  );
}
