import type { GuidedPerson, RequestOf, reservationGuide, ResponseOf } from '@xinglin/contract';
import { guideStep, type GuideStep } from '../../kernel/triage/guide';
import { textOfPair } from '../../kernel/triage/knowledge-base';
import { findDoctors } from '../../kernel/places/doctor-finders';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import { textOf } from './locales';

type Call = (typeof reservationGuide)['getReservationGuide'];

/** Departments that are told, and doctors of each. */
const mostDepartments = 3;
const mostDoctors = 3;

function labelOf({ key, name }: GuideStep['answers'][number], locale: Locale): string {
  if (name !== null) return textOfPair(name, locale);
  // What has no name in the table is a person or none of the answers.
  return textOf(locale, key as GuidedPerson | 'none');
}

/** The next question, or where the answers lead, in the language of the reader. */
export async function guide(
  { areaId, ...answers }: RequestOf<Call>,
  context: CallContext,
): Promise<ResponseOf<Call>> {
  const { locale } = context;
  const step = guideStep(answers);
  const labelled = (option: Pick<GuideStep['answers'][number], 'key' | 'name'>) => ({
    key: option.key,
    label: labelOf({ ...option, question: 'whom' }, locale),
  });
  return {
    answers: step.answers.map((answer) => ({ question: answer.question, ...labelled(answer) })),
    next: step.next && {
      question: step.next.question,
      options: step.next.options.map(labelled),
    },
    redFlags: step.care.redFlags.map(({ id, urgency, title, advice }) => ({
      flagId: id,
      urgency,
      title: textOfPair(title, locale),
      advice: textOfPair(advice, locale),
    })),
    departments: step.next === null ? await departmentsOf(step, areaId, context) : [],
  };
}

async function departmentsOf(
  { care }: GuideStep,
  areaId: string | undefined,
  context: CallContext,
): Promise<ResponseOf<Call>['departments']> {
  const told = care.departments.slice(0, mostDepartments);
  const reasons = new Map(told.map(({ departmentId, reason }) => [departmentId, reason]));
  const departments = await standardDepartmentsOf(
    told.map(({ departmentId }) => departmentId),
    context,
  );
  return Promise.all(
    departments.map(async (department) => {
      const reason = reasons.get(department.deptId) ?? null;
      const wanted = { deptId: department.deptId, areaId, pageNo: 1, pageSize: mostDoctors };
      const { items } = await findDoctors(wanted, context);
      return {
        ...department,
        reason: reason === null ? null : textOfPair(reason, context.locale),
        doctors: items,
      };
    }),
  );
}
