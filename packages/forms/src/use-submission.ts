import type { QueryFailure } from '@xinglin/api';
import { useId, useState, type FormEvent } from 'react';
import { useProblems, type FieldsOfFailures, type Problem } from './use-problems';

/** What came of sending a form. */
export type Answer<Result> = { data: Result } | { error: QueryFailure | undefined };

interface SubmissionOptions<Field extends string, Result> {
  readonly failureFields: FieldsOfFailures<Field>;
  /** What is wrong with what was typed; nothing is sent while there is anything. */
  readonly find: () => readonly Problem<Field>[];
  readonly send: () => Promise<Answer<Result>>;
  /** It worked and the form is being left: it stays pending, or until the promise answered ends. */
  readonly onDone: (result: Result) => void | Promise<void>;
}

/** Checks a form, sends it, and shows its problems at its fields, those found here and those the gateway tells. */
export function useSubmission<Field extends string, Result>({
  failureFields,
  find,
  send,
  onDone,
}: SubmissionOptions<Field, Result>) {
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const problems = useProblems<Field>(idOf, find);
  const [pending, setPending] = useState(false);
  const showFailure = (failure: QueryFailure | undefined) =>
    problems.showFailure(failure, failureFields);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || !problems.show(find())) return;
    setPending(true);
    const answer = await send();
    if ('error' in answer) showFailure(answer.error);
    else {
      const leaving = onDone(answer.data);
      if (!(leaving instanceof Promise)) return;
      await leaving;
    }
    setPending(false);
  };

  return { problems, pending, submit, showFailure, idOf };
}
