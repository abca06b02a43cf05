import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../use-submission';
import { answersOf, type TypedAnswers } from './typed-answers';

/** Milliseconds without a key after which what was typed is saved. */
const pauseMs = 800;

/** Keeps answers where they are there on any device. */
export type SaveAnswers = (
  answers: ReturnType<typeof answersOf>,
) => Promise<Answer<{ readonly savedAt: string }>>;

/**
 * Keeps what is typed on the gateway. Saves go out one by one and in order; what was typed last before the page is left
 * is saved too.
 * @param before when what is there was saved; null for never.
 */
export function useSavedAnswers(send: SaveAnswers, before: string | null) {
  const [savedAt, setSavedAt] = useState(before);
  const [state, setState] = useState<'idle' | 'waiting' | 'saved' | 'failed'>('idle');
  const sender = useRef(send);
  const waiting = useRef<TypedAnswers>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    sender.current = send;
  });

  const save = useCallback((typed: TypedAnswers) => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    const saving = last.current.then(async () => {
      const answer = await sender.current(answersOf(typed));
      if ('data' in answer) setSavedAt(answer.data.savedAt);
      if (waiting.current === undefined) setState('error' in answer ? 'failed' : 'saved');
      return answer;
    });
    last.current = saving;
    return saving;
  }, []);
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
  return { state, savedAt, save, saveSoon };
}
