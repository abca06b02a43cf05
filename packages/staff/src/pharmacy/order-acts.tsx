import { formatCents } from '@xinglin/rules';
import { Button, Card, Cluster, NoticeBar, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrder } from '../api/shapes';
import { ActForm } from '../parts/act-form';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { SendParcel } from './send-parcel';

/** What can be done with the order as a whole: confirm or decline it, send what is ready, hand it over at the counter. */
export function OrderActs({ order }: { readonly order: DrugOrder }): ReactElement | null {
  const { t } = useTranslation('staff');
  const [asked, setAsked] = useState<'decline' | 'send'>();
  const { act, pending, problem, clear } = useAct();
  const { orderNo, acts, amountCents, refundCents } = order;
  const isReady = order.lines.some(({ state }) => state === 'ready');
  const maySend = acts.includes('send-drug-parcel') && isReady;
  const mayConfirm = acts.includes('confirm-drug-order');
  const mayDecline = acts.includes('decline-drug-order');
  const sum = formatCents(amountCents - refundCents);
  const decline = async (reason: string): Promise<void> => {
    if ((await act('decline-drug-order', { orderNo, reason })) !== undefined) setAsked(undefined);
  };
  return (
    <>
      {acts.includes('hand-over-drugs') && <HandOverAtCounter orderNo={orderNo} />}
      {problem !== undefined && asked === undefined && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      {(maySend || mayConfirm || mayDecline) && (
        <Cluster align="end">
          {mayDecline && (
            <Button variant="text" onClick={() => setAsked('decline')}>
              {t('pharmacy.decline')}
            </Button>
          )}
          {maySend && <Button onClick={() => setAsked('send')}>{t('pharmacy.send')}</Button>}
          {mayConfirm && (
            <Button
              pending={pending && asked === undefined}
              onClick={() => void act('confirm-drug-order', { orderNo })}
            >
              {t('pharmacy.confirm')}
            </Button>
          )}
        </Cluster>
      )}
      {asked === 'decline' && (
        <ReasonDialog
          title={t('pharmacy.declineTitle')}
          explained={t('pharmacy.declineHint', { sum })}
          label={t('pharmacy.reason')}
          usual={[
            t('pharmacy.usual.noStock'),
            t('pharmacy.usual.closed'),
            t('pharmacy.usual.outside'),
          ]}
          confirm={t('pharmacy.declineAct', { sum })}
          tone="danger"
          pending={pending}
          failure={problem}
          onClose={() => {
            setAsked(undefined);
            clear();
          }}
          onConfirm={(reason) => void decline(reason)}
        />
      )}
      {asked === 'send' && <SendParcel order={order} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** At the counter: the code that the patient shows. */
function HandOverAtCounter({ orderNo }: { readonly orderNo: string }): ReactElement {
  const { t } = useTranslation('staff');
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, pending, failure } = useAct();
  const pickupCode = code.trim();
  return (
    <Card title={t('pharmacy.handOver')}>
      <ActForm
        submit={t('pharmacy.handOverAct')}
        pending={pending}
        failure={failure}
        onSubmit={() => {
          setIsTried(true);
          if (pickupCode !== '') void act('hand-over-drugs', { orderNo, pickupCode });
        }}
      >
        <TextField
          label={t('pharmacy.pickupCode')}
          hint={t('pharmacy.pickupCodeHint')}
          autoComplete="off"
          maxLength={12}
          error={isTried && pickupCode === '' ? t('consult.reasonMissing') : undefined}
          value={code}
          onValueChange={setCode}
        />
      </ActForm>
    </Card>
  );
}
