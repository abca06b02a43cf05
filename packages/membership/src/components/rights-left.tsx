import type { GetVipMemberInfoResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import { Card, Note, RingTiles } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { rightHref } from '../model/links';
import { rightLooks } from '../model/looks';

type Rights = GetVipMemberInfoResponse['rights'];

/** Two rows of four: the others are on the page of all benefits. */
const shownAtOnce = 8;

/** What is left of each right of the card in service, and until when. */
export function RightsLeft({
  rights,
  endsAt,
  isShared,
}: {
  readonly rights: Rights;
  readonly endsAt: string;
  /** The card is for several people, who share what is counted. */
  readonly isShared: boolean;
}): ReactElement | null {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  if (rights.length === 0) return null;
  const day = formatDay(dayAt(endsAt, hospitalTimeZone), locale, { year: true });
  return (
    <Card
      title={t('rightsLeft.title')}
      aside={
        <Note as="span">{t(isShared ? 'rightsLeft.shared' : 'rightsLeft.until', { day })}</Note>
      }
    >
      <RingTiles
        label={t('rightsLeft.title')}
        items={rights.slice(0, shownAtOnce).map(({ rightId, title, way, quota, used }) => {
          const left = quota === null ? 1 : Math.max(0, quota - used);
          return {
            key: rightId,
            to: rightHref(way),
            name: title,
            note:
              quota === null
                ? t('rightsLeft.unlimited')
                : left === 0
                  ? t('rightsLeft.none')
                  : t('rightsLeft.left', { left, count: quota }),
            ...rightLooks[way],
            left,
            count: quota ?? 1,
          };
        })}
      />
    </Card>
  );
}
