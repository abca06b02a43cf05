import type { consult, RequestOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { postingAddresses } from '../../kernel/people/addresses/tables';
import { keepHealthFacts } from '../../kernel/prescriptions/health-facts';
import { renewalCents, renewalRefusals, renewersOf } from '../../kernel/prescriptions/renewals';
import {
  drugs,
  prescriptions,
  renewalRequests,
  type PrescriptionRow,
} from '../../kernel/prescriptions/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { submitConsult } from './submit';

type Calls = typeof consult;
type Input = RequestOf<Calls['submitRenewalConsult']>;
type Context = CallContext & MoveContext;

/** A prescription of the account, whose renewals come one after the other; refuses another's with `forbidden`. */
async function lockOwn({ db, account }: Context, prescriptionId: string): Promise<PrescriptionRow> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${prescriptionId}, 4))`);
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(
      and(
        eq(prescriptions.prescriptionId, prescriptionId),
        eq(prescriptions.ownerId, account),
        ne(prescriptions.state, 'draft'),
      ),
    );
  return row ?? refuse('forbidden');
}

async function requireOwnAddress({ db, account }: Context, addressId: string): Promise<void> {
  const own = and(eq(postingAddresses.addressId, addressId), eq(postingAddresses.ownerId, account));
  if ((await db.$count(postingAddresses, own)) === 0) refuse('forbidden');
}

/** What the patient asks for, as they would write it: the medicines of the sheet, and what the form was answered. */
async function questionOf(
  db: Queryable,
  { lines }: PrescriptionRow,
  { survey }: Input,
  locale: Locale,
): Promise<string> {
  const found = await db
    .select({ drugId: drugs.drugId, name: drugs.name, strength: drugs.strength })
    .from(drugs)
    .where(
      inArray(
        drugs.drugId,
        lines.map(({ drugId }) => drugId),
      ),
    );
  const items = lines.flatMap(({ drugId }) => {
    const drug = found.find((one) => one.drugId === drugId);
    return drug ? [`${textIn(drug.name, locale)} ${textIn(drug.strength, locale)}`] : [];
  });
  return [
    textOf(locale, 'renewal.wish', { items: items.join(textOf(locale, 'renewal.comma')) }),
    textOf(locale, `renewal.takes.${survey.takesAsPrescribed}`),
    survey.sideEffects === undefined
      ? textOf(locale, 'renewal.noSideEffects')
      : textOf(locale, 'renewal.sideEffects', { words: survey.sideEffects }),
    ...(survey.lastReading === undefined
      ? []
      : [textOf(locale, 'renewal.lastReading', { words: survey.lastReading })]),
  ].join(locale === 'zh-Hans' || locale === 'zh-Hant' ? '' : ' ');
}

/**
 * Opens a consult in which an earlier prescription is to be renewed: with its doctor, or the first free one of the
 * department. Refuses another account's, what cannot be renewed now, and another price than was shown. A renewal that
 * costs nothing waits for its doctor at once.
 */
export async function submitRenewal(
  context: Context,
  input: Input,
): ReturnType<typeof submitConsult> {
  const { db, now, account: ownerId, locale } = context;
  const { survey } = input;
  const row = await lockOwn(context, input.prescriptionId);
  const { prescriptionId, patientId } = row;
  const refusals = await renewalRefusals(context, [row], {
    isGuardianPresent: survey.isGuardianPresent ?? false,
  });
  const refusal = refusals.get(prescriptionId) ?? null;
  if (refusal !== null) refuse('renewalRefused', { data: { refusal } });
  const priceCents = renewalCents(row, now);
  if (priceCents !== input.priceCents) refuse('quoteChanged', { data: { priceCents } });
  if (input.addressId !== undefined) await requireOwnAddress(context, input.addressId);
  const renewer = (await renewersOf(context, [row])).get(prescriptionId);
  const proofs = [...new Set(survey.proofFileIds)];
  const opened = await submitConsult(
    context,
    'convenient',
    {
      patientId,
      ...(renewer?.deptId && { deptId: renewer.deptId }),
      question: await questionOf(db, row, input, locale),
      earlierDiagnosis: row.diagnosis,
      fileIds: proofs,
    },
    {
      renewal: {
        doctorId: renewer?.doctorId === row.doctorId ? row.doctorId : undefined,
        priceCents,
      },
    },
  );
  await keepHealthFacts(context, { ownerId, patientId }, survey);
  await db.insert(renewalRequests).values({
    orderNo: opened.orderNo,
    ownerId,
    patientId,
    prescriptionId,
    survey,
    proofs,
    addressId: input.addressId ?? null,
    state: 'asked',
    createdAt: now,
  });
  return opened;
}
