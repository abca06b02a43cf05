import { Button, Cluster } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Prescription } from '../api/shapes';
import { staffApi } from '../api/staff-api';
import { useMoment } from '../parts/moments';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { ItemLines } from '../prescriptions/item-lines';
import { PrescriptionState } from '../prescriptions/prescription-state';
import styles from './prescribing.module.css';

/** States in which its doctor can end it, or ask the pharmacy to stop. */
const cancellable: readonly Prescription['state'][] = ['inReview', 'approved', 'claimed'];

/** A prescription of this consult: its state, what the pharmacist said, and what its doctor can do with it. */
export function WrittenCard({
  prescription,
  onRevise,
}: {
  readonly prescription: Prescription;
  /** Opens the form with it; undefined where it was not returned. */
  readonly onRevise: (() => void) | undefined;
}): ReactElement {
  const { t } = useTranslation('staff');
  const moment = useMoment();
  const [isCancelling, setIsCancelling] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { act, pending, problem, clear } = useAct();
  const { prescriptionId, number, version, state, items, review, validUntil, orderNo } =
    prescription;
  const { data: me } = staffApi.useMeQuery();
  const mayOpenOrder = me?.actions.includes('open-drug-order') ?? false;
  const isClaimed = state === 'claimed';
  const cancel = async (reason: string): Promise<void> => {
    const done = await act('cancel-prescription', { prescriptionId, reason });
    if (done === undefined) return;
    setIsCancelling(false);
    setIsAsked(done !== 'handedIn' && !done.isCancelled);
  };
  return (
    <li className={styles['written']}>
      <p className={styles['lineHead']}>
        <b>
          {t('sheet.number', { number })}
          {version > 1 && ` · ${t('sheet.version', { version })}`}
        </b>
        <PrescriptionState state={state} />
      </p>
      {review?.isApproved === false && (
        <p className={styles['returned']}>
          <b>{t('prescribing.returnedBy', { name: review.pharmacistName })}</b> {review.reason}
        </p>
      )}
      <ItemLines items={items} />
      {validUntil !== null && (
        <p className={styles['soft']}>{t('prescribing.validUntil', { at: moment(validUntil) })}</p>
      )}
      {isAsked && <output className={styles['soft']}>{t('prescribing.pharmacyAsked')}</output>}
      <Cluster>
        {onRevise !== undefined && (
          <Button size="small" onClick={onRevise}>
            {t('prescribing.revise')}
          </Button>
        )}
        {cancellable.includes(state) && !isAsked && (
          <Button size="small" variant="text" onClick={() => setIsCancelling(true)}>
            {t(isClaimed ? 'prescribing.askBack' : 'prescribing.cancel')}
          </Button>
        )}
        {orderNo !== null && mayOpenOrder && (
          <Link to={`/orders/${orderNo}`}>{t('prescribing.order')}</Link>
        )}
      </Cluster>
      {isCancelling && (
        <ReasonDialog
          title={t(isClaimed ? 'prescribing.askBack' : 'prescribing.cancel')}
          explained={t(isClaimed ? 'prescribing.askBackHint' : 'prescribing.cancelHint')}
          label={t('prescribing.cancelReason')}
          usual={[
            t('prescribing.cancelUsual.wrong'),
            t('prescribing.cancelUsual.patient'),
            t('prescribing.cancelUsual.changed'),
          ]}
          confirm={t(isClaimed ? 'prescribing.askBack' : 'prescribing.cancel')}
          tone="danger"
          pending={pending}
          failure={problem}
          onClose={() => {
            setIsCancelling(false);
            clear();
          }}
          onConfirm={(reason) => void cancel(reason)}
        />
      )}
    </li>
  );
}
