import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { RequestOf, patients as patientCalls } from '@xinglin/contract';
import { freeRelations, maskIdCard, maskPhone, type PatientInput } from '@xinglin/rules';
import { users } from '../accounts/tables';
import { versionInForce } from '../../consents/service';
import type { CallContext, Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { firstFreePlace } from '../../../platform/first-free-place';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { textOf } from './locales';
import { ownMobile } from '../accounts/own-mobile';
import { proveMobile } from './mobile';
import { isPatientInUse } from './patient-use';
import { checkedFields } from './columns';
import { eraseDeletedPatient } from './erasure';
import { followPatient } from '../../calendar/reserve';
import { identityHashIn } from './other-child';
import { ownRow } from './own-row';
import { realNameAfterChange, shownRealName } from './real-name-state';
import { consents, patients } from './tables';

type AddInput = RequestOf<(typeof patientCalls)['addPatient']>;
type UpdateInput = RequestOf<(typeof patientCalls)['updatePatient']>;
export type PatientRow = typeof patients.$inferSelect;

/** Most family members of one account. */
export const patientLimit = 10;

/** The agreement that says what is done with the data of each purpose. */
export const agreementOf = { sensitiveData: 'privacy', minorData: 'children' } as const;

/** The living family members of an owner, the default one first, then in the order in which they came. */
export async function listPatients(db: Queryable, ownerId: string) {
  const rows = await db
    .select()
    .from(patients)
    .where(and(eq(patients.ownerId, ownerId), isNull(patients.deletedAt)))
    .orderBy(desc(patients.isDefault), asc(patients.createdAt), asc(patients.place));
  return rows.map(shownPatient);
}

/** One family member of the owner; refuses with `forbidden` for any other id. */
export async function findPatient(
  db: Queryable,
  ownerId: string,
  patientId: string,
): Promise<PatientRow> {
  const [row] = await db.select().from(patients).where(ownRow(ownerId, patientId));
  return row ?? refuse('forbidden');
}

/** The name in what is kept of the past; a deleted patient has none any more. */
export function nameInPast(name: string, locale: Locale): string {
  return name === '' ? textOf(locale, 'deleted') : name;
}

/** As it may leave the gateway: numbers masked. */
export function shownPatient(row: PatientRow) {
  const { patientId, name, relation, cardType, gender, birthDate, isDefault } = row;
  return {
    patientId,
    name,
    relation,
    cardType,
    cardNo: row.cardNo === null ? null : maskIdCard(row.cardNo),
    mobile: maskPhone(row.mobile),
    mobileProven: row.mobileProvenAt !== null,
    gender,
    birthDate,
    isDefault,
    guardianName: row.guardianName,
    guardianRelation: row.guardianRelation,
    realName: shownRealName(row),
  };
}

export async function addPatient(
  context: CallContext,
  input: AddInput,
  hashKey: string,
): Promise<string> {
  const { db, account: ownerId, now } = context;
  const own = await ownMobile(context);
  const { identity, ...fields } = checkedFields(
    { ...input, mobile: input.mobile ?? own },
    context,
    hashKey,
  );
  if (input.consent !== true) refuse('consentRequired');
  const siblings = await lockSiblings(db, ownerId);
  const identityHash = identityHashIn(
    { identity, ...fields },
    { others: siblings, isAnother: input.isAnother, hashKey, limit: patientLimit },
  );
  if (!freeRelations(siblings.map((row) => row.relation)).includes(fields.relation))
    refuse('selfTaken');
  const place = firstFreePlace(siblings, patientLimit);
  if (place === null) return refuse('patientLimitReached');
  // Before anything is written: a wrong code is counted, and nothing else of the call stays.
  const mobileProvenAt = await proveMobile(context, own, fields.mobile, input.mobileCode);
  const patientId = newId();
  const isDefault = siblings.length === 0 || input.isDefault === true;
  if (isDefault) await clearDefault(db, ownerId);
  await db.insert(patients).values({
    ...fields,
    identityHash,
    mobileProvenAt,
    patientId,
    ownerId,
    place,
    isDefault,
    createdAt: now,
    updatedAt: now,
  });
  const purposes = [
    'sensitiveData',
    ...(fields.guardianName === null ? [] : (['minorData'] as const)),
  ] as const;
  for (const purpose of purposes) {
    const version = await versionInForce(context, agreementOf[purpose]);
    await db
      .insert(consents)
      .values({ consentId: newId(), ownerId, patientId, purpose, version, givenAt: now });
  }
  return patientId;
}

/** Changes a family member; numbers that are left out stay as they were, as the reader only ever sees them masked. */
export async function updatePatient(
  context: CallContext,
  input: UpdateInput,
  hashKey: string,
): Promise<void> {
  const { db, account: ownerId, now } = context;
  const siblings = await lockSiblings(db, ownerId);
  const current = siblings.find((row) => row.patientId === input.patientId) ?? refuse('forbidden');
  const merged = {
    ...input,
    mobile: input.mobile ?? current.mobile,
    cardNo:
      input.cardNo ??
      (input.cardType === current.cardType ? (current.cardNo ?? undefined) : undefined),
    gender: input.gender ?? current.gender,
    birthDate: input.birthDate ?? current.birthDate,
    guardianName: input.guardianName ?? current.guardianName ?? undefined,
    guardianCardNo: input.guardianCardNo ?? current.guardianCardNo ?? undefined,
    guardianRelation: input.guardianRelation ?? current.guardianRelation ?? undefined,
  };
  // Another ID card brings its own sex and date of birth; the former ones would only contradict it.
  if (input.cardType === 'idCard' && input.gender === undefined)
    delete (merged as PatientInput).gender;
  if (input.cardType === 'idCard' && input.birthDate === undefined)
    delete (merged as PatientInput).birthDate;
  const { identity, ...checked } = checkedFields(merged, context, hashKey);
  const others = siblings.filter((row) => row.patientId !== input.patientId);
  const identityHash = identityHashIn(
    { identity, ...checked },
    { others, current, isAnother: input.isAnother, hashKey, limit: patientLimit },
  );
  const fields = { ...checked, identityHash };
  const family = others.map((row) => row.relation);
  if (!freeRelations(family, current.relation).includes(fields.relation)) refuse('selfTaken');
  const isOtherNumber = fields.mobile !== current.mobile;
  // There is always one default: it is given to another, never just taken away.
  const isDefault = current.isDefault || input.isDefault === true;
  if (isDefault && !current.isDefault) await clearDefault(db, ownerId);
  await db
    .update(patients)
    .set({
      ...fields,
      ...(isOtherNumber && {
        mobileProvenAt: await proveMobile(context, await ownMobile(context), fields.mobile),
      }),
      ...realNameAfterChange(current, fields),
      isDefault,
      updatedAt: now,
    })
    .where(ownRow(ownerId, input.patientId));
  await followPatient(db, {
    patientId: input.patientId,
    from: current.identityHash,
    to: identityHash,
  });
}

/** Deletes a family member, withdraws what was agreed for them and erases who they were; the oldest of the rest becomes the default. */
export async function deletePatient(context: CallContext, patientId: string): Promise<void> {
  const { db, account: ownerId, now } = context;
  const siblings = await lockSiblings(db, ownerId);
  const current = siblings.find((row) => row.patientId === patientId) ?? refuse('forbidden');
  // A booking at this moment holds the row: it comes first and is seen, or later and finds no patient.
  await db
    .select({ patientId: patients.patientId })
    .from(patients)
    .where(ownRow(ownerId, patientId))
    .for('update');
  if (await isPatientInUse(context, patientId)) refuse('patientInUse');
  await db
    .update(patients)
    .set({ deletedAt: now, isDefault: false, updatedAt: now })
    .where(ownRow(ownerId, patientId));
  await db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.patientId, patientId), isNull(consents.withdrawnAt)));
  await eraseDeletedPatient(context, patientId);
  const heir = siblings.find((row) => row.patientId !== patientId);
  if (current.isDefault && heir !== undefined) {
    await db.update(patients).set({ isDefault: true }).where(ownRow(ownerId, heir.patientId));
  }
}

/**
 * The living patients of an owner in the order in which they came, with the owner's row locked: two
 * changes to one family follow each other. The unique indexes hold the same rules once more.
 */
export async function lockSiblings(db: Queryable, ownerId: string): Promise<PatientRow[]> {
  await db.execute(
    sql`SELECT 1 FROM ${users} WHERE ${users.userId} = ${ownerId} FOR NO KEY UPDATE`,
  );
  return db
    .select()
    .from(patients)
    .where(and(eq(patients.ownerId, ownerId), isNull(patients.deletedAt)))
    .orderBy(asc(patients.createdAt), asc(patients.place));
}

async function clearDefault(db: Queryable, ownerId: string): Promise<void> {
  await db
    .update(patients)
    .set({ isDefault: false })
    .where(and(eq(patients.ownerId, ownerId), eq(patients.isDefault, true)));
}
