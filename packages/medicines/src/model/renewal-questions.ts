import type { PrescriptionDetail } from '@xinglin/gateway-sdk';
import type { Refusal } from './renewal-call';
import type { Question } from './renewal-draft';

/** Ages at which a woman is asked whether she is pregnant. */
const fertileAges = { from: 14, to: 55 };
/** Below this age a guardian has to be present. */
const guardianBelow = 6;

type Person = Pick<PrescriptionDetail, 'patientAge' | 'patientGender'>;

const asksPregnancy = ({ patientAge, patientGender }: Person): boolean =>
  patientGender === 'female' &&
  (patientAge === null || (patientAge >= fertileAges.from && patientAge <= fertileAges.to));

/**
 * What is asked of a patient; who may renew is decided by the gateway alone.
 * @param kind `fast`: what cannot be left out; `usual`: the short survey; `specialist`: with guardian and proof.
 */
export function questionsFor(
  kind: 'fast' | 'usual' | 'specialist',
  person: Person,
  refusal: Refusal | null,
): readonly Question[] {
  const pregnancy = asksPregnancy(person) ? (['pregnancy'] as const) : [];
  if (kind === 'fast') return ['takes', ...pregnancy];
  const usual = ['takes', 'sideEffects', 'lastReading', 'allergies', ...pregnancy] as const;
  if (kind === 'usual') return usual;
  const isChild = person.patientAge !== null && person.patientAge < guardianBelow;
  const guardian = isChild || refusal?.why === 'child' ? (['guardian'] as const) : [];
  return [...usual, ...guardian, 'proof'];
}
