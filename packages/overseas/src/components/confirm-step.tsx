import { overseasApi } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures, type Refusal } from '@xinglin/forms';
import { errorCodes, type Asker, type SubmitOverseasConsultResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { overseasDepartments, type OverseasDepartment } from '@xinglin/rules';
import { ButtonLink, Card, EmptyState, RadioGroup } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { caseProblems, sentCase, type ToldCase } from '../model/case-draft';
import { CaseFacts } from './case-facts';
import { DutyNote } from './duty-note';
import { useCaseDraft } from './use-case-draft';

type Field = 'department';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'department',
  ofRefusal: () => undefined,
};

/** The consultation that is open for the same person, where a refusal tells it. */
function openOne({ code, data }: Refusal): string | null {
  if (code !== errorCodes.consultOpenAlready) return null;
  const told =
    typeof data === 'object' && data !== null && 'orderKey' in data ? data.orderKey : null;
  return typeof told === 'string' ? told : null;
}

/** The last step: which department, how long one waits for its doctors, and sending. */
export function ConfirmStep({ askers }: { askers: readonly Asker[] }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const { draft, change, forget } = useCaseDraft();
  const asker = askers.find(({ askerId }) => askerId === draft.askerId);
  const told = caseProblems(draft).length === 0 ? sentCase(draft) : null;
  // Opened by its address, before the other steps were taken.
  if (asker === undefined || told === null)
    return (
      <EmptyState
        title={t('wizard.untold')}
        action={<ButtonLink to={href('overseas.consultWizard')}>{t('wizard.begin')}</ButtonLink>}
      />
    );
  return (
    <ConfirmForm
      nickname={asker.nickname}
      told={told}
      department={draft.department}
      onDepartment={(department) => change({ department })}
      onSent={forget}
    />
  );
}

function ConfirmForm({
  nickname,
  told,
  department,
  onDepartment,
  onSent,
}: {
  nickname: string;
  told: ToldCase;
  department: OverseasDepartment | undefined;
  onDepartment: (department: OverseasDepartment | undefined) => void;
  onSent: () => void;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const [submit] = overseasApi.useSubmitOverseasConsultMutation();
  const duty = overseasApi.useGetOverseasDutyQuery(
    { department: department ?? overseasDepartments[0] },
    { skip: department === undefined },
  );
  const submission = useSubmission<Field, SubmitOverseasConsultResponse>({
    failureFields,
    waysOut: (refusal) => {
      const orderKey = openOne(refusal);
      return orderKey === null
        ? []
        : [{ label: t('wizard.toOpen'), to: href('overseas.orderDetail', { orderKey }) }];
    },
    find: () =>
      department === undefined
        ? [{ field: 'department', message: t('problem.departmentRequired') }]
        : [],
    // Nothing is sent without one.
    send: () => submit({ ...told, department: department ?? overseasDepartments[0] }),
    onDone: async ({ orderKey }) => {
      onSent();
      await navigate(href('overseas.orderDetail', { orderKey }), { replace: true });
    },
  });
  return (
    <SubmissionForm submission={submission} submitLabel={t('wizard.submit')}>
      <Card title={t('wizard.summary')}>
        <CaseFacts
          before={[
            { label: t('wizard.whom'), value: nickname },
            { label: t('wizard.question'), value: told.question },
          ]}
          symptoms={told.symptoms}
          duration={told.duration}
          tenths={told.tenths}
        />
      </Card>
      <RadioGroup
        id={submission.idOf('department')}
        label={t('wizard.department')}
        name="department"
        // i18n-keys: overseas-consult:department.*
        options={overseasDepartments.map((value) => ({ value, label: t(`department.${value}`) }))}
        value={department ?? ''}
        error={submission.problems.errorOf('department')}
        onValueChange={(value) => onDepartment(overseasDepartments.find((one) => one === value))}
      />
      {duty.currentData && <DutyNote duty={duty.currentData} />}
    </SubmissionForm>
  );
}
