import { failureMessage, type QueryFailure } from '@xinglin/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One thing wrong with a form. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/**
 * What is wrong with a form: found here before it is sent, or told by the gateway after. Each
 * attempt moves the focus to the summary, also when the problems stay the same.
 */
export function useProblems<Field extends string>(idOf: (field: Field) => string) {
  const { t } = useTranslation();
  const [state, setState] = useState<{ attempt: number; problems: readonly Problem<Field>[] }>({
    attempt: 0,
    problems: [],
  });
  return {
    attempt: state.attempt,
    summary: state.problems.map(({ field, message }) => ({ fieldId: idOf(field), message })),
    errorOf: (field: Field) => state.problems.find((problem) => problem.field === field)?.message,
    /** Shows these problems; answers whether there are none. */
    show(problems: readonly Problem<Field>[]): boolean {
      setState(({ attempt }) => ({ attempt: attempt + 1, problems }));
      return problems.length === 0;
    },
    /** Shows why a call failed, beside its fields where the gateway names them, else at `field`. */
    showFailure(failure: QueryFailure | undefined, field: Field, knows: (path: string) => path is Field) {
      const named =
        failure && 'kind' in failure && failure.kind === 'validation'
          ? failure.fields.flatMap(({ path, message }) => (knows(path) ? [{ field: path, message }] : []))
          : [];
      const problems = named.length > 0 ? named : [{ field, message: failureMessage(failure, t) }];
      setState(({ attempt }) => ({ attempt: attempt + 1, problems }));
    },
  };
}
