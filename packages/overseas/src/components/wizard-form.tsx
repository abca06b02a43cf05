import { ProblemForm, type useSubmission } from '@xinglin/forms';
import { ActionBar, Button } from '@xinglin/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** One step of asking: its cards, and the bar that says it is free and leads on. */
export function WizardForm({
  submission: { pending, problems, submit },
  submitLabel,
  children,
}: {
  submission: Pick<ReturnType<typeof useSubmission>, 'pending' | 'submit'> &
    Pick<ComponentProps<typeof ProblemForm>, 'problems'>;
  submitLabel: string;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      {children}
      <ActionBar sticky lead={{ title: t('wizard.free'), note: t('wizard.freeNote') }}>
        <Button type="submit" block pending={pending}>
          {submitLabel}
        </Button>
      </ActionBar>
    </ProblemForm>
  );
}
