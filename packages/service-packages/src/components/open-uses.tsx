import type { PackageUse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { ListGroup, ListLink, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { itemLooks } from '../model/looks';
import { recordHref } from '../model/links';

/** Requests that are not done yet: when each is planned, or what the team has promised. */
export function OpenUses({ uses }: { uses: readonly PackageUse[] }): ReactElement | null {
  const { t } = useTranslation('service-packages');
  const locale = useLocale();
  if (uses.length === 0) return null;
  return (
    <ListGroup label={t('orderDetail.ahead')} showLabel>
      {uses.map((use) => (
        <ListLink
          key={use.applyNo}
          icon={<Pictogram name={itemLooks[use.type].pictogram} hued />}
          label={
            use.plannedAt === null
              ? t('orderDetail.waiting', { name: use.itemName, state: use.stateText })
              : t('orderDetail.planned', {
                  name: use.itemName,
                  moment: formatInstant(use.plannedAt, locale, hospitalTimeZone),
                })
          }
          description={use.itemNote}
          to={recordHref(use.orderNo, use)}
        />
      ))}
    </ListGroup>
  );
}
