import { isBlank } from './blank-text';
import {
  answerValues,
  conditionHolds,
  enabledItems,
  surveyProblem,
  surveyProblems,
  type SurveyAnswer,
  type SurveyCondition,
  type SurveyGroupRule,
  type SurveyQuestionRule,
} from './survey';

/** One screen of a survey: a question, or values that are measured together, and what their answers add. */
export interface SurveyStep<Question, Group> {
  readonly group: Group;
  readonly questions: readonly Question[];
  /** Asked because of an answer, each with the question that has that answer. */
  readonly followUps: readonly { readonly question: Question; readonly after: Question }[];
}

/**
 * The screens of a survey after these answers, in order; each question that is asked is on exactly one. A question with a
 * condition is on the screen of the question that its last condition names. Measured values that follow one another in a
 * group are on one screen: both values of a blood pressure.
 */
export function surveySteps<
  Question extends SurveyQuestionRule,
  Group extends SurveyGroupRule<Question>,
>(
  groups: readonly (Group & SurveyGroupRule<Question>)[],
  answers: readonly SurveyAnswer[],
): SurveyStep<Question, Group>[] {
  interface Growing {
    group: Group;
    questions: Question[];
    followUps: { question: Question; after: Question }[];
  }
  const steps: Growing[] = [];
  const placed = new Map<string, { step: Growing; question: Question }>();
  const place = (step: Growing, question: Question) => {
    placed.set(question.linkId, { step, question });
  };
  for (const { group, questions } of enabledItems<Question, Group>(groups, answers)) {
    let former: Growing | undefined;
    for (const question of questions) {
      const after = question.enableWhen
        .flatMap((condition) => placed.get(condition.question) ?? [])
        .at(-1);
      if (after !== undefined) {
        after.step.followUps.push({ question, after: after.question });
        place(after.step, question);
        continue;
      }
      const isMeasuredWith =
        question.type === 'quantity' &&
        former?.followUps.length === 0 &&
        former.questions.every(({ type }) => type === 'quantity');
      if (isMeasuredWith && former !== undefined) former.questions.push(question);
      else {
        former = { group, questions: [question], followUps: [] };
        steps.push(former);
      }
      place(former, question);
    }
  }
  return steps;
}

/**
 * The place of the first screen, from 0, that lacks an answer; the number of screens where none does.
 * @param today the day of the hospital's calendar.
 */
export function nextSurveyStep(
  groups: readonly SurveyGroupRule<SurveyQuestionRule>[],
  answers: readonly SurveyAnswer[],
  today: string,
): { readonly at: number; readonly of: number } {
  const steps = surveySteps(groups, answers);
  const wrong = new Set(surveyProblems(groups, answers, today).map(({ linkId }) => linkId));
  const said = new Set(
    answers.flatMap(({ linkId, values }) =>
      values.some((value) => !isBlank(value)) ? [linkId] : [],
    ),
  );
  // A question that may be left out counts as passed once a later one is answered.
  const lastSaid = steps.findLastIndex(({ questions }) =>
    questions.some(({ linkId }) => said.has(linkId)),
  );
  const at = steps.findIndex(
    ({ questions, followUps }, place) =>
      place > lastSaid ||
      [...questions, ...followUps.map(({ question }) => question)].some(({ linkId }) =>
        wrong.has(linkId),
      ),
  );
  return { at: at === -1 ? steps.length : at, of: steps.length };
}

/** An answer that needs help at once; what is declared beside the condition is kept. */
type AlarmRule = Pick<SurveyCondition, 'operator' | 'answer'>;

/** The alarms of a question that its answer raises; a value that cannot be right raises none. */
export function raisedAlarms<Alarm extends AlarmRule>(
  question: SurveyQuestionRule & { readonly alarms: readonly Alarm[] },
  answer: SurveyAnswer | undefined,
  today: string,
): readonly Alarm[] {
  if (surveyProblem(question, answer, today) !== null) return [];
  const values = answerValues(question, answer);
  return question.alarms.filter(({ operator, answer: than }) =>
    conditionHolds({ question: question.linkId, operator, answer: than }, values),
  );
}
