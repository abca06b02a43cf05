import { Button, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DrugOrderLine, ListedDrug } from '../api/shapes';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { DrugSearch } from '../prescribing/drug-search';
import { instantOf } from './hospital-moment';
import styles from './pharmacy.module.css';

/** Offers the same medicine of another maker: its doctor is asked first, then the patient. The gateway refuses another substance. */
export function OfferSubstitution({
  orderNo,
  line: { lineId, item },
  onClose,
}: {
  readonly orderNo: string;
  readonly line: DrugOrderLine;
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const [drug, setDrug] = useState<ListedDrug>();
  const [arrives, setArrives] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { act, pending, problem } = useAct();
  const offer = async (reason: string): Promise<void> => {
    setIsTried(true);
    if (drug === undefined) return;
    const arrivesBy = instantOf(arrives);
    const done = await act('offer-substitution', {
      orderNo,
      lineId,
      drugId: drug.drugId,
      reason,
      ...(arrivesBy !== undefined && { arrivesBy }),
    });
    if (done !== undefined) onClose();
  };
  return (
    <ReasonDialog
      title={t('pharmacy.substituteTitle', { name: item.name })}
      explained={t('pharmacy.substituteHint', { maker: item.maker })}
      label={t('pharmacy.whyMissing')}
      usual={[t('pharmacy.usual.shortage'), t('pharmacy.usual.discontinued')]}
      confirm={t('pharmacy.substituteAct')}
      pending={pending}
      failure={problem}
      onClose={onClose}
      onConfirm={(reason) => void offer(reason)}
    >
      {drug === undefined ? (
        <DrugSearch
          label={t('pharmacy.otherDrug')}
          error={isTried ? t('pharmacy.otherDrugMissing') : undefined}
          onChoose={setDrug}
        />
      ) : (
        <p className={styles['chosen']}>
          <span>
            <b>{drug.name}</b> {drug.packText} · {drug.maker}
          </span>
          <Button size="small" variant="text" onClick={() => setDrug(undefined)}>
            {t('pharmacy.chooseAgain')}
          </Button>
        </p>
      )}
      <TextField
        type="datetime-local"
        label={t('pharmacy.arrivesBy')}
        optional
        value={arrives}
        onValueChange={setArrives}
      />
    </ReasonDialog>
  );
}
