import { failureMessage, medicinesApi } from '@xinglin/api';
import type { DrugOrder } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Button, NoticeBar, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../model/use-moments';
import { PharmacyCard } from './pharmacy-card';

interface ElsewhereProps {
  readonly order: DrugOrder;
  readonly elsewhere: NonNullable<DrugOrder['elsewhere']>;
}

/** No pharmacy acknowledged the order: others take it with one tap, or it is refunded at a stated hour. */
export function Elsewhere({ order, elsewhere }: ElsewhereProps): ReactElement {
  const { t } = useTranslation('medicines');
  const { moment } = useMoments();
  const toast = useToast();
  const [move] = medicinesApi.useMoveDrugOrderMutation();
  const [moving, setMoving] = useState<string | null>(null);
  const { orderNo, amountCents, method } = order;
  const { until, pharmacies } = elsewhere;
  const moveTo = async (pharmacyId: string, name: string) => {
    if (moving !== null) return;
    setMoving(pharmacyId);
    const { data, error } = await move({ orderNo, pharmacyId });
    setMoving(null);
    if (data === undefined) return toast.show(failureMessage(error, t), { tone: 'error' });
    const amount = formatCents(data.refundCents);
    toast.show(
      data.refundCents > 0
        ? t('elsewhere.doneRefund', { name, amount })
        : t('elsewhere.done', { name }),
      { tone: 'success' },
    );
  };
  const values = { time: moment(until), amount: formatCents(amountCents) };
  return (
    <>
      <NoticeBar tone="warning">
        {t(pharmacies.length > 0 ? 'elsewhere.offer' : 'elsewhere.none', values)}
      </NoticeBar>
      {pharmacies.map((pharmacy) => (
        <PharmacyCard key={pharmacy.pharmacyId} pharmacy={pharmacy} method={method}>
          <Button
            size="small"
            pending={moving === pharmacy.pharmacyId}
            aria-label={t('elsewhere.moveTo', { name: pharmacy.name })}
            onClick={() => void moveTo(pharmacy.pharmacyId, pharmacy.name)}
          >
            {t('elsewhere.move')}
          </Button>
        </PharmacyCard>
      ))}
    </>
  );
}
