import { unreachable, type QueryFailure } from '@xinglin/api';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useProblems, type FieldsOfFailures, type Problem, type Refusal } from './use-problems';
import type { WayOut } from './way-out';

/** What came of sending a form. */
export type Answer<Result> = { data: Result } | { error: QueryFailure | undefined };

interface SubmissionOptions<Field extends string, Result> {
  readonly failureFields: FieldsOfFailures<Field>;
  /** Where a refusal leads on that the form alone does not put right: the order in the way, another doctor. */
  readonly waysOut?: (refusal: Refusal) => readonly WayOut[];
  /** Brings what `find` and `send` need; null where it is here. */
  readonly ready?: () => Promise<unknown> | null;
  /** What is wrong with what was typed; nothing is sent while there is anything. */
  readonly find: () => readonly Problem<Field>[];
  readonly send: () => Promise<Answer<Result>>;
  /** It worked and the form is being left: it stays pending, or until the promise answered ends. */
  readonly onDone: (result: Result) => void | Promise<void>;
}

/** Checks a form, sends it, and shows its problems at its fields, those found here and those the gateway tells. */
export function useSubmission<Field extends string, Result>({
  failureFields,
  waysOut,
  ready,
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

  const isWaiting = useRef(false);
  /** Whether what the form needs is here now; else it has said that it cannot be had. */
  const isReady = async (loading: Promise<unknown>): Promise<boolean> => {
    isWaiting.current = true;
    try {
      await loading;
      return true;
    } catch {
      showFailure(unreachable());
      return false;
    } finally {
      isWaiting.current = false;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || isWaiting.current) return;
    const loading = ready?.() ?? null;
    if (loading !== null && !(await isReady(loading))) return;
    if (!problems.show(find())) return;
    setPending(true);
    try {
      const answer = await send();
      if ('error' in answer) showFailure(answer.error);
      else {
        const leaving = onDone(answer.data);
        if (!(leaving instanceof Promise)) return;
        await leaving;
      }
    } catch (error) {
      // The page to go on to could not be loaded, or the like: the button works again.
      setPending(false);
      throw error;
    }
    setPending(false);
  };

  const { refusal } = problems;
  return {
    problems: { ...problems, waysOut: refusal === undefined ? [] : (waysOut?.(refusal) ?? []) },
    pending,
    submit,
    showFailure,
    idOf,
  };
}
