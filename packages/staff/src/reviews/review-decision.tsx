import { Button, ConfirmDialog, Cluster, NoticeBar, Note, useToast } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk } from '../api/staff-api';
import { useFailureText } from '../parts/failure-text';
import { ReasonDialog } from '../parts/reason-dialog';
import { findingKey, overridesOf, warningsOf } from '../prescriptions/finding-key';
import { Findings } from '../prescriptions/findings';
import { shownHash } from '../prescriptions/sheet';
import type { ReviewedPrescription } from './review-item';
import styles from './reviews.module.css';

/** `prescriptionNotValid`: another pharmacist was faster, or its doctor ended it. */
const isDecidedAlready = 45_002;

/** The findings, and the pharmacist's decision: A approves after a question, R returns with a reason. */
export function ReviewDecision({
  prescription,
  onDecided,
  onRefused,
}: {
  readonly prescription: ReviewedPrescription;
  /** It was decided, by the reader or by another pharmacist. */
  readonly onDecided: () => void;
  /** The gateway refused: what is shown may have changed. */
  readonly onRefused: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const describe = useFailureText();
  const [run, pending] = useRunDesk();
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<'approve' | 'return' | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { prescriptionId, contentHash, findings, mayReview, number } = prescription;
  const isForbidden = findings.some(({ severity }) => severity === 'forbidden');
  const isUnexplained = warningsOf(findings).some(
    (finding) => (reasons[findingKey(finding)]?.trim() ?? '') === '',
  );
  const ask = (what: 'approve' | 'return'): void => {
    setProblem(undefined);
    if (what === 'approve') {
      setIsTried(true);
      if (isForbidden || isUnexplained) return;
    }
    setAsked(what);
  };
  useKeys(mayReview && asked === null, { a: () => ask('approve'), r: () => ask('return') });
  const decide = async (isApproved: boolean, reason?: string): Promise<void> => {
    const outcome = await run('review-prescription', {
      prescriptionId,
      contentHash,
      isApproved,
      ...(isApproved && { overrides: overridesOf(findings, reasons) }),
      ...(reason !== undefined && { reason }),
    });
    if ('failure' in outcome) {
      const { failure } = outcome;
      if (failure.kind === 'refused' && failure.code === isDecidedAlready) {
        toast.show(t('reviews.faster', { number }));
        onDecided();
        return;
      }
      setProblem(describe(failure));
      onRefused();
      // What was typed as a reason stays in its dialog, which shows why.
      if (isApproved) setAsked(null);
      return;
    }
    toast.show(t(isApproved ? 'reviews.approvedNow' : 'reviews.returnedNow', { number }), {
      tone: 'success',
    });
    onDecided();
  };
  return (
    <section className={styles['block']} aria-label={t('findings.title')}>
      <h2>{t('findings.title')}</h2>
      <Findings
        findings={findings}
        reasons={reasons}
        isTried={isTried}
        onReason={
          mayReview ? (key, reason) => setReasons({ ...reasons, [key]: reason }) : undefined
        }
      />
      {problem !== undefined && asked === null && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      {isTried && isForbidden && (
        <p role="alert" className={styles['problem']}>
          {t('reviews.forbidden')}
        </p>
      )}
      {mayReview && (
        <>
          <Cluster align="end">
            <Button variant="outline" aria-keyshortcuts="r" onClick={() => ask('return')}>
              {t('reviews.return')}
            </Button>
            <Button aria-keyshortcuts="a" onClick={() => ask('approve')}>
              {t('reviews.approve')}
            </Button>
          </Cluster>
          <Note>{t('reviews.keys')}</Note>
        </>
      )}
      <ConfirmDialog
        open={asked === 'approve'}
        title={t('reviews.approveTitle', { number })}
        confirmLabel={t('reviews.approveAct')}
        keepLabel={t('consult.keep')}
        pending={pending}
        onClose={() => setAsked(null)}
        onConfirm={() => void decide(true)}
      >
        {t('reviews.approveHint', { hash: contentHash.slice(0, shownHash) })}
      </ConfirmDialog>
      {asked === 'return' && (
        <ReasonDialog
          title={t('reviews.returnTitle', { number })}
          explained={t('reviews.returnHint', { name: prescription.doctorName })}
          label={t('reviews.returnReason')}
          usual={[
            t('reviews.returnUsual.dose'),
            t('reviews.returnUsual.diagnosis'),
            t('reviews.returnUsual.interaction'),
            t('reviews.returnUsual.quantity'),
          ]}
          confirm={t('reviews.returnAct')}
          tone="danger"
          pending={pending}
          failure={problem}
          onClose={() => {
            setAsked(null);
            setProblem(undefined);
          }}
          onConfirm={(reason) => void decide(false, reason)}
        />
      )}
    </section>
  );
}

/** Runs what a letter is for, wherever the focus is outside a field and a dialog. */
function useKeys(isOn: boolean, acts: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof Element &&
      target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
