import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { Asker } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { askerFromAge } from '@xinglin/rules';
import { AddIcon, ButtonLink, EmptyState, RadioGroup } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCaseDraft } from './use-case-draft';

type Field = 'askerId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'askerId',
  ofRefusal: () => undefined,
};

/** The second step: for whom is asked. Nobody under 16 (spec 1 §5). */
export function WhomStep({ askers }: { askers: readonly Asker[] }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const { draft, change } = useCaseDraft();
  const chosen = askers.find(({ askerId }) => askerId === draft.askerId);
  const problem = () => {
    if (chosen === undefined) return t('problem.askerRequired');
    return chosen.ageMonths < askerFromAge * 12 ? t('problem.askerTooYoung') : null;
  };
  const submission = useSubmission<Field, true>({
    failureFields,
    find: () => {
      const message = problem();
      return message === null ? [] : [{ field: 'askerId', message }];
    },
    send: async () => ({ data: true }),
    onDone: async () => navigate(href('overseas.consultWizard', {}, { step: '3' })),
  });
  const add = (
    <ButtonLink
      block
      variant="outline"
      icon={<AddIcon />}
      to={href('overseas.patientAdd', {}, { from: 'consult' })}
    >
      {t('wizard.add')}
    </ButtonLink>
  );
  if (askers.length === 0) return <EmptyState title={t('wizard.nobody')} action={add} />;
  return (
    <SubmissionForm submission={submission} submitLabel={t('wizard.next')}>
      <RadioGroup
        id={submission.idOf('askerId')}
        label={t('wizard.whom')}
        name="askerId"
        options={askers.map(({ askerId, nickname, gender, country }) => ({
          value: askerId,
          label: nickname,
          // i18n-keys: shared:gender.*
          description: `${t(`shared:gender.${gender}`)} · ${country.label}`,
        }))}
        value={chosen?.askerId ?? ''}
        error={submission.problems.errorOf('askerId')}
        onValueChange={(askerId) => change({ askerId })}
      />
      {add}
    </SubmissionForm>
  );
}
