import type { prescriptions as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { consultTerms, renewalTerms, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { doctors } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import { prescriptionCards } from '../../kernel/prescriptions/read';
import {
  renewalCents,
  renewalRefusals,
  renewersOf,
  type RenewalContext,
} from '../../kernel/prescriptions/renewals';
import { prescriptions, type PrescriptionRow } from '../../kernel/prescriptions/tables';
import type { CallContext } from '../../platform/context';

type Calls = typeof calls;
type Item = ResponseOf<Calls['listRenewals']>['items'][number];

/** Most prescriptions that a renewal is offered to begin from, and that are looked through for them. */
const shownAtMost = 50;
const lookedAtMost = 300;

/**
 * Earlier prescriptions of the account's patients: handed out, ended unclaimed, or of visits on site; of each sheet its
 * newest version, the newest first. One that is named is answered in whatever state it is, so that a page can say why
 * it cannot be renewed.
 */
async function earlierOf(
  { patientId, prescriptionId, drugId }: RequestOf<Calls['listRenewals']>,
  { db, account }: Pick<CallContext, 'db' | 'account'>,
): Promise<PrescriptionRow[]> {
  const rows = await db
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.ownerId, account),
        patientId === undefined ? undefined : eq(prescriptions.patientId, patientId),
        prescriptionId === undefined
          ? inArray(prescriptions.state, ['dispensed', 'expired'])
          : eq(prescriptions.prescriptionId, prescriptionId),
      ),
    )
    .orderBy(desc(prescriptions.signedAt), desc(prescriptions.version))
    .limit(lookedAtMost);
  const seen = new Set<string>();
  return rows
    .filter(({ number, state, lines }) => {
      if (state === 'draft' || seen.has(number)) return false;
      seen.add(number);
      return drugId === undefined || lines.some((line) => line.drugId === drugId);
    })
    .slice(0, shownAtMost);
}

/** Of each prescription whether it can be renewed now, by whom, for how much, and how long it takes. */
async function renewalTermsOf(
  context: RenewalContext,
  rows: readonly PrescriptionRow[],
): Promise<readonly Omit<Item, 'prescription'>[]> {
  const refusals = await renewalRefusals(context, rows);
  const renewers = await renewersOf(context, rows);
  const doctorIds = [...renewers.values()].flatMap(({ doctorId }) => doctorId ?? []);
  const people =
    doctorIds.length === 0
      ? []
      : await context.db
          .select({ doctorId: doctors.id, name: doctors.name, title: doctors.title })
          .from(doctors)
          .where(inArray(doctors.id, doctorIds));
  return rows.map((row) => {
    const renewer = renewers.get(row.prescriptionId);
    const doctor = people.find(({ doctorId }) => doctorId === renewer?.doctorId);
    return {
      refusal: refusals.get(row.prescriptionId) ?? null,
      doctor: doctor
        ? {
            doctorId: doctor.doctorId,
            name: textIn(doctor.name, context.locale),
            title: titleText(doctor.title, context.locale),
          }
        : null,
      priceCents: renewalCents(row, context.now),
      answerWithinMinutes: consultTerms('convenient').answerWithinMinutes,
      reviewMinutes: renewalTerms.reviewMinutes,
      deliveryMinutes: renewalTerms.deliveryMinutes,
    };
  });
}

/** Earlier prescriptions that a renewal can begin from, with what it would come to. */
export async function listRenewals(
  input: RequestOf<Calls['listRenewals']>,
  context: RenewalContext & Pick<CallContext, 'account'>,
): Promise<ResponseOf<Calls['listRenewals']>> {
  const rows = await earlierOf(input, context);
  const terms = await renewalTermsOf(context, rows);
  const cards = await prescriptionCards(context, rows);
  return {
    items: cards.flatMap((prescription, index) => {
      const known = terms[index];
      return known === undefined ? [] : [{ prescription, ...known }];
    }),
  };
}
