import { staffRoles, type StaffRole } from '@xinglin/contract';
import { describe, expect, it } from 'vitest';
import { actsOfTheDesk as actions } from '../../testing/acts-of-the-desk';

const actionOf = (name: string) => {
  const found = actions.find((action) => action.name === name);
  if (found === undefined) throw new Error(`no action ${name}`);
  return found;
};
const namesOf = (role: StaffRole) =>
  actions.filter(({ roles }) => roles.includes(role)).map(({ name }) => name);

describe('the roles of the staff', () => {
  it.each(staffRoles)('%s may do something', (role) => {
    expect(namesOf(role).length).toBeGreaterThan(0);
  });

  it('leave to keys alone what machines hand in', () => {
    expect(actions.filter(({ roles }) => roles.length === 0).map(({ name }) => name)).toEqual([
      'import-prescription',
      'keep-call-recording',
    ]);
  });

  it('name each role once, in every action', () => {
    for (const { name, roles } of actions) expect(new Set(roles).size, name).toBe(roles.length);
  });

  it('limit doctors in everything that doctors may do', () => {
    const unlimited = actions.filter(
      ({ roles, isOfDoctor }) => roles.includes('doctor') && isOfDoctor === undefined,
    );
    expect(unlimited.map(({ name }) => name)).toEqual([]);
  });

  /** What shows or changes what a patient has, says or is. */
  const ofPatients =
    /consult(?!-service)|conversation|message-files|video-call|rich-text|follow-up|panel(?!-expert)|telemedicine|accurate-reserve|patient-check-in|visit-survey$|survey-to|reply-survey|real-name|check-up(?!-capacity|s$)|special-disease(?!-capacity)|prescription|tip|review|package-use/;

  it('show an administrator no patient', () => {
    const shown = namesOf('administrator').filter((name) => ofPatients.test(name));
    expect(shown).toEqual([]);
  });

  it.each([
    ['open-consult', ['doctor', 'nurse']],
    ['list-consult-queue', ['doctor', 'nurse']],
    ['take-consult', ['doctor']],
    ['answer-conversation', ['doctor']],
    ['open-conversation', ['doctor', 'nurse']],
    ['open-message-files', ['doctor', 'nurse']],
    ['ask-consult-pictures', ['doctor', 'nurse']],
    ['refuse-consult', ['doctor']],
    ['end-consult', ['doctor']],
    ['refund-consult', ['doctor', 'cashier']],
    ['decide-refund-request', ['cashier']],
    ['retry-refund', ['cashier']],
    ['mend-payment-difference', ['cashier']],
    ['decide-approval', ['cashier', 'administrator']],
    ['open-real-name-review', ['service']],
    ['decide-real-name-review', ['service']],
    ['open-review', ['moderator']],
    ['decide-health-comment', ['moderator']],
    ['report-check-up', ['nurse']],
    ['finish-goods-return', ['service']],
    ['open-drug-order', ['doctor', 'pharmacist', 'service']],
    ['move-drug-line', ['pharmacist', 'service']],
    ['search-drugs', ['doctor', 'pharmacist', 'service']],
    ['import-directory', ['administrator']],
    ['set-partner-config', ['administrator']],
    ['set-consult-service', ['administrator']],
    ['read-desk-ledger', ['administrator']],
  ] as const)('%s is for %j', (name, roles) => {
    expect(actionOf(name).roles).toEqual(roles);
  });

  it('make refunds at the discretion of the staff wait for a second person', () => {
    expect(
      actions
        .filter(({ refundOf }) => refundOf !== undefined)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'answer-drug-cancellation',
      'decide-refund-request',
      'decline-drug-order',
      'finish-goods-return',
      'goods-out-of-stock',
      'move-drug-line',
      'refund-consult',
      'refuse-check-up',
      'refuse-consult',
      'stop-shift',
      'withdraw-consult',
      'withdraw-panel',
    ]);
  });
});
