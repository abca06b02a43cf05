import { formatCents } from '@xinglin/rules';
import { Button, Card, Cluster, ConfirmDialog, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder } from '../api/shapes';
import { useMoment } from '../parts/moments';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';

/** The patient wants to cancel what the pharmacy has: the pharmacy answers. */
export function CancellationCard({ order }: { readonly order: DrugOrder }): ReactElement | null {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const [asked, setAsked] = useState<'agree' | 'refuse'>();
  const { act, pending, problem, clear } = useAct();
  const { orderNo, cancellation, acts, amountCents, refundCents } = order;
  if (cancellation === null) return null;
  const sum = formatCents(amountCents - refundCents);
  const answer = async (isAgreed: boolean, reason?: string): Promise<void> => {
    const done = await act('answer-drug-cancellation', {
      orderNo,
      isAgreed,
      ...(reason !== undefined && { reason }),
    });
    // What was typed stays in its dialog, which shows why.
    if (done !== undefined || isAgreed) setAsked(undefined);
  };
  const close = (): void => {
    setAsked(undefined);
    clear();
  };
  return (
    <Card title={t('pharmacy.cancellation')}>
      <p>
        {t('pharmacy.cancellationAsked', { at: moment(cancellation.askedAt) })}
        {cancellation.reason !== null && ` · ${cancellation.reason}`}
      </p>
      {cancellation.answer !== null && (
        <p>{t('pharmacy.cancellationRefused', { reason: cancellation.answer })}</p>
      )}
      {problem !== undefined && asked === undefined && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      {acts.includes('answer-drug-cancellation') && (
        <Cluster align="end">
          <Button size="small" variant="outline" onClick={() => setAsked('refuse')}>
            {t('pharmacy.refuseCancellation')}
          </Button>
          <Button size="small" onClick={() => setAsked('agree')}>
            {t('pharmacy.agreeCancellation', { sum })}
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        open={asked === 'agree'}
        title={t('pharmacy.agreeCancellationTitle')}
        confirmLabel={t('pharmacy.agreeCancellation', { sum })}
        keepLabel={t('consult.keep')}
        pending={pending}
        onClose={close}
        onConfirm={() => void answer(true)}
      >
        {t('pharmacy.agreeCancellationHint', { sum })}
      </ConfirmDialog>
      {asked === 'refuse' && (
        <ReasonDialog
          title={t('pharmacy.refuseCancellation')}
          explained={t('pharmacy.refuseCancellationHint')}
          label={t('pharmacy.reason')}
          usual={[t('pharmacy.usual.packed'), t('pharmacy.usual.gone')]}
          confirm={t('pharmacy.refuseCancellation')}
          pending={pending}
          failure={problem}
          onClose={close}
          onConfirm={(reason) => void answer(false, reason)}
        />
      )}
    </Card>
  );
}
