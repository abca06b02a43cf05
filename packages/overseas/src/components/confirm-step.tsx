import { overseasApi } from '@xinglin/api';
import { PicturesField, useSubmission, type FieldsOfFailures, type Refusal } from '@xinglin/forms';
import { errorCodes, type Asker, type SubmitOverseasConsultResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { overseasDepartments, overseasTerms } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  departmentPictogram,
  EmptyState,
  PersonTile,
  Pictogram,
  Prose,
  RadioGroup,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { caseProblems, sentCase, type CaseDraft, type ToldCase } from '../model/case-draft';
import { faceOfAsker, useAgeText } from './asker-face';
import { CaseChips } from './case-chips';
import { DutyNote } from './duty-note';
import { useCaseDraft } from './use-case-draft';
import { WizardForm } from './wizard-form';

type Field = 'department' | 'fileIds';

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
        kind="surveys"
        title={t('wizard.untold')}
        action={<ButtonLink to={href('overseas.consultWizard')}>{t('wizard.begin')}</ButtonLink>}
      />
    );
  return <ConfirmForm asker={asker} told={told} draft={draft} onChange={change} onSent={forget} />;
}

function ConfirmForm({
  asker,
  told,
  draft,
  onChange,
  onSent,
}: {
  asker: Asker;
  told: ToldCase;
  draft: CaseDraft;
  onChange: ReturnType<typeof useCaseDraft>['change'];
  onSent: () => void;
}): ReactElement {
  const { department } = draft;
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
  const ageText = useAgeText();
  return (
    <WizardForm submission={submission} submitLabel={t('wizard.submit')}>
      <Card
        title={t('wizard.whom')}
        more={{
          to: href('overseas.consultWizard', {}, { step: '2' }),
          text: t('wizard.change'),
          label: `${t('wizard.change')} ${t('wizard.whom')}`,
        }}
      >
        <PersonTile
          face={faceOfAsker(asker)}
          name={asker.nickname}
          // i18n-keys: shared:gender.*
          relation={`${t(`shared:gender.${asker.gender}`)} · ${ageText(asker.ageMonths)}`}
          note={asker.country.label}
        />
      </Card>
      <Card
        title={t('wizard.summary')}
        more={{
          to: href('overseas.consultWizard'),
          text: t('wizard.change'),
          label: `${t('wizard.change')} ${t('wizard.summary')}`,
        }}
      >
        <Stack gap={3}>
          <Prose>{told.question}</Prose>
          <CaseChips {...told} />
          <PicturesField
            id={submission.idOf('fileIds')}
            pictures={draft.pictures}
            limit={overseasTerms.pictures}
            hint={t('wizard.pictures')}
            onChange={(changed) =>
              onChange((now) => ({ ...now, pictures: [...changed(now.pictures)] }))
            }
          />
        </Stack>
      </Card>
      <Card title={t('wizard.department')}>
        <RadioGroup
          id={submission.idOf('department')}
          label={t('wizard.department')}
          hideLabel
          name="department"
          layout="tiles"
          // i18n-keys: overseas-consult:department.*
          options={overseasDepartments.map((value) => ({
            value,
            label: t(`department.${value}`),
            drawing: <Pictogram name={departmentPictogram(value)} hued />,
          }))}
          value={department ?? ''}
          error={submission.problems.errorOf('department')}
          onValueChange={(value) =>
            onChange({ department: overseasDepartments.find((one) => one === value) })
          }
        />
        {duty.currentData && <DutyNote duty={duty.currentData} />}
      </Card>
    </WizardForm>
  );
}
