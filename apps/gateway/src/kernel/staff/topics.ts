import type { StaffRole } from '@xinglin/contract';
import type { StaffActor } from '../desk/actor';

/** What the staff app reads again: its lists of consults, its notices, one consult. */
export type StaffChange = 'queue' | 'notices' | `consult:${string}`;

/** Whom a change concerns: a doctor, all doctors, all who have a role, one person. */
export type StaffGroup = `doctor:${string}` | 'doctors' | `role:${StaffRole}` | `person:${string}`;

/** The topic by which a change is announced; only ids travel. */
export const staffTopic = (group: StaffGroup, change: StaffChange): string =>
  `staff:${group} ${change}`;

/** The topics of a change of a consult and its conversation; of all doctors where none is known yet. */
export const consultTopics = (orderKey: string, doctorId: string | null): readonly string[] => {
  const group: StaffGroup = doctorId === null ? 'doctors' : `doctor:${doctorId}`;
  return [staffTopic(group, 'queue'), staffTopic(group, `consult:${orderKey}`)];
};

/** Roles that see the consults of all doctors. */
const consultRoles: readonly StaffRole[] = ['nurse', 'service'];

/** What changed for a person of the staff by a topic; null where it is of something else, or of others. */
export function changeFor(
  { staffId, roles, doctorId }: Pick<StaffActor, 'staffId' | 'roles' | 'doctorId'>,
  topic: string,
): StaffChange | null {
  const [, group = '', change = ''] = /^staff:(\S+) (.+)$/s.exec(topic) ?? [];
  const isConcerned =
    group === `person:${staffId}` ||
    roles.some((role) => group === `role:${role}`) ||
    (doctorId !== null && group === `doctor:${doctorId}`) ||
    (group === 'doctors' && roles.includes('doctor')) ||
    (group.startsWith('doctor') &&
      change !== 'notices' &&
      roles.some((role) => consultRoles.includes(role)));
  // Only `staffTopic` makes topics of this form.
  return isConcerned ? (change as StaffChange) : null;
}
