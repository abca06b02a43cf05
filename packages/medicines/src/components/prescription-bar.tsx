import type { DrugOrder, PrescriptionDetail } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderPhases } from '../model/line-looks';
import { offeredLine } from '../model/offered-line';
import { checkMarkHref, drugOrderHref, drugstoreHref, renewalHref } from '../model/ways';
import { maySayReceived } from '../model/order-acts';
import { SubstitutionBar } from './substitution-bar';

interface PrescriptionBarProps {
  readonly prescription: PrescriptionDetail;
  /** The order that fills it; undefined without one, and before it is known. */
  readonly order: DrugOrder | undefined;
}

/** The one thing to do with a prescription now; nothing where it is another's move. */
export function PrescriptionBar({
  prescription,
  order,
}: PrescriptionBarProps): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { prescriptionId, line, orderNo, renewal, renewalCents, supersededBy } = prescription;
  const offered = order && offeredLine(order);
  if (order && offered) return <SubstitutionBar orderNo={order.orderNo} line={offered} />;
  const bar = (text: string, to: string) => (
    <ActionBar>
      <ButtonLink block to={to}>
        {text}
      </ButtonLink>
    </ActionBar>
  );
  if (line.phase === 'toOrder') return bar(t('act.choosePharmacy'), drugstoreHref(prescriptionId));
  if (order && maySayReceived(order)) return bar(t('act.check'), checkMarkHref(order.orderNo));
  if (orderNo !== null && orderPhases.includes(line.phase))
    // i18n-keys: medicines:act.*
    return bar(t(`act.${line.phase}`), drugOrderHref(orderNo));
  if (renewal !== null || supersededBy !== null) return null;
  return bar(
    renewalCents === 0
      ? t('act.renewFree')
      : t('act.renewFor', { amount: formatCents(renewalCents, { decimals: 'auto' }) }),
    renewalHref(prescriptionId),
  );
}
