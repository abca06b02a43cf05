import type { DrugOrder, DrugOrderLine, PrescriptionItem } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card, Chip, MedicineRow, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';
import styles from './medicines.module.css';
import { SubstitutionView } from './substitution-view';

const tones = {
  waiting: 'neutral',
  preparing: 'brand',
  onHold: 'warning',
  ready: 'brand',
  handedOver: 'brand',
  declined: 'danger',
  returned: 'neutral',
} as const satisfies Record<DrugOrderLine['state'], string>;

/** Where a medicine is: with the pharmacy, with a courier, with its patient. */
function stateOf(line: DrugOrderLine, { parcels, method }: DrugOrder): string {
  if (line.state !== 'handedOver') return line.state;
  if (method === 'pickup') return 'collected';
  const parcel = parcels.find(({ parcelId }) => parcelId === line.parcelId);
  return parcel !== undefined && parcel.deliveredAt === null ? 'onTheWay' : 'delivered';
}

interface MedicineCardProps {
  readonly items: readonly PrescriptionItem[];
  /** The order that hands them out; undefined without one. */
  readonly order?: DrugOrder | undefined;
}

/** The medicines of a prescription, how each is taken and, once it is ordered, where each is. */
export function MedicineCard({ items, order }: MedicineCardProps): ReactElement {
  const { t } = useTranslation('medicines');
  const { moment } = useMoments();
  const lineOf = (item: PrescriptionItem) =>
    order?.lines.find(({ lineId }) => lineId === item.lineId);
  return (
    <Card as="div">
      <ul role="list" aria-label={t('medicine.label')} className={styles['rows']}>
        {items.map((item) => {
          const line = lineOf(item);
          return (
            <li key={item.lineId}>
              <MedicineRow
                picture={item.picture}
                without={t('medicine.without')}
                name={item.name}
                pack={item.packText}
                aside={
                  line && order ? (
                    <Chip tone={tones[line.state]}>
                      {/* i18n-keys: medicines:medicine.state.* */}
                      {t(`medicine.state.${stateOf(line, order)}`)}
                    </Chip>
                  ) : (
                    <Note as="span">{t('medicine.packs', { count: item.quantity })}</Note>
                  )
                }
              >
                {item.directions}
              </MedicineRow>
              {line && (
                <div className={styles['below']}>
                  {line.stateReason !== null && line.substitution === null && (
                    <Note>{t('medicine.reason', { reason: line.stateReason })}</Note>
                  )}
                  {line.expectedAt !== null && (
                    <Note>{t('medicine.expected', { time: moment(line.expectedAt) })}</Note>
                  )}
                  {line.refundedCents > 0 && (
                    <Note>
                      {t('medicine.refunded', { amount: formatCents(line.refundedCents) })}
                    </Note>
                  )}
                  {line.substitution !== null && (
                    <SubstitutionView substitution={line.substitution} />
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
