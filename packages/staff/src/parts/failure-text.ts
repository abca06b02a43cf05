import { useTranslation } from 'react-i18next';
import type { StaffFailure } from '../api/staff-failure';
import type { Translate } from './translate';

/** Why a call has no answer, in the reader's language. A refusal brings its own words. */
export function failureText(failure: StaffFailure, t: Translate): string {
  if (failure.kind === 'refused') return failure.message;
  return failure.kind === 'signedOut' ? t('common.signedOut') : t('common.unreachable');
}

/** {@link failureText} in the language of the page. */
export function useFailureText(): (failure: StaffFailure) => string {
  const { t } = useTranslation('staff');
  return (failure) => failureText(failure, t);
}

/** What a failure says of one field that was typed; undefined for nothing. */
export function fieldProblem(failure: StaffFailure | null, name: string): string | undefined {
  return failure?.kind === 'refused' ? failure.fields[name] : undefined;
}

/** Whether a failure is of fields alone, whose words are shown beside them. */
export function isOfFields(failure: StaffFailure, names: readonly string[]): boolean {
  return (
    failure.kind === 'refused' &&
    Object.keys(failure.fields).length > 0 &&
    Object.keys(failure.fields).every((name) => names.includes(name))
  );
}
