import type { DeskResponse } from '@xinglin/contract';
import type { Translate } from '../parts/translate';

/** Sex and age of a patient, as far as they are known: 女 · 34 岁. */
export function patientFacts(
  { gender, age }: DeskResponse<'open-consult'>['patient'],
  t: Translate,
): string {
  // i18n-keys: staff:queue.gender.*
  return [
    ...(gender === null ? [] : [t(`queue.gender.${gender}`)]),
    ...(age === null ? [] : [t('queue.age', { count: age })]),
  ].join(' · ');
}
