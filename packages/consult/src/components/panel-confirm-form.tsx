import { panelsApi } from '@xinglin/api';
import {
  SubmissionForm,
  useSubmission,
  type FieldsOfFailures,
  type Refusal,
  type WayOut,
} from '@xinglin/forms';
import { errorCodes, type DoctorCard, type Patient } from '@xinglin/gateway-sdk';
import { FamilyField, useCashier } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { formatCents, panelTerms } from '@xinglin/rules';
import { Card, KeyValueList, Note, Price } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDraft, sentCaseOf } from '../model/ask-draft';
import { openConsultIn } from '../model/open-consult';
import { caseHref, expertsHref, paidHref, questionHref } from '../model/panel-ways';

const failureFields: FieldsOfFailures<'patientId'> = {
  knows: (path): path is 'patientId' => path === 'patientId',
  ofRefusal: (code) => (code === errorCodes.consentRequired ? 'patientId' : undefined),
};

interface PanelConfirmFormProps {
  readonly told: CaseDraft;
  readonly deptId: string;
  readonly patients: readonly Patient[];
  readonly doctors: readonly DoctorCard[];
  /** What the experts cost together. */
  readonly cents: number;
}

/** A question as it will be sent: to whom and at which price; for whom is chosen here. */
export function PanelConfirmForm(props: PanelConfirmFormProps): ReactElement {
  const { told, deptId, patients, doctors, cents } = props;
  const { t } = useTranslation(['panels', 'asking']);
  const openCashier = useCashier();
  const usual = patients.find(({ isDefault }) => isDefault) ?? patients[0];
  const [patientId, setPatientId] = useState(usual?.patientId ?? '');
  const [submit] = panelsApi.useSubmitPanelOrderMutation();
  const waysOut = ({ code, data }: Refusal): readonly WayOut[] => {
    const open = openConsultIn(data);
    switch (code) {
      case errorCodes.consentRequired:
        return [{ label: t('asking:wayOut.consent'), to: href('account.patients') }];
      case errorCodes.consultOpenAlready:
        return [
          open === null
            ? { label: t('asking:wayOut.consults'), to: href('consult.listAll') }
            : { label: t('asking:wayOut.open'), to: questionHref(open) },
        ];
      case errorCodes.consultClosed:
        return [{ label: t('confirm.otherExperts'), to: expertsHref(deptId) }];
      case errorCodes.textRefused:
      case errorCodes.fileRefused:
        return [{ label: t('confirm.changeCase'), to: caseHref(deptId) }];
      default:
        return [];
    }
  };
  const submission = useSubmission<'patientId', { readonly orderKey: string }>({
    failureFields,
    waysOut,
    find: () =>
      patientId === ''
        ? [{ field: 'patientId', message: t('asking:problem.patientRequired') }]
        : [],
    send: () =>
      submit({
        ...sentCaseOf(told),
        patientId,
        doctorIds: doctors.map(({ doctorId }) => doctorId),
      }),
    onDone: ({ orderKey }) => openCashier(orderKey, questionHref(orderKey), paidHref(orderKey)),
  });
  const { problems, idOf } = submission;
  return (
    <>
      <Card title={t('confirm.asked')}>
        <KeyValueList
          items={[
            {
              label: t('asking:form.question'),
              value: told.question,
              change: { to: caseHref(deptId), text: t('confirm.change') },
            },
            {
              label: t('confirm.experts'),
              value: doctors.map(({ name }) => name).join(t('confirm.and')),
              change: { to: expertsHref(deptId), text: t('confirm.change') },
            },
            { label: t('home.price'), value: <Price cents={cents} />, strong: true },
          ]}
        />
      </Card>
      <SubmissionForm
        submission={submission}
        submitLabel={t('asking:form.submitAmount', {
          price: formatCents(cents, { decimals: 'auto' }),
        })}
        below={
          <Note>
            {t('confirm.terms', {
              minutes: panelTerms.payWithinMinutes,
              hours: panelTerms.answerWithinHours,
            })}
          </Note>
        }
      >
        <FamilyField
          id={idOf('patientId')}
          label={t('asking:form.patient')}
          family={patients}
          value={patientId}
          error={problems.errorOf('patientId')}
          onValueChange={setPatientId}
        />
      </SubmissionForm>
    </>
  );
}
