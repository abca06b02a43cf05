import { surveysApi } from '@xinglin/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answersOf, type TypedAnswers } from './typed-answers';

/** Milliseconds without a key after which what was typed is saved. */
const pauseMs = 800;

/**
 * Keeps what is typed on the gateway, so that it is there on any device. Saves go out one by one and in order; what was
 * typed last before the page is left is saved too.
 */
export function useSavedDraft(surveyCodeId: string, former: string | null) {
  const [send] = surveysApi.useSaveSurveyDraftMutation();
  const [state, setState] = useState<'idle' | 'waiting' | 'saved' | 'failed'>('idle');
  const responseId = useRef(former);
  const waiting = useRef<TypedAnswers>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const save = useCallback(
    (typed: TypedAnswers) => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      const saving = last.current.then(async () => {
        const answer = await send({
          surveyCodeId,
          ...(responseId.current !== null && { responseId: responseId.current }),
          answers: answersOf(typed),
        });
        if (answer.data) responseId.current = answer.data.responseId;
        if (waiting.current === undefined) setState(answer.data ? 'saved' : 'failed');
        return answer;
      });
      last.current = saving;
      return saving;
    },
    [send, surveyCodeId],
  );
  const saveSoon = (typed: TypedAnswers) => {
    clearTimeout(timer.current);
    waiting.current = typed;
    setState('waiting');
    timer.current = setTimeout(() => void save(typed), pauseMs);
  };
  useEffect(
    () => () => {
      if (waiting.current !== undefined) void save(waiting.current);
    },
    [save],
  );
  return { state, save, saveSoon };
}
