import { useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import type { Asker } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { askerFromAge } from '@xinglin/rules';
import { AddIcon, ButtonLink, Card, EmptyState, FamilyStrip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { faceOfAsker, useAgeText } from './asker-face';
import { useCaseDraft } from './use-case-draft';
import { WizardForm } from './wizard-form';

type Field = 'askerId';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'askerId',
  ofRefusal: () => undefined,
};

const isTooYoung = ({ ageMonths }: Asker): boolean => ageMonths < askerFromAge * 12;

/** The second step: for whom is asked. Nobody under 16 (spec 1 §5); the only one is chosen already. */
export function WhomStep({ askers }: { askers: readonly Asker[] }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const navigate = useNavigate();
  const ageText = useAgeText();
  const { draft, change } = useCaseDraft();
  const chosen =
    askers.find(({ askerId }) => askerId === draft.askerId) ??
    (askers.length === 1 ? askers[0] : undefined);
  const problem = () => {
    if (chosen === undefined) return t('problem.askerRequired');
    return isTooYoung(chosen) ? t('problem.askerTooYoung') : null;
  };
  const submission = useSubmission<Field, true>({
    failureFields,
    find: () => {
      const message = problem();
      return message === null ? [] : [{ field: 'askerId', message }];
    },
    send: async () => ({ data: true }),
    onDone: async () => {
      if (chosen !== undefined) change({ askerId: chosen.askerId });
      await navigate(href('overseas.consultWizard', {}, { step: '3' }));
    },
  });
  const toAdd = href('overseas.patientAdd', {}, { from: 'consult' });
  if (askers.length === 0)
    return (
      <EmptyState
        kind="family"
        title={t('wizard.nobody')}
        message={t('wizard.nobodyHint')}
        action={
          <ButtonLink block icon={<AddIcon />} to={toAdd}>
            {t('wizard.add')}
          </ButtonLink>
        }
      />
    );
  return (
    <WizardForm submission={submission} submitLabel={t('wizard.toDepartment')}>
      <Card title={t('wizard.whom')}>
        <div id={submission.idOf('askerId')} tabIndex={-1}>
          <FamilyStrip
            label={t('wizard.whom')}
            people={askers.map((asker) => ({
              id: asker.askerId,
              face: faceOfAsker(asker),
              name: asker.nickname,
              // i18n-keys: shared:gender.*
              relation: `${t(`shared:gender.${asker.gender}`)} · ${ageText(asker.ageMonths)}`,
              note: isTooYoung(asker) ? t('wizard.tooYoung') : asker.country.label,
              choose: {
                name: 'askerId',
                value: asker.askerId,
                checked: asker.askerId === chosen?.askerId,
                onChange: (askerId: string) => change({ askerId }),
              },
            }))}
            add={{ to: toAdd, text: t('wizard.add') }}
          />
        </div>
      </Card>
    </WizardForm>
  );
}
