import { failureMessage, refusalCode, type QueryFailure } from '@xinglin/api';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { loadRefusedCharacters } from './rule-text';

/** One thing wrong with a form. */
export interface Problem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Why the gateway did not take what was sent, by the rules of the business. */
export interface Refusal {
  readonly code: number;
  /** What the gateway adds: the number of the order in the way. */
  readonly data: unknown;
}

interface State<Field extends string> {
  readonly attempt: number;
  readonly problems: readonly Problem<Field>[];
  /** They were found here, so what is typed can put them right; what the gateway told, it alone can take back. */
  readonly isFoundHere: boolean;
  readonly trouble: string | undefined;
  readonly refusal: Refusal | undefined;
}

/** Which fields the gateway may name, and which of its refusals are about one. */
export interface FieldsOfFailures<Field extends string> {
  readonly knows: (path: string) => path is Field;
  readonly ofRefusal: (code: number) => Field | undefined;
  /** What to say where no answer came in time; the words of the error catalogue if absent. */
  readonly timedOut?: string;
}

/**
 * What is wrong with a form: found here before it is sent, or told by the gateway after. Each
 * attempt moves the focus to the summary, also when the problems stay the same. What is about no
 * field (no network, too often) is trouble, and marks none.
 * @param find what is wrong by now. A problem that was found here goes as soon as its field is right, and says what is
 * wrong now where it is wrong in another way; none is added before the next attempt. What the gateway told goes as soon
 * as its field is typed anew.
 */
export function useProblems<Field extends string>(
  idOf: (field: Field) => string,
  find: () => readonly Problem<Field>[],
) {
  const { t } = useTranslation();
  const [state, setState] = useState<State<Field>>({
    attempt: 0,
    problems: [],
    isFoundHere: false,
    trouble: undefined,
    refusal: undefined,
  });
  const { attempt, problems: shown, isFoundHere, trouble, refusal } = state;
  const problems = isFoundHere && shown.length > 0 ? stillWrong(shown, find()) : shown;
  const forget = (fields: readonly Field[]): void =>
    setState((former) => ({
      ...former,
      problems: former.problems.filter(({ field }) => !fields.includes(field)),
    }));
  const forgetTold = (fields: readonly Field[]): void => {
    if (!isFoundHere && fields.length > 0) forget(fields);
  };
  const tell = (told: Partial<Omit<State<Field>, 'attempt'>>) =>
    setState((former) => ({
      attempt: former.attempt + 1,
      problems: [],
      isFoundHere: false,
      trouble: undefined,
      refusal: undefined,
      ...told,
    }));
  return {
    attempt,
    trouble,
    /** Why the last attempt was refused, as long as that is shown. */
    refusal: trouble === undefined && problems.length === 0 ? undefined : refusal,
    summary: problems.map(({ field, message }) => ({ fieldId: idOf(field), message })),
    errorOf: (field: Field) => problems.find((problem) => problem.field === field)?.message,
    /** Shows these problems; answers whether there are none. */
    show(found: readonly Problem<Field>[]): boolean {
      tell({ problems: found, isFoundHere: true });
      // The problems are computed again, now with the names of the refused characters.
      if (found.length > 0)
        void loadRefusedCharacters().then(
          (isNew) => isNew && setState((former) => ({ ...former })),
        );
      return found.length === 0;
    },
    /** Other things are asked for in these fields than were when they were wrong. */
    forget,
    /** What the gateway said of these fields was of what stood there before it was typed anew. */
    forgetTold,
    /** For the form around the fields: something was typed or chosen in one of them. */
    onChange: ({ target }: FormEvent): void => {
      void loadRefusedCharacters();
      if (target instanceof Element)
        forgetTold(shown.flatMap(({ field }) => (idOf(field) === target.id ? [field] : [])));
    },
    /** Shows why a call failed: beside the fields it is about, else as trouble of the whole form. */
    showFailure(
      failure: QueryFailure | undefined,
      { knows, ofRefusal, timedOut }: FieldsOfFailures<Field>,
    ): void {
      const named =
        failure && 'kind' in failure && failure.kind === 'validation'
          ? failure.fields.flatMap(({ path, message }) =>
              knows(path) ? [{ field: path, message }] : [],
            )
          : [];
      if (named.length > 0) return tell({ problems: named });
      const code = refusalCode(failure);
      const field = code === undefined ? undefined : ofRefusal(code);
      const isLate = failure && 'kind' in failure && failure.kind === 'timeout';
      const message = (isLate && timedOut) || failureMessage(failure, t);
      const data = failure && 'data' in failure ? failure.data : null;
      tell({
        ...(field === undefined ? { trouble: message } : { problems: [{ field, message }] }),
        ...(code !== undefined && { refusal: { code, data } }),
      });
    },
  };
}

/** Of the problems that are shown those that are there still, in the words of now. */
function stillWrong<Field extends string>(
  shown: readonly Problem<Field>[],
  now: readonly Problem<Field>[],
): readonly Problem<Field>[] {
  return shown.flatMap(({ field }) => now.find((one) => one.field === field) ?? []);
}
