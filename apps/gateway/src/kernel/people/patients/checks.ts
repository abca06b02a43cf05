import type { patients as patientCalls, RequestOf } from '@xinglin/contract';
import { dayAt, documentIdentity, freeRelations, gapsOfPatient, maskPhone } from '@xinglin/rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../accounts/tables';
import type { CallContext } from '../../../platform/context';
import { keyedHash } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { userProfiles } from '../profiles/tables';
import { findPatient, listPatients, patientLimit } from './service';
import { patients } from './tables';

/** Who of the account's own family has this document. */
export async function duplicateOf(
  { db, account }: CallContext,
  { cardType, cardNo, patientId }: RequestOf<(typeof patientCalls)['checkPatientDuplicate']>,
  hashKey: string,
) {
  const identity = documentIdentity(cardType, cardNo);
  const [found] = await db
    .select({ patientId: patients.patientId, name: patients.name, relation: patients.relation })
    .from(patients)
    .where(
      and(
        eq(patients.ownerId, account),
        eq(patients.identityHash, keyedHash(hashKey, identity)),
        isNull(patients.deletedAt),
        ...(patientId === undefined ? [] : [ne(patients.patientId, patientId)]),
      ),
    );
  return found ?? null;
}

/** What keeps one of the family from being booked or asked for today. */
export async function gapsOf({ db, account, now }: CallContext, patientId: string) {
  const row = await findPatient(db, account, patientId);
  const { name, relation, cardType, gender, birthDate, mobile } = row;
  const isFixedByCard = cardType === 'idCard';
  return gapsOfPatient(
    {
      name,
      relation,
      cardType,
      cardNo: row.cardNo ?? undefined,
      mobile,
      // A card says both by itself.
      ...(!isFixedByCard && { gender, birthDate }),
      guardianName: row.guardianName ?? undefined,
      guardianCardNo: row.guardianCardNo ?? undefined,
    },
    { today: dayAt(now), consentHolds: row.consentWithdrawnAt === null },
  );
}

/** What the account knows that the form of a new family member can begin with. */
export async function baseInfoOf({ db, account }: CallContext) {
  const [[known], family] = await Promise.all([
    db
      .select({
        mobile: users.mobile,
        gender: userProfiles.gender,
        birthDate: userProfiles.birthDate,
      })
      .from(users)
      .leftJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(eq(users.userId, account)),
    listPatients(db, account),
  ]);
  if (known === undefined) return refuse('sessionEnded');
  return {
    mobile: known.mobile === null ? null : maskPhone(known.mobile),
    gender: known.gender,
    birthDate: known.birthDate,
    relations: freeRelations(family.map((one) => one.relation)),
    limit: patientLimit,
    remaining: Math.max(0, patientLimit - family.length),
  };
}
