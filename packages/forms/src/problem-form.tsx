import type { ComponentProps, FormEvent, ReactElement } from 'react';
import { FormProblems } from './form-problems';
import type { useProblems } from './use-problems';

interface ProblemFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onChange'> {
  problems: ComponentProps<typeof FormProblems>['problems'] &
    Pick<ReturnType<typeof useProblems>, 'onChange'>;
  onSubmit: (event: FormEvent) => void | Promise<void>;
}

/** A form with what is wrong above its fields, each gone as soon as its field is right or typed anew. */
export function ProblemForm({
  problems,
  onSubmit,
  children,
  ...form
}: ProblemFormProps): ReactElement {
  return (
    <form
      {...form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      onChange={problems.onChange}
    >
      <FormProblems problems={problems} />
      {children}
    </form>
  );
}
