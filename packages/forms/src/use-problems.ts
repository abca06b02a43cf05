import { failureMessage, refusalCode, type QueryFailure } from '@xinglin/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** One thing wrong with a form. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

interface State<Field extends string> {
  readonly attempt: number;
  readonly problems: readonly Problem<Field>[];
  readonly trouble: string | undefined;
}

/** Which fields the gateway may name, and which of its refusals are about one. */
export interface FieldsOfFailures<Field extends string> {
  readonly knows: (path: string) => path is Field;
  readonly ofRefusal: (code: number) => Field | undefined;
}

/**
 * What is wrong with a form: found here before it is sent, or told by the gateway after. Each
 * attempt moves the focus to the summary, also when the problems stay the same. What is about no
 * field (no network, too often) is trouble, and marks none.
 */
export function useProblems<Field extends string>(idOf: (field: Field) => string) {
  const { t } = useTranslation();
  const [{ attempt, problems, trouble }, setState] = useState<State<Field>>({
    attempt: 0,
    problems: [],
    trouble: undefined,
  });
  const tell = (found: readonly Problem<Field>[], other?: string) =>
    setState((former) => ({ attempt: former.attempt + 1, problems: found, trouble: other }));
  return {
    attempt,
    trouble,
    summary: problems.map(({ field, message }) => ({ fieldId: idOf(field), message })),
    errorOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    /** Shows these problems; answers whether there are none. */
    show(found: readonly Problem<Field>[]): boolean {
      tell(found);
      return found.length === 0;
    },
    /** Shows why a call failed: beside the fields it is about, else as trouble of the whole form. */
    showFailure(
      failure: QueryFailure | undefined,
      { knows, ofRefusal }: FieldsOfFailures<Field>,
    ): void {
      const named =
        failure && 'kind' in failure && failure.kind === 'validation'
          ? failure.fields.flatMap(({ path, message }) =>
              knows(path) ? [{ field: path, message }] : [],
            )
          : [];
      if (named.length > 0) return tell(named);
      const code = refusalCode(failure);
      const field = code === undefined ? undefined : ofRefusal(code);
      const message = failureMessage(failure, t);
      if (field === undefined) tell([], message);
      else tell([{ field, message }]);
    },
  };
}
