import type { DeskResponse } from '@xinglin/contract';
import { formatCents, trimmedText, typedAmount } from '@xinglin/rules';
import { Button, Dialog, NoticeBar, TextAreaField, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk, type DeskOutcome } from '../../api/staff-api';
import { failureText } from '../../parts/failure-text';
import styles from './acts.module.css';

/** Acts that are explained and confirmed before they are done. */
export type ConfirmedAct = 'askPictures' | 'refuse' | 'end' | 'refund';

interface ActDialogProps {
  readonly act: ConfirmedAct;
  readonly consult: DeskResponse<'open-consult'>;
  readonly onClose: () => void;
}

const mostCharacters = 200;
/** What pictures often lack; each is a sentence to the patient, as texts of the interface. */
const suggestions = ['light', 'distance', 'angle'] as const;

/** Explains an act on a consult, takes what it needs, and does it. What was typed survives a refusal. */
export function ActDialog({ act, consult, onClose }: ActDialogProps): ReactElement {
  const { t } = useTranslation('staff');
  const [run, isRunning] = useRunDesk();
  const { orderKey, paidCents, refundedCents } = consult;
  const leftCents = paidCents - refundedCents;
  const [reason, setReason] = useState('');
  const [sum, setSum] = useState('');
  const [problems, setProblems] = useState<{ readonly reason?: string; readonly sum?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isHandedIn, setIsHandedIn] = useState(false);
  const words = trimmedText(reason);
  const typed = typedAmount(sum, 2);
  const cents = sum.trim() === '' ? leftCents : typed === null ? 0 : Math.round(typed * 100);

  const request = (): Promise<DeskOutcome<unknown>> => {
    switch (act) {
      case 'askPictures':
        return run('ask-consult-pictures', { orderKey, reason: words });
      case 'refuse':
        return run('refuse-consult', { orderKey, reason: words });
      case 'end':
        return run('end-consult', { orderKey });
      case 'refund':
        return run('refund-consult', { orderKey, cents, refundedCents, reason: words });
    }
  };
  const submit = async (): Promise<void> => {
    if (isRunning) return;
    const found = {
      ...(act !== 'end' && words === '' && { reason: t('consult.reasonMissing') }),
      ...(act === 'refund' &&
        (cents < 1 || cents > leftCents) && {
          sum: t('consult.sumWrong', { most: formatCents(leftCents) }),
        }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setFailure(undefined);
    const outcome = await request();
    if ('failure' in outcome) setFailure(failureText(outcome.failure, t));
    else if ('approvalId' in outcome) setIsHandedIn(true);
    else onClose();
  };

  if (isHandedIn)
    return (
      <Dialog
        open
        title={t('consult.handedIn')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('consult.close')}</Button>}
      >
        <p className={styles['form']}>{t('consult.handedInNext')}</p>
      </Dialog>
    );
  return (
    <Dialog
      open
      // i18n-keys: staff:consult.title.*, staff:consult.explained.*, staff:consult.confirm.*, staff:consult.reason.*
      title={t(`consult.title.${act}`)}
      onClose={() => !isRunning && onClose()}
      actions={
        <>
          <Button variant="outline" onClick={() => !isRunning && onClose()}>
            {t('consult.keep')}
          </Button>
          <Button
            variant={act === 'askPictures' || act === 'end' ? 'primary' : 'danger'}
            pending={isRunning}
            onClick={() => void submit()}
          >
            {t(`consult.confirm.${act}`, {
              sum: formatCents(act === 'refund' ? cents : leftCents),
            })}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{t(`consult.explained.${act}`, { sum: formatCents(leftCents) })}</p>
        {failure !== undefined && (
          <NoticeBar tone="danger" live>
            {failure}
          </NoticeBar>
        )}
        {act === 'refund' && (
          <TextField
            label={t('consult.sum')}
            hint={t('consult.sumHint', { most: formatCents(leftCents) })}
            error={problems.sum}
            inputMode="decimal"
            placeholder={formatCents(leftCents)}
            value={sum}
            onValueChange={setSum}
          />
        )}
        {act !== 'end' && (
          <TextAreaField
            label={t(`consult.reason.${act}`)}
            error={problems.reason}
            maxLength={mostCharacters}
            rows={3}
            value={reason}
            onValueChange={setReason}
          />
        )}
        {act === 'askPictures' && (
          <div className={styles['chips']}>
            {suggestions.map((name) => (
              // i18n-keys: staff:consult.suggestion.*, staff:consult.suggested.*
              <Button
                key={name}
                size="small"
                variant="outline"
                onClick={() =>
                  setReason((now) =>
                    `${now}${t(`consult.suggested.${name}`)}`.slice(0, mostCharacters),
                  )
                }
              >
                {t(`consult.suggestion.${name}`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
