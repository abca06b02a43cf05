import type { SurveyAnswer } from '@xinglin/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '../use-submission';
import { changedAnswers, type TypedAnswers } from './typed-answers';

/** Milliseconds without a key after which what was typed is saved. */
const pauseMs = 800;

/** Stores the answers that changed here; responds with those of all devices. */
export type SaveAnswers = (
  changed: ReturnType<typeof changedAnswers>,
) => Promise<Answer<{ readonly savedAt: string; readonly answers: readonly SurveyAnswer[] }>>;

/** How answers are saved. */
interface SavedAnswers {
  readonly send: SaveAnswers;
  /** When what is there was saved; null for never. */
  readonly before: string | null;
  /** The answers that are typed now. */
  readonly newest: { readonly current: TypedAnswers };
  /** Takes over the answers of all devices, once a save has reached the gateway; answers whether any was new here. */
  readonly onSaved: (
    answers: readonly SurveyAnswer[],
    isUnsaved: (linkId: string) => boolean,
  ) => boolean;
}

/**
 * Saves each answer that changes, so that a save never overwrites what another device saved in the meantime. Saves are sent one
 * after the other; what was typed last before the page is left is saved too.
 */
export function useSavedAnswers(options: SavedAnswers) {
  const [savedAt, setSavedAt] = useState(options.before);
  const [isMerged, setMerged] = useState(false);
  const [state, setState] = useState<'idle' | 'waiting' | 'saved' | 'failed'>('idle');
  const latest = useRef(options);
  const unsaved = useRef(new Set<string>());
  const isWaiting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = options;
  });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    isWaiting.current = false;
    const saving = last.current.then(async () => {
      const { newest, send } = latest.current;
      const sent = unsaved.current;
      unsaved.current = new Set();
      const answer = await send(changedAnswers(newest.current, sent));
      if ('error' in answer) {
        // The next save sends them again.
        for (const linkId of sent) unsaved.current.add(linkId);
        if (!isWaiting.current) setState('failed');
        return answer;
      }
      const { savedAt: at, answers } = answer.data;
      const hasNew = latest.current.onSaved(answers, (linkId) => unsaved.current.has(linkId));
      setSavedAt(at);
      if (hasNew) setMerged(true);
      if (!isWaiting.current) setState('saved');
      return { data: { hasNew } };
    });
    last.current = saving;
    return saving;
  }, []);
  const saveSoon = (linkId: string) => {
    clearTimeout(timer.current);
    unsaved.current.add(linkId);
    isWaiting.current = true;
    setState('waiting');
    timer.current = setTimeout(() => void save(), pauseMs);
  };
  useEffect(
    () => () => {
      if (isWaiting.current) void save();
    },
    [save],
  );
  return { state, savedAt, isMerged, save, saveSoon };
}
