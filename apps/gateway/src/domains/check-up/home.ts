import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { ageOn, bestCoupon, dayAt, hospitalTimeZone, textIn } from '@xinglin/rules';
import { listPatients, nameInPast } from '../../kernel/people/patients/service';
import { asOffer, usableCoupons } from '../../kernel/pricing/coupons';
import { offeredPacks, packAsOffer } from '../../kernel/pricing/offered-packs';
import { quoteInputOfOne } from '../../kernel/pricing/one-thing';
import type { CallContext } from '../../platform/context';
import { fitted, reportsOf, type OwnReport } from './fit-facts';
import { openGrants } from './grants';
import { cardOf, findPackages } from './packages';
import type { Person } from './persons';

type Calls = typeof checkUp;
type Answer = ResponseOf<Calls['getPhysicalHome']>;
type Patient = Awaited<ReturnType<typeof listPatients>>[number];

/** Packages that are put in order, and the best ones that are shown. */
const [considered, shown] = [50, 6];
/** Most faces of a tile, and most codes above the list. */
const [facesShown, grantsShown] = [2, 3];

const relations = { parents: 'parent', self: 'self', child: 'child', work: 'self' } as const;

const ofPerson = (family: readonly Patient[], person: Person): Patient[] =>
  family.filter(({ relation }) => relation === relations[person]);

/** The price of each package with the best coupon that the account holds or can receive. */
async function couponedOf(
  { db, account: ownerId, now }: CallContext,
  offers: readonly { readonly orgCode: string; readonly priceCents: number }[],
): Promise<readonly (number | null)[]> {
  const held = await usableCoupons(db, ownerId, now, 'checkUp');
  const packs = await offeredPacks(db, { ownerId, use: 'checkUp', now });
  const coupons = [...held.map(asOffer), ...packs.map(packAsOffer)];
  return offers.map(({ orgCode, priceCents }) => {
    const { coupon, quote } = bestCoupon(
      quoteInputOfOne({
        key: orgCode,
        seller: orgCode,
        unitCents: priceCents,
        memberCents: null,
        isMember: false,
      }),
      coupons,
    );
    return coupon === null ? null : quote.totalCents;
  });
}

/** Packages for a person of the account, the best first. */
async function offersFor(
  person: Person,
  patient: Patient,
  reports: readonly OwnReport[],
  context: CallContext,
): Promise<Answer['items']> {
  const age = ageOn(patient.birthDate, dayAt(context.now, hospitalTimeZone));
  const rows = await findPackages(context.db, {
    kind: 'general',
    person,
    sex: patient.gender,
    age,
    grouped: true,
    ...(person === 'parents' && { suits: 'parents' as const }),
    pageNo: 1,
    pageSize: considered,
  });
  const offers = rows.map((row) => ({ ...row.offer, card: cardOf(row, context.locale) }));
  const best = (await fitted(context, patient, reports, offers)).slice(0, shown);
  const couponed = await couponedOf(
    context,
    best.map(({ offer }) => offer),
  );
  return best.map(({ offer, fit }, at) => ({
    offer: offer.card,
    fit,
    couponedCents: couponed[at] ?? null,
  }));
}

/** Whole months from a day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
}

/** The last report of a person, with the first value that was issued as not normal. */
function lastReport(
  patient: Patient,
  [last]: readonly OwnReport[],
  { now, locale }: CallContext,
): Answer['report'] {
  const results = last?.person.report?.results;
  if (last === undefined || results === undefined) return null;
  const outside = results.filter(({ flag }) => flag !== 'normal');
  const [first] = outside;
  return {
    orderNo: last.own.orderNo,
    patientId: patient.patientId,
    patientName: nameInPast(last.person.patientName, locale),
    day: last.own.day,
    monthsAgo: monthsBetween(last.own.day, dayAt(now, hospitalTimeZone)),
    outside: first
      ? { name: textIn(first.name, locale), value: first.value, unit: first.unit, flag: first.flag }
      : null,
    outsideCount: outside.length,
  };
}

/** The personal part of the home of check-ups. */
export async function findHome(
  { person }: RequestOf<Calls['getPhysicalHome']>,
  context: CallContext,
): Promise<Answer> {
  const { db, account, now } = context;
  const today = dayAt(now, hospitalTimeZone);
  const family = await listPatients(db, account);
  const faceOf = ({ patientId, gender, birthDate }: Patient) => ({
    patientId,
    gender,
    age: ageOn(birthDate, today),
  });
  const [patient] = ofPerson(family, person);
  const reports = patient ? await reportsOf(db, account, patient.patientId) : [];
  return {
    people: (['parents', 'self', 'child'] as const).map((one) => ({
      person: one,
      faces: ofPerson(family, one).slice(0, facesShown).map(faceOf),
    })),
    patient: patient ? { ...faceOf(patient), name: patient.name } : null,
    items: patient ? await offersFor(person, patient, reports, context) : [],
    grants: (await openGrants(context)).slice(0, grantsShown),
    report: patient ? lastReport(patient, reports, context) : null,
  };
}
