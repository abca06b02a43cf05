import { href } from '@xinglin/routes';
import type { Refusal } from './renewal-call';
import { prescriptionHref } from './ways';

/** Where an order that was just sent or paid is shown; its page opens the conversation once it is there. */
export const followHref = (orderKey: string): string =>
  href('consult.orderDetail', { orderKey }, { to: 'talk' });

/** Where a renewal is requested: on one page, or one question a screen in elder mode. */
export const renewHref = (prescriptionId: string, isElder: boolean): string =>
  isElder
    ? href('renewals.survey', {}, { prescriptionId })
    : href('renewals.simplified', {}, { prescriptionId });

/** The survey with proof, pregnancy and guardian. */
export const specialistHref = (prescriptionId: string): string =>
  href('renewals.specialistSurvey', {}, { prescriptionId });

/** Asking the same doctor, or booking a visit. */
export const furtherHref = (prescriptionId: string): string =>
  href('renewals.furtherConsult', {}, { prescriptionId });

/** What can be done where a prescription cannot be renewed now: one act for each reason. */
export function wayOn(refusal: Refusal, prescriptionId: string): string {
  switch (refusal.why) {
    case 'notFullyUsed':
    case 'refused':
      return furtherHref(prescriptionId);
    case 'pendingSince':
      return followHref(refusal.orderKey);
    case 'newerExists':
      return prescriptionHref(refusal.prescriptionId);
    case 'doctorGone':
      return href(
        'renewals.prescribers',
        {},
        refusal.deptId === null ? {} : { deptId: refusal.deptId },
      );
    case 'needsVisit':
    case 'child':
      return specialistHref(prescriptionId);
    case 'specialMedicine':
      return href('renewals.special', {}, { prescriptionId });
    case 'notForOnline':
      return href('booking.hospitalList');
    case 'unknown':
      return href('account.helpHotQuestions');
  }
}

/** Reasons that the longer survey answers: proof of the last visit, a guardian who is present. */
export const isAnsweredBySurvey = (refusal: Refusal): boolean =>
  refusal.why === 'needsVisit' || refusal.why === 'child';

/** The reason that the data of a refused call gives; null where it gives none. */
export function refusalIn(data: unknown): Refusal | null {
  const told = typeof data === 'object' && data !== null && 'refusal' in data ? data.refusal : null;
  // The gateway's answer, whose shape the contract declares.
  return typeof told === 'object' && told !== null && 'why' in told ? (told as Refusal) : null;
}
