import {
  checkPatient,
  dayAt,
  documentIdentity,
  needsGuardian,
  resolvePatient,
  type PatientInput,
} from '@xinglin/rules';
import type { CallContext } from '../../../platform/context';
import { keyedHash } from '../../../platform/identifiers';
import { refuseFields } from '../../../platform/refuse-fields';

/** Checks what was typed by the rules of spec 1 §5 and turns it into columns; refuses with `invalidFields`. */
export function checkedFields(
  input: PatientInput,
  { now, locale }: Pick<CallContext, 'now' | 'locale'>,
  hashKey: string,
) {
  const today = dayAt(now);
  const problems = checkPatient(input, today);
  const patient = resolvePatient(input);
  const { relation, cardType, gender } = patient;
  if (problems.length > 0 || relation === null || cardType === null || gender === null) {
    return refuseFields(problems, locale, input);
  }
  const guarded = needsGuardian(input, today);
  const cardNo = patient.cardNo === '' ? null : patient.cardNo;
  const guardianCardNo = guarded ? patient.guardianCardNo : null;
  // A child without a document is told by name, birth and guardian.
  const guardian = documentIdentity('idCard', guardianCardNo ?? '').replace('idCard:', '');
  const identity =
    cardNo === null
      ? `none:${patient.name}:${patient.birthDate}:${guardian}`
      : documentIdentity(cardType, cardNo);
  return {
    name: patient.name,
    relation,
    cardType,
    cardNo,
    identity,
    identityHash: keyedHash(hashKey, identity),
    mobile: patient.mobile,
    gender,
    birthDate: patient.birthDate,
    guardianName: guarded ? patient.guardianName : null,
    guardianCardNo,
    guardianRelation: guarded ? patient.guardianRelation : null,
  };
}
