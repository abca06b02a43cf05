import {
  findTransition,
  patientRealNameMachine,
  patientNameTriesADay,
  type patients as patientCalls,
  type ResponseOf,
} from '@xinglin/contract';
import { convertIdCard15To18, dayAt } from '@xinglin/rules';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { recordConsents } from '../../consents/service';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { realNameProvider } from '../residents/configured-provider';
import { shownRealName } from './real-name-state';
import { ownRow } from './own-row';
import { findPatient, lockSiblings, shownPatient, type PatientRow } from './service';
import { patientRealNameChecks, patients } from './tables';

type Verified = ResponseOf<(typeof patientCalls)['verifyPatientRealName']>;

/** How the verification of one of the family stands. */
export async function realNameOf({ db, account, now }: CallContext, patientId: string) {
  const row = await findPatient(db, account, patientId);
  const { name, cardNo } = shownPatient(row);
  return {
    patientId,
    name,
    cardNo,
    realName: shownRealName(row),
    verifiedAt: row.realNameState === 'verified' ? (row.realNameAt?.toISOString() ?? null) : null,
    triesLeft: await triesLeft(db, account, now),
  };
}

/**
 * Asks the register about one of the family. The question is noted before it is asked, so that many at once do not
 * get more attempts, and outside of any transaction, since the register may take its time.
 */
export async function verifyRealName(
  context: CallContext,
  { use }: Pick<Services, 'use'>,
  patientId: string,
): Promise<Verified> {
  const { db, account, now } = context;
  const asked = await db.transaction(async (tx) => {
    const siblings = await lockSiblings(tx, account);
    const patient = siblings.find((row) => row.patientId === patientId) ?? refuse('forbidden');
    const state = shownRealName(patient);
    if (state === 'notApplicable' || patient.cardNo === null) refuse('patientNameNotApplicable');
    if (state === 'verified') return null;
    if ((await triesLeft(tx, account, now)) === 0) refuse('patientNameTriesUsedUp');
    await recordConsents({ ...context, db: tx }, account, ['privacy']);
    const checkId = newId();
    await tx.insert(patientRealNameChecks).values({
      checkId,
      ownerId: account,
      patientId,
      day: dayAt(now),
      result: 'asked',
      askedAt: now,
    });
    return { checkId, patient };
  });
  if (asked === null) return { realName: 'verified', triesLeft: await triesLeft(db, account, now) };
  const { checkId, patient } = asked;
  const result = await use(realNameProvider).match({
    name: patient.name,
    idNumber: idNumberOf(patient),
  });
  await db.transaction(async (tx) => {
    await tx
      .update(patientRealNameChecks)
      .set({ result })
      .where(eq(patientRealNameChecks.checkId, checkId));
    if (result !== 'unavailable') await settle(tx, patient, result, now);
  });
  if (result === 'unavailable') return refuse('patientNameUnavailable');
  return {
    realName: result === 'matched' ? 'verified' : 'mismatched',
    triesLeft: await triesLeft(db, account, now),
  };
}

/** Writes down what the register said, unless the person was changed meanwhile: it said it of who they were. */
async function settle(
  db: Queryable,
  asked: PatientRow,
  result: 'matched' | 'mismatched',
  now: Date,
): Promise<void> {
  const event = result === 'matched' ? 'match' : 'mismatch';
  const move = findTransition(patientRealNameMachine, asked.realNameState, event, 'register');
  if (move === undefined) return;
  await db
    .update(patients)
    .set({ realNameState: move.to, realNameAt: now })
    .where(
      and(
        ownRow(asked.ownerId, asked.patientId),
        eq(patients.name, asked.name),
        eq(patients.identityHash, asked.identityHash),
        inArray(patients.realNameState, [...move.from]),
      ),
    );
}

async function triesLeft(db: Queryable, ownerId: string, now: Date): Promise<number> {
  const used = await db.$count(
    patientRealNameChecks,
    and(
      eq(patientRealNameChecks.ownerId, ownerId),
      eq(patientRealNameChecks.day, dayAt(now)),
      inArray(patientRealNameChecks.result, ['asked', 'matched', 'mismatched']),
    ),
  );
  return Math.max(0, patientNameTriesADay - used);
}

/** Of the old cards the number of today. */
function idNumberOf({ cardNo }: PatientRow): string {
  const number = cardNo ?? '';
  return convertIdCard15To18(number) ?? number;
}

/** Forgets questions that no attempt is counted from any more. */
export async function purgeRealNameChecks(db: Queryable, now: Date): Promise<void> {
  await db.delete(patientRealNameChecks).where(lt(patientRealNameChecks.day, dayAt(now)));
}
