import { ProblemForm } from '@xinglin/forms';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { questionsFor } from '../model/renewal-questions';
import { RenewalAddress, useRenewalAddress } from './renewal-address';
import { RenewalBar } from './renewal-bar';
import { RenewalStrip } from './renewal-strip';
import { SheetCard } from './sheet-card';
import { SurveyQuestion } from './survey-question';
import { useRenewalDraft } from './use-renewal-draft';
import { useRenewalSubmission } from './use-renewal-submission';

interface RenewalFormProps {
  readonly kind: 'fast' | 'usual';
  readonly renewal: Renewal;
  readonly sheet: PrescriptionDetail;
  readonly refetch: () => void;
}

/** A renewal on one page: the sheet as it is, the short survey, where to, and the price. */
export function RenewalForm({ kind, renewal, sheet, refetch }: RenewalFormProps): ReactElement {
  const { t } = useTranslation('renewals');
  const { draft, isKept, change, forget } = useRenewalDraft(sheet.prescriptionId);
  const asked = questionsFor(kind, sheet, renewal.refusal);
  const address = useRenewalAddress();
  const submission = useRenewalSubmission({
    renewal,
    asked,
    draft,
    forget,
    refetch,
    addressId: address?.addressId,
  });
  const { problems, idOf, pending, submit } = submission;
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <SheetCard sheet={sheet} />
      {renewal.prescription.runsOutOn !== null && (
        <Card as="div">
          <Stack gap={2}>
            <RenewalStrip renewal={renewal} />
          </Stack>
        </Card>
      )}
      {asked.map((question, index) => (
        <Card
          key={question}
          // i18n-keys: renewals:question.*
          title={t(`question.${question}`)}
          aside={index === 0 && isKept ? <Note as="span">{t('survey.kept')}</Note> : undefined}
        >
          <SurveyQuestion
            question={question}
            draft={draft}
            id={idOf(question)}
            error={problems.errorOf(question)}
            onChange={change}
            isLarge={false}
          />
        </Card>
      ))}
      {kind === 'usual' && <RenewalAddress chosen={address} />}
      <Stack inset>
        <Note>{t('survey.reads', { doctor: renewal.doctor?.name ?? sheet.doctorName })}</Note>
      </Stack>
      <RenewalBar renewal={renewal} isPending={pending} />
    </ProblemForm>
  );
}
