import { href } from '@xinglin/routes';

/** The page on which a case is told, which names a department beforehand where one was chosen. */
export const caseHref = (deptId?: string): string =>
  href('consult.multiExpertStep', { stepId: 'case' }, deptId === undefined ? {} : { deptId });

/** The page on which the experts of a department are shown. */
export const expertsHref = (deptId?: string): string =>
  href('consult.multiExpertStep', { stepId: 'experts' }, deptId === undefined ? {} : { deptId });

/** The page on which a question is looked over and sent. */
export const confirmHref = (deptId: string): string =>
  href('consult.multiExpertCommonStep', { stepId: 'confirm' }, { deptId });

/** The page of a question that was sent. */
export const questionHref = (questionId: string): string =>
  href('consult.multiExpertQuestion', { questionId });

/** Where the cashier comes back to. */
export const paidHref = (orderKey: string): string =>
  href('consult.multiExpertPayCallback', {}, { orderKey });
