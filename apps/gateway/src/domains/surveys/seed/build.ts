import type { SurveyCondition } from '@xinglin/rules';
import { localised } from '../../../platform/translate';
import type { surveys } from '../tables';
import type { Alarm, Face, KeptGroup, KeptQuestion, ScoreBand } from '../shapes';

/** A text in Simplified Chinese and in English. */
export type Pair = readonly [string, string];

/** A survey of the sandbox. */
export interface SurveyRow {
  readonly code: string;
  readonly title: Pair;
  readonly introduction: Pair;
  readonly minutes: number;
  readonly topic?: typeof surveys.$inferInsert.topic;
  readonly item: readonly KeptGroup[];
  readonly bands?: readonly ScoreBand[];
  /** It is for the patients of one doctor. */
  readonly ofDoctor?: true;
}

type Rest = Partial<
  Pick<
    KeptQuestion,
    | 'required'
    | 'min'
    | 'max'
    | 'earliest'
    | 'latest'
    | 'higherThan'
    | 'enableWhen'
    | 'enableBehavior'
    | 'alarms'
    | 'steps'
  >
> & {
  readonly help?: Pair;
};

function question(
  linkId: string,
  type: KeptQuestion['type'],
  [simplified, english]: Pair,
  { help, ...rest }: Rest,
): KeptQuestion {
  return {
    linkId,
    type,
    text: localised(simplified, english),
    help: help ? localised(...help) : null,
    required: true,
    repeats: false,
    options: [],
    unit: null,
    min: null,
    max: null,
    enableWhen: [],
    enableBehavior: 'all',
    ...rest,
  };
}

/** Options by code, each with its words and, where it counts, its score, or a face, or that it is chosen alone. */
type Options = Readonly<Record<string, readonly [string, string, (number | Face | 'alone')?]>>;

const optionsOf = (options: Options) =>
  Object.entries(options).map(([code, [simplified, english, mark]]) => ({
    code,
    display: localised(simplified, english),
    score: typeof mark === 'number' ? mark : null,
    face: typeof mark === 'string' && mark !== 'alone' ? mark : null,
    exclusive: mark === 'alone',
  }));

export const one = (linkId: string, text: Pair, options: Options, rest: Rest = {}) => ({
  ...question(linkId, 'choice', text, rest),
  options: optionsOf(options),
});

export const many = (linkId: string, text: Pair, options: Options, rest: Rest = {}) => ({
  ...one(linkId, text, options, rest),
  repeats: true,
});

export const scale = (linkId: string, text: Pair, rest: Rest = {}) =>
  question(linkId, 'integer', text, { min: 0, max: 10, ...rest });

export const measured = (
  linkId: string,
  text: Pair,
  [unit, unitEnglish]: Pair,
  [min, max]: readonly [number, number],
  rest: Rest = {},
) => ({
  ...question(linkId, 'quantity', text, { min, max, ...rest }),
  unit: localised(unit, unitEnglish),
});

/** A day that is over, or today. */
export const pastDay = (linkId: string, text: Pair, rest: Rest = {}) =>
  question(linkId, 'date', text, { earliest: '1900-01-01', latest: 'today', ...rest });

export const words = (linkId: string, text: Pair, rest: Rest = {}) =>
  question(linkId, 'text', text, { required: false, ...rest });

export const picture = (linkId: string, text: Pair, rest: Rest = {}) =>
  question(linkId, 'attachment', text, { required: false, ...rest });

/** A word of a scale, and its face. */
export const step = (from: number, [simplified, english]: Pair, face: Face | null = null) => ({
  from,
  text: localised(simplified, english),
  face,
});

/** A telephone that an alarm offers. */
type Phone = readonly [number: string, name: Pair];

export const ambulance: Phone = ['120', ['急救电话', 'Ambulance']];

/** An answer that needs help at once. */
export const alarm = (
  operator: Alarm['operator'],
  answer: string,
  [simplified, english]: Pair,
  phones: readonly Phone[],
): Alarm => ({
  operator,
  answer,
  text: localised(simplified, english),
  phones: phones.map(([number, name]) => ({ number, name: localised(...name) })),
});

export const group = (
  linkId: string,
  [simplified, english]: Pair,
  item: readonly KeptQuestion[],
  enableWhen: readonly SurveyCondition[] = [],
): KeptGroup => ({
  linkId,
  text: localised(simplified, english),
  enableWhen,
  enableBehavior: 'all',
  item,
});

export const is = (of: string, answer: string): SurveyCondition => ({
  question: of,
  operator: '=',
  answer,
});

export const atLeast = (of: string, answer: number): SurveyCondition => ({
  question: of,
  operator: '>=',
  answer: String(answer),
});

export const band = (from: number, [simplified, english]: Pair): ScoreBand => ({
  from,
  text: localised(simplified, english),
});
