import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { changeAnchor, packageHref, reportHref, voucherAnchor } from '../model/links';

/** The one thing to do next: show the code before the visit, read a report after it, or order again. */
export function OrderBar({ order }: { order: PhysicalOrder }): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { state, people, orderNo, packageCode, packageKind: kind } = order;
  const ready = people.find(({ reportReady }) => reportReady);
  if (ready)
    return (
      <ActionBar>
        <ButtonLink block to={reportHref(orderNo, ready.patientId)}>
          {t('bar.report')}
        </ButtonLink>
      </ActionBar>
    );
  if (state === 'booked')
    return (
      <ActionBar>
        <ButtonLink variant="outline" to={`#${changeAnchor}`}>
          {t('rule.change')}
        </ButtonLink>
        <ButtonLink to={`#${voucherAnchor}`}>{t('bar.code')}</ButtonLink>
      </ActionBar>
    );
  if (state === 'attended' || state === 'awaitingPayment') return null;
  return (
    <ActionBar>
      <ButtonLink block to={packageHref({ kind, packageCode })}>
        {t('bar.again')}
      </ButtonLink>
    </ActionBar>
  );
}
