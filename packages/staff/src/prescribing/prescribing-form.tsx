import type { DeskResponse } from '@xinglin/contract';
import {
  Button,
  Cluster,
  NoticeBar,
  SelectField,
  TextAreaField,
  TextField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Findings } from '../prescriptions/findings';
import { DoseRow } from './dose-row';
import { isLong, lineOfDrug, mostLines, problemsOf, type Draft, type DraftLine } from './draft';
import { DrugSearch } from './drug-search';
import styles from './prescribing.module.css';
import { SignDialog } from './sign-dialog';
import { useSigning } from './use-signing';

const validDays = [1, 2, 3];
const noProblems: ReadonlySet<string> = new Set();

/** A prescription as it is written: the medicines, the check of them, the signature. */
export function PrescribingForm({
  prescribing: { orderKey, patient, prescriptions },
  draft,
  onDraft,
  onSigned,
  onClose,
}: {
  readonly prescribing: DeskResponse<'open-prescribing'>;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onSigned: () => void;
  /** Discards the draft. */
  readonly onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const toast = useToast();
  const [isTried, setIsTried] = useState(false);
  const [isSigningOpen, setIsSigningOpen] = useState(false);
  const [wantsSignature, setWantsSignature] = useState(false);
  const signing = useSigning(orderKey, draft);
  const { check, maySign } = signing;
  const found = problemsOf(draft);
  const problems = isTried ? found : noProblems;
  const change = (more: Partial<Draft>): void => onDraft({ ...draft, ...more });
  const changeLine = (line: DraftLine): void =>
    change({ lines: draft.lines.map((one) => (one.drugId === line.drugId ? line : one)) });
  const returned = prescriptions.find((one) => one.prescriptionId === draft.supersedes);
  const runCheck = async (): Promise<void> => {
    setIsTried(true);
    setWantsSignature(false);
    if (found.size === 0) await signing.runCheck();
  };
  const sign = async (): Promise<void> => {
    const isSigned = await signing.sign();
    setIsSigningOpen(false);
    if (!isSigned) return;
    toast.show(t('prescribing.signed'), { tone: 'success' });
    onSigned();
  };
  return (
    <section className={styles['block']} aria-label={t('prescribing.form')}>
      <h3>{t('prescribing.form')}</h3>
      {returned?.review && (
        <p className={styles['returned']}>
          <b>{t('prescribing.returnedBy', { name: returned.review.pharmacistName })}</b>{' '}
          {returned.review.reason}
        </p>
      )}
      <TextField
        label={t('prescribing.diagnosis')}
        autoComplete="off"
        maxLength={100}
        error={problems.has('diagnosis') ? t('prescribing.diagnosisMissing') : undefined}
        value={draft.diagnosis}
        onValueChange={(diagnosis) => change({ diagnosis })}
      />
      <ul role="list" className={styles['lines']} aria-label={t('prescribing.lines')}>
        {draft.lines.map((line) => (
          <DoseRow
            key={line.drugId}
            line={line}
            problems={problems}
            onChange={changeLine}
            onRemove={() =>
              change({ lines: draft.lines.filter(({ drugId }) => drugId !== line.drugId) })
            }
          />
        ))}
      </ul>
      {draft.lines.length < mostLines ? (
        <DrugSearch
          label={t('prescribing.addDrug')}
          error={problems.has('lines') ? t('prescribing.noLines') : undefined}
          onChoose={(drug) => {
            // A medicine is on a prescription once.
            if (draft.lines.every(({ drugId }) => drugId !== drug.drugId))
              change({ lines: [...draft.lines, lineOfDrug(drug)] });
          }}
        />
      ) : (
        <p className={styles['soft']}>{t('prescribing.mostLines', { count: mostLines })}</p>
      )}
      {isLong(draft) && (
        <TextField
          label={t('prescribing.longReason')}
          hint={t('prescribing.longReasonHint')}
          autoComplete="off"
          maxLength={200}
          error={problems.has('longReason') ? t('prescribing.longReasonMissing') : undefined}
          value={draft.longReason}
          onValueChange={(longReason) => change({ longReason })}
        />
      )}
      <SelectField
        label={t('prescribing.validDays')}
        options={validDays.map((count) => ({
          value: String(count),
          label: t('prescribing.validFor', { count }),
        }))}
        value={String(draft.validDays)}
        onValueChange={(value) => change({ validDays: Number(value) })}
      />
      <TextAreaField
        label={t('prescribing.note')}
        optional
        rows={2}
        maxLength={300}
        value={draft.note}
        onValueChange={(note) => change({ note })}
      />
      {signing.problem !== undefined && (
        <NoticeBar tone="danger" live>
          {signing.problem}
        </NoticeBar>
      )}
      {check !== undefined && (
        <div className={styles['checked']} aria-live="polite">
          {check.rules.map(({ rule, text }) => (
            <NoticeBar key={rule} tone="danger">
              {text}
            </NoticeBar>
          ))}
          <Findings
            findings={check.findings}
            reasons={draft.reasons}
            isTried={wantsSignature}
            onReason={(key, reason) => change({ reasons: { ...draft.reasons, [key]: reason } })}
          />
        </div>
      )}
      <Cluster>
        <Button
          variant={check === undefined ? 'primary' : 'outline'}
          pending={signing.isChecking}
          onClick={() => void runCheck()}
        >
          {t('prescribing.check')}
        </Button>
        {check !== undefined && (
          <Button
            onClick={() => {
              setWantsSignature(true);
              if (maySign) setIsSigningOpen(true);
            }}
          >
            {t('prescribing.sign')}
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {t('prescribing.discard')}
        </Button>
      </Cluster>
      {wantsSignature && check !== undefined && !maySign && (
        <p role="alert" className={styles['whyNot']}>
          {t(
            check.rules.length > 0 ||
              check.findings.some(({ severity }) => severity === 'forbidden')
              ? 'prescribing.forbidden'
              : 'findings.reasonMissing',
          )}
        </p>
      )}
      {isSigningOpen && check !== undefined && (
        <SignDialog
          patientName={patient.name}
          draft={draft}
          check={check}
          pending={signing.isSigning}
          onClose={() => setIsSigningOpen(false)}
          onSign={() => void sign()}
        />
      )}
    </section>
  );
}
