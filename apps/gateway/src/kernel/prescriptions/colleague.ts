// Owns: the sandbox's doctor who renews, and its pharmacist who reviews.
// Must not know: production, which has neither.
// Used by: the domain of prescriptions.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { runTasks, type Task } from '../../platform/after-commit';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { orders } from '../orders/tables';
import { doctorsInApp, isInApp } from '../staff/doctors-in-app';
import { colleagueActsAt, colleagueLooksAt, colleagueName } from './colleague-times';
import { sayAsDoctor } from './in-conversation';
import { placesOfDoctors } from './places';
import { prescribingOf, type Prescribing } from './prescribing';
import { findingsNow, reviewPrescription, type Reviewer } from './review';
import { prescriptions, renewalRequests, type Finding, type PrescriptionRow } from './tables';
import { usualValidDays } from './validity';
import { weighWritten, type Weighed, type Written } from './weigh';
import { refuseRenewal, signPrescription, type Signing } from './write';

/** The pharmacist of the sandbox. */
const reviewer: Reviewer = {
  signerId: 'sandbox-pharmacist',
  name: '周宁（示例）',
  staffId: null,
};

/** Looked at in one go. */
const batchSize = 50;

/** What only a person may accept, whatever the earlier sheet had. */
const personal: readonly Finding['check'][] = ['allergy', 'pregnancy', 'age'];

/** Why the simulated colleagues accept a warning: the earlier sheet had the same medicines. */
const sameAsBefore = '与原处方一致（演示环境）';

/** Why more than seven days are prescribed again. */
const repeatedReason = '慢性病长期用药，与原处方一致（演示环境）';

/** Why a simulated colleague does not sign; null where nothing does. */
function objectionTo(findings: readonly Finding[]): string | null {
  const found = findings.find(
    ({ severity, check, overrideReason }) =>
      severity === 'forbidden' ||
      (severity === 'warning' && overrideReason === null && personal.includes(check)),
  );
  return found?.text ?? null;
}

const overridesOf = (findings: readonly Finding[]) =>
  findings.flatMap(({ severity, overrideReason, check, drugIds }) =>
    severity === 'warning' && overrideReason === null
      ? [{ check, drugIds, reason: sameAsBefore }]
      : [],
  );

/** Does something of a colleague in one transaction. */
async function acting(
  db: Database,
  { now, services }: { readonly now: Date; readonly services: Services },
  act: (context: Signing) => Promise<unknown>,
): Promise<void> {
  const tasks: Task[] = [];
  await inTransaction(db, async (tx) => {
    tasks.length = 0;
    const afterCommit = (task: Task) => void tasks.push(task);
    await act({ db: tx, now, services, locale: 'zh-Hans', afterCommit });
  });
  await runTasks(tasks, services.logger);
}

/** Says what it is and signs exactly the lines of the earlier sheet; where a check or a rule forbids it, says why not. */
async function renew(context: Signing, orderKey: string): Promise<void> {
  const prescribing = await prescribingOf(context, orderKey);
  const { renewal, whyNot } = prescribing;
  if (renewal?.state !== 'asked' || whyNot !== null) return;
  const former = await readFormer(context, renewal.prescriptionId);
  await sayAsDoctor(context, orderKey, {
    clientId: 'renewal-colleague',
    content: { type: 'text', textKey: 'conversation.prescription.colleague' },
  });
  const written = await repeated(context, prescribing, former);
  const weighed = await weighWritten(context, prescribing, written);
  const objection = weighed.rules[0]?.text ?? objectionTo(weighed.findings);
  if (objection !== null) await refuseRenewal(context, orderKey, objection);
  else await signRepeated(context, orderKey, { written, weighed });
}

async function readFormer({ db }: Signing, prescriptionId: string): Promise<PrescriptionRow> {
  const [former] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  if (former === undefined) throw new Error('a request to renew no prescription');
  return former;
}

/** The earlier sheet as it is written again: nothing but the days of its validity is new. */
async function repeated(
  { db, now }: Signing,
  { doctorId }: Prescribing,
  former: PrescriptionRow,
): Promise<Written> {
  const { timeZone } = (await placesOfDoctors(db, [doctorId])).of(doctorId);
  return {
    diagnosis: former.diagnosis,
    items: former.lines.map(({ lineId: _, ...dose }) => dose),
    note: former.note ?? undefined,
    // A sheet of a visit on site has no reason on record: its quantity is the hospital's.
    longReason: former.longReason ?? repeatedReason,
    validDays: usualValidDays(now, timeZone),
  };
}

const signRepeated = (
  context: Signing,
  orderKey: string,
  { written, weighed }: { readonly written: Written; readonly weighed: Weighed },
): Promise<PrescriptionRow> =>
  signPrescription(context, {
    ...written,
    orderKey,
    contentHash: weighed.contentHash,
    overrides: overridesOf(weighed.findings),
  });

/** Approves what the checks allow, else returns it with what they found. */
async function review(context: Signing, row: PrescriptionRow): Promise<void> {
  const { prescriptionId, contentHash } = row;
  const findings = await findingsNow(context, row);
  const objection = objectionTo(findings);
  await reviewPrescription(
    context,
    {
      prescriptionId,
      contentHash,
      isApproved: objection === null,
      ...(objection !== null && { reason: objection }),
      overrides: overridesOf(findings),
    },
    reviewer,
  );
}

/**
 * In the sandbox, where there is neither doctor nor pharmacist: renews what was requested, and reviews what is signed.
 * What belongs to a doctor who uses the staff app is left to them, and so are reviews while a pharmacist does.
 */
export const colleagueDeadline: Deadline = {
  name: colleagueName,
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const looks = colleagueLooksAt(now);
    const present = await doctorsInApp(db, now);
    const asked = await db
      .select({ orderKey: orders.orderNo, doctorId: orders.doctorId, at: orders.movedAt })
      .from(renewalRequests)
      .innerJoin(orders, eq(orders.orderNo, renewalRequests.orderNo))
      .where(and(eq(renewalRequests.state, 'asked'), eq(orders.state, 'inProgress')))
      .orderBy(asc(orders.movedAt))
      .limit(batchSize);
    const own = asked.filter(({ doctorId }) => doctorId !== null && !present.includes(doctorId));
    const log = { logger: services.logger, words: 'renewal not answered by the colleague' };
    await oneByOne(
      own.filter(({ at }) => at <= looks),
      log,
      ({ orderKey }) => acting(db, { now, services }, (context) => renew(context, orderKey)),
    );
    const signed = (await isInApp(db, now, 'pharmacist'))
      ? []
      : await db
          .select()
          .from(prescriptions)
          .where(inArray(prescriptions.state, ['inReview']))
          .orderBy(asc(prescriptions.signedAt))
          .limit(batchSize);
    await oneByOne(
      signed.filter(({ signedAt }) => signedAt <= looks),
      { ...log, words: 'prescription not reviewed by the colleague' },
      (row) => acting(db, { now, services }, (context) => review(context, row)),
    );
    const next = [...own, ...signed.map(({ signedAt: at }) => ({ at }))]
      .filter(({ at }) => at > looks)
      .map(({ at }) => colleagueActsAt(at).getTime());
    return next.length === 0 ? null : new Date(Math.min(...next));
  },
};
