import type { consult, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';

type Proposed = ResponseOf<
  (typeof consult)['listProposedExaminations']
>['items'][number]['examinations'][number];

/** An examination that a doctor proposed to a patient of the account. */
export interface WantedExamination {
  /** As the doctor calls it. */
  readonly name: string;
  readonly patientId: string;
  readonly proposedAt: Date;
}

/** Where an examination can be had, and whether it was ordered since. */
export type FoundExamination = Pick<Proposed, 'packages' | 'ordered'>;

type FindExaminations = (
  wanted: readonly WantedExamination[],
  context: CallContext,
) => Promise<readonly FoundExamination[]>;

/** The search for examinations by name: brought by the domain that sells them. */
export const examinationFinders = collection<FindExaminations>('examination finders');

/** What is known of each wanted examination, in their order; nothing where no domain sells any. */
export async function findExaminations(
  wanted: readonly WantedExamination[],
  context: CallContext,
): Promise<readonly FoundExamination[]> {
  const [find] = context.all(examinationFinders);
  if (find === undefined || wanted.length === 0)
    return wanted.map(() => ({ packages: [], ordered: null }));
  return find(wanted, context);
}
