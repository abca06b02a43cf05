import { Button, Card, Stack } from '@xinglin/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { ProblemForm } from './problem-form';
import type { useSubmission } from './use-submission';

interface SubmissionFormProps {
  submission: Pick<ReturnType<typeof useSubmission>, 'pending' | 'submit'> &
    Pick<ComponentProps<typeof ProblemForm>, 'problems'>;
  title?: string;
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Below the button that sends the form. */
  below?: ReactNode;
}

/** One card of fields with the button that sends them, and above it what is wrong. */
export function SubmissionForm({
  submission: { pending, problems, submit },
  title,
  submitLabel,
  children,
  below,
}: SubmissionFormProps): ReactElement {
  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card title={title}>
        <Stack gap={title === undefined ? 2 : 4}>
          {children}
          <Button type="submit" block pending={pending}>
            {submitLabel}
          </Button>
          {below}
        </Stack>
      </Card>
    </ProblemForm>
  );
}
