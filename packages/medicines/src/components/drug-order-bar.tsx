import type { DrugOrder } from '@xinglin/gateway-sdk';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredLine } from '../model/offered-line';
import { maySayReceived } from '../model/order-acts';
import { checkMarkHref, drugstoreHref } from '../model/ways';
import { SubstitutionBar } from './substitution-bar';

/** Ends after which the prescription can be filled by another pharmacy. */
const released: readonly DrugOrder['state'][] = [
  'unpaid',
  'cancelled',
  'declined',
  'refunding',
  'refunded',
];

/** The one thing to do with an order of medicines now; nothing where it is another's move. */
export function DrugOrderBar({ order }: { order: DrugOrder }): ReactElement | null {
  const { t } = useTranslation('medicines');
  const { orderNo, state, line, prescriptionId } = order;
  const offered = offeredLine(order);
  if (offered) return <SubstitutionBar orderNo={orderNo} line={offered} />;
  const bar = (text: string, to: string) => (
    <ActionBar>
      <ButtonLink block to={to}>
        {text}
      </ButtonLink>
    </ActionBar>
  );
  if (maySayReceived(order)) return bar(t('act.check'), checkMarkHref(orderNo));
  return released.includes(state) && line.phase === 'toOrder'
    ? bar(t('act.choosePharmacy'), drugstoreHref(prescriptionId))
    : null;
}
