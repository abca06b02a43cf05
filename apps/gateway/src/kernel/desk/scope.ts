import type { DeskActor, StaffActor } from './actor';
import type { DeskAction, DeskContext } from './desk-action';
import { refuse } from '../../platform/refusal';

/** Whether one of the roles of a member of the staff allows an action. */
export function mayDo(
  { roles }: Pick<DeskAction, 'roles'>,
  actor: Pick<StaffActor, 'roles'>,
): boolean {
  return actor.roles.some((role) => roles.includes(role));
}

/**
 * The doctor to whose patients an action is limited: a member of the staff who may do it as a doctor only. Null for keys,
 * and for those who have another role that allows it. Refuses with `forbidden` where no doctor of the directory is known.
 */
export function limitOf({ roles }: Pick<DeskAction, 'roles'>, actor: DeskActor): string | null {
  if (actor.kind === 'key') return null;
  const allowing = actor.roles.filter((role) => roles.includes(role));
  if (allowing.some((role) => role !== 'doctor')) return null;
  return actor.doctorId ?? refuse('forbidden');
}

/** Refuses with `forbidden` what concerns a patient of another doctor. */
export async function requireOwnPatient(
  action: DeskAction,
  input: Parameters<NonNullable<DeskAction['isOfDoctor']>>[1],
  context: DeskContext,
): Promise<void> {
  const { onlyDoctorId } = context;
  if (onlyDoctorId === null) return;
  // An action without a rule is no doctor's: a test requires one of each.
  if ((await action.isOfDoctor?.(onlyDoctorId, input, context)) !== true) refuse('forbidden');
}

/** The rule of a list of a doctor's own things: the doctor whom the request names is the reader. */
export const ownList = async (
  doctorId: string,
  input: { readonly doctorId?: string | undefined },
): Promise<boolean> => input.doctorId === undefined || input.doctorId === doctorId;
