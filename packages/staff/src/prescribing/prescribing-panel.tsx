import type { DeskResponse } from '@xinglin/contract';
import { Button, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../api/staff-api';
import { patientFacts } from '../consults/patient-facts';
import { ReadState } from '../parts/read-state';
import { ReasonDialog } from '../parts/reason-dialog';
import { useAct } from '../parts/use-act';
import { HealthMarks } from '../prescriptions/health-marks';
import { blankDraft, draftOf, type Draft } from './draft';
import { EarlierPrescriptions } from './earlier-prescriptions';
import { PrescribingForm } from './prescribing-form';
import styles from './prescribing.module.css';
import { RenewalRequest } from './renewal-request';
import { usePrescriptionDraft } from './use-prescription-draft';
import { WrittenCard } from './written-card';

type Prescribing = DeskResponse<'open-prescribing'>;

/** Prescribing in a consult: what is known of the patient, what was requested and written, and the form. */
export default function PrescribingPanel({
  orderKey,
}: {
  readonly orderKey: string;
}): ReactElement {
  const read = useDesk('open-prescribing', { orderKey });
  return (
    <div className={styles['panel']}>
      <ReadState read={read}>{(data) => <Opened prescribing={data} />}</ReadState>
    </div>
  );
}

/** The returned version that waits to be written again. */
const returnedOf = ({ prescriptions }: Prescribing) =>
  prescriptions.find(({ state, supersededBy }) => state === 'returned' && supersededBy === null);

/** What the form begins with: a returned version, an empty form, or none where something was prescribed or is requested. */
function firstDraft(prescribing: Prescribing): Draft | null {
  const { whyNot, prescriptions, renewal } = prescribing;
  if (whyNot !== null) return null;
  const returned = returnedOf(prescribing);
  if (returned !== undefined) return draftOf(returned, { supersedes: returned.prescriptionId });
  return prescriptions.length === 0 && renewal === null ? blankDraft : null;
}

function Opened({ prescribing }: { readonly prescribing: Prescribing }): ReactElement {
  const { t } = useTranslation('staff');
  const { orderKey, patient, whyNot, allergies, isPregnant, renewal, prescriptions, earlier } =
    prescribing;
  const [draft, setDraft] = usePrescriptionDraft(orderKey, () => firstDraft(prescribing));
  const [isRefusing, setIsRefusing] = useState(false);
  const { act, pending, problem, clear } = useAct();
  const mayPrescribe = whyNot === null;
  const returned = returnedOf(prescribing);
  const refuse = async (reason: string): Promise<void> => {
    const done = await act('refuse-renewal', { orderKey, reason });
    if (done === undefined) return;
    setIsRefusing(false);
    setDraft(null);
  };
  return (
    <>
      <section className={styles['block']} aria-label={t('consult.facts.patient')}>
        <p>
          <b>{patient.name}</b> {patientFacts(patient, t)}
        </p>
        <HealthMarks allergies={allergies} isPregnant={isPregnant} />
      </section>
      {whyNot !== null && <NoticeBar>{whyNot}</NoticeBar>}
      {prescriptions.length > 0 && (
        <section className={styles['block']} aria-label={t('prescribing.written')}>
          <h3>{t('prescribing.written')}</h3>
          <ul role="list" className={styles['lines']}>
            {prescriptions.map((one) => (
              <WrittenCard
                key={one.prescriptionId}
                prescription={one}
                onRevise={
                  mayPrescribe &&
                  one.prescriptionId === returned?.prescriptionId &&
                  draft?.supersedes !== one.prescriptionId
                    ? () => setDraft(draftOf(one, { supersedes: one.prescriptionId }))
                    : undefined
                }
              />
            ))}
          </ul>
        </section>
      )}
      {renewal !== null && (
        <RenewalRequest
          renewal={renewal}
          onCopy={
            mayPrescribe ? () => setDraft(draftOf(renewal.former, sharedOf(draft))) : undefined
          }
          onRefuse={
            mayPrescribe && prescriptions.length === 0 ? () => setIsRefusing(true) : undefined
          }
        />
      )}
      {mayPrescribe &&
        (draft === null ? (
          <Button variant="outline" onClick={() => setDraft(blankDraft)}>
            {t(prescriptions.length > 0 ? 'prescribing.another' : 'prescribing.blank')}
          </Button>
        ) : (
          <PrescribingForm
            prescribing={prescribing}
            draft={draft}
            onDraft={setDraft}
            onSigned={() => setDraft(null)}
            onClose={() => setDraft(null)}
          />
        ))}
      {earlier.length > 0 && (
        <EarlierPrescriptions
          prescriptions={earlier}
          onCopy={mayPrescribe ? (one) => setDraft(draftOf(one, sharedOf(draft))) : undefined}
        />
      )}
      {isRefusing && (
        <ReasonDialog
          title={t('renewal.refuse')}
          explained={t('renewal.refuseHint')}
          label={t('renewal.refuseReason')}
          usual={[
            t('renewal.refuseUsual.visit'),
            t('renewal.refuseUsual.reading'),
            t('renewal.refuseUsual.sideEffects'),
          ]}
          confirm={t('renewal.refuseAct')}
          tone="danger"
          pending={pending}
          failure={problem}
          onClose={() => {
            setIsRefusing(false);
            clear();
          }}
          onConfirm={(reason) => void refuse(reason)}
        />
      )}
    </>
  );
}

/** What stays of a draft into which other lines are copied: that it replaces a returned version. */
const sharedOf = (draft: Draft | null): Partial<Draft> => ({
  supersedes: draft?.supersedes ?? null,
});
