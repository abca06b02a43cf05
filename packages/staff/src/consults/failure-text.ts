import type { StaffFailure } from '../api/staff-failure';
import type { Translate } from './translate';

/** Why an act has no answer, in words; what the gateway says of a refusal is in the reader's language already. */
export function failureText(failure: StaffFailure, t: Translate): string {
  if (failure.kind === 'refused') return failure.message;
  return t(failure.kind === 'signedOut' ? 'consult.signedOut' : 'consult.unreachable');
}
