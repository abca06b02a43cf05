import { ProblemForm } from '@xinglin/forms';
import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import { AnswerRows, Card } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Renewal } from '../model/renewal-call';
import { problemsOf, type Question, type RenewalDraft } from '../model/renewal-draft';
import { RenewalAddress, useRenewalAddress } from './renewal-address';
import { RenewalBar } from './renewal-bar';
import { SheetCard } from './sheet-card';
import type { useRenewalDraft } from './use-renewal-draft';
import { useRenewalSubmission } from './use-renewal-submission';

interface SurveyCheckProps {
  readonly renewal: Renewal;
  readonly sheet: PrescriptionDetail;
  readonly asked: readonly Question[];
  readonly kept: ReturnType<typeof useRenewalDraft>;
  readonly refetch: () => void;
  /** The screen of a question, from which this one is opened again. */
  readonly changeOf: (question: Question) => string;
  /** How far the survey is. */
  readonly children: ReactNode;
}

/** The answers before they are sent, each with the way to change it, the sheet, where to, and the price. */
export function SurveyCheck(props: SurveyCheckProps): ReactElement {
  const { renewal, sheet, asked, kept, refetch, changeOf, children } = props;
  const { draft, forget } = kept;
  const { t } = useTranslation('renewals');
  const answerOf = useAnswerText(draft);
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
  const missing = problemsOf(draft, asked, renewal.refusal?.why === 'needsVisit');
  return (
    <>
      {children}
      <ProblemForm problems={problems} onSubmit={submit}>
        <Card title={t('survey.answers')}>
          <AnswerRows
            items={asked.map((question) => {
              // i18n-keys: renewals:question.*
              const text = t(`question.${question}`);
              return {
                key: question,
                question: text,
                answer: answerOf(question),
                missing: missing.some(({ field }) => field === question),
                id: idOf(question),
                action: {
                  to: changeOf(question),
                  text: t('survey.change'),
                  label: t('survey.changeNamed', { question: text }),
                },
              };
            })}
          />
        </Card>
        <SheetCard sheet={sheet} />
        <RenewalAddress chosen={address} />
        <RenewalBar renewal={renewal} isPending={pending} />
      </ProblemForm>
    </>
  );
}

/** An answer as a person reads it. */
function useAnswerText(draft: RenewalDraft): (question: Question) => string {
  const { t } = useTranslation('renewals');
  const none = t('survey.notAnswered');
  // i18n-keys: renewals:takes.*, renewals:allergy.*, renewals:pregnancy.*, renewals:guardian.*
  return (question) => {
    switch (question) {
      case 'takes':
        return draft.takes === '' ? none : t(`takes.${draft.takes}`);
      case 'sideEffects':
        if (draft.hasSideEffects === '') return none;
        return draft.hasSideEffects === 'no'
          ? t('sideEffects.no')
          : draft.sideEffects || t('sideEffects.yes');
      case 'lastReading':
        return draft.lastReading || none;
      case 'allergies':
        return draft.allergies.length === 0
          ? none
          : draft.allergies
              .map((one) => (one === 'other' ? draft.otherAllergy : t(`allergy.${one}`)))
              .join(t('and'));
      case 'pregnancy':
        return draft.isPregnant === '' ? none : t(`pregnancy.${draft.isPregnant}`);
      case 'guardian':
        return draft.isGuardianPresent === '' ? none : t(`guardian.${draft.isGuardianPresent}`);
      case 'proof':
        return draft.proofFileIds.length === 0
          ? none
          : t('proof.count', { count: draft.proofFileIds.length });
    }
  };
}
