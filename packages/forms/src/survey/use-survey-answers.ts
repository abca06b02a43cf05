import type { Survey } from '@xinglin/gateway-sdk';
import { surveySteps, type SurveyAnswer } from '@xinglin/rules';
import { useRef, useState } from 'react';
import { answersOf, typedFrom, type TypedAnswers } from './typed-answers';
import { useSavedAnswers, type SaveAnswers } from './use-saved-answers';

/** A survey with what was typed before, and how it is saved. */
export interface SurveyToAnswer {
  readonly survey: Pick<Survey, 'item' | 'isOpen'>;
  readonly answers: readonly SurveyAnswer[];
  /** When they were saved; null for never. */
  readonly savedAt: string | null;
  readonly save: SaveAnswers;
}

/** Changes an answer by what it is when the change arrives. */
export type ChangeAnswer = (
  linkId: string,
  of: (values: readonly string[]) => readonly string[],
) => void;

/** What is typed of a survey, saved while it is typed, and the screens that result from it. */
export function useSurveyAnswers({ survey, answers, savedAt, save: send }: SurveyToAnswer) {
  const [typed, setTyped] = useState(() => typedFrom(answers));
  const newest = useRef(typed);
  const { saveSoon, ...saving } = useSavedAnswers({
    send,
    before: savedAt,
    newest,
    onSaved: (stored, isUnsaved) => {
      const { current } = newest;
      const all = typedFrom(stored);
      const linkIds = [...new Set([...Object.keys(current), ...Object.keys(all)])];
      // What is typed here and not saved yet is newer than what another device saved.
      const merged = Object.fromEntries(
        linkIds.map((linkId) => [linkId, (isUnsaved(linkId) ? current : all)[linkId] ?? []]),
      );
      if (JSON.stringify(answersOf(merged)) === JSON.stringify(answersOf(current))) return false;
      newest.current = merged;
      setTyped(merged);
      return true;
    },
  });
  const change: ChangeAnswer = (linkId, of) => {
    // A picture may arrive while another answer is typed: what is newest is not what this render knows.
    const { current } = newest;
    const next: TypedAnswers = { ...current, [linkId]: of(current[linkId] ?? []) };
    newest.current = next;
    setTyped(next);
    saveSoon(linkId);
  };
  const given = answersOf(typed);
  return {
    ...saving,
    typed,
    given,
    change,
    steps: surveySteps(survey.item, given),
    /** Saves the answers; answers whether another device had saved some in the meantime. */
    saveNow: saving.save,
  };
}
