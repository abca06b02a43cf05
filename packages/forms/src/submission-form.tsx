import { Button, Card, Stack } from '@xinglin/ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FormProblems } from './form-problems';
import type { useSubmission } from './use-submission';

interface SubmissionFormProps {
  submission: Pick<ReturnType<typeof useSubmission>, 'pending' | 'submit'> &
    ComponentProps<typeof FormProblems>;
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
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card title={title}>
        <Stack gap={title === undefined ? 2 : 4}>
          {children}
          <Button type="submit" block pending={pending}>
            {submitLabel}
          </Button>
          {below}
        </Stack>
      </Card>
    </form>
  );
}
