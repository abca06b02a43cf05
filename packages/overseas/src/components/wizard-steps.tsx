import { StepWay } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['describe', 'whom', 'department'] as const;

/** The three steps of asking, and which of them is open. */
export function WizardSteps({ step }: { step: 1 | 2 | 3 }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const stateOf = (place: number) => {
    if (place === step) return 'now';
    return place < step ? 'done' : 'later';
  };
  return (
    <StepWay
      label={t('wizard.steps')}
      steps={steps.map((name, index) => ({
        icon: index + 1,
        // i18n-keys: overseas-consult:wizard.stepName.*
        title: t(`wizard.stepName.${name}`),
        state: stateOf(index + 1),
      }))}
    />
  );
}
