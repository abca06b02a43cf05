import { findTransition, patientRealNameMachine } from '@xinglin/contract';
import type { patients } from './tables';

type PatientRow = typeof patients.$inferSelect;

/** How far the real name is verified, as it is shown. */
export function shownRealName({
  cardType,
  realNameState,
}: Pick<PatientRow, 'cardType' | 'realNameState'>) {
  return cardType === 'idCard' ? realNameState : ('notApplicable' as const);
}

/** What of a verification is to be written when a family member is changed: another name or document begins anew. */
export function realNameAfterChange(
  current: PatientRow,
  next: Pick<PatientRow, 'name' | 'identityHash'>,
): Partial<Pick<PatientRow, 'realNameState' | 'realNameAt'>> {
  const isSame = current.name === next.name && current.identityHash === next.identityHash;
  const move = findTransition(patientRealNameMachine, current.realNameState, 'change', 'owner');
  return isSame || move === undefined ? {} : { realNameState: move.to, realNameAt: null };
}
