import type { DeskResponse } from '@xinglin/contract';
import { Button, Dialog, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemLines } from '../prescriptions/item-lines';
import { shownHash } from '../prescriptions/sheet';
import type { Draft } from './draft';
import styles from './prescribing.module.css';

/** Shows exactly what is signed, and signs it. */
export function SignDialog({
  patientName,
  draft,
  check,
  pending,
  onClose,
  onSign,
}: {
  readonly patientName: string;
  readonly draft: Draft;
  /** What the gateway made of the draft. */
  readonly check: DeskResponse<'check-prescription'>;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onSign: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const note = draft.note.trim();
  return (
    <Dialog
      open
      title={t('prescribing.signTitle')}
      onClose={() => !pending && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={() => !pending && onClose()}>
            {t('consult.keep')}
          </Button>
          <Button pending={pending} onClick={onSign}>
            {t('prescribing.signAct')}
          </Button>
        </>
      }
    >
      <div className={styles['signing']}>
        <KeyValueList
          items={[
            { label: t('sheet.patient'), value: patientName },
            { label: t('sheet.diagnosis'), value: draft.diagnosis },
            {
              label: t('prescribing.validDays'),
              value: t('prescribing.validFor', { count: draft.validDays }),
            },
            ...(note === '' ? [] : [{ label: t('prescribing.note'), value: note }]),
          ]}
        />
        <ItemLines items={check.items} />
        <p className={styles['soft']}>
          {t('sheet.hash', { hash: check.contentHash.slice(0, shownHash) })}
        </p>
        <p className={styles['soft']}>{t('prescribing.signHint')}</p>
      </div>
    </Dialog>
  );
}
