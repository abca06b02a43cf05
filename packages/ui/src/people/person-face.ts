import { ageOn } from '@xinglin/rules';
import { ageGroup } from '../display/age-group';
import type { Face } from './props';

/** What {@link personFace} reads; the contract's `Patient` fits. */
interface PersonLook {
  readonly patientId: string;
  readonly gender: 'female' | 'male';
  /** YYYY-MM-DD. */
  readonly birthDate: string;
}

/** The drawn face of a person of the family, the same on every page; `today` is YYYY-MM-DD. */
export const personFace = ({ patientId, gender, birthDate }: PersonLook, today: string): Face => ({
  seed: patientId,
  gender,
  age: ageGroup(ageOn(birthDate, today)),
});
