import { randomBytes, randomInt } from 'node:crypto';
import type { CallDefinition } from '@xinglin/contract';
import { addDays, dayAt } from '@xinglin/rules';
import { eq, isNotNull } from 'drizzle-orm';
import { consultReferrals } from '../domains/consult/changes/tables';
import { consultRecords } from '../domains/consult/records/tables';
import { seed as seedActivities } from '../domains/health-coins/activities/seed';
import { activityEntries, activityPrizes } from '../domains/health-coins/activities/tables';
import { seed as seedHealthCoins } from '../domains/health-coins/seed';
import { seed as seedMembership } from '../domains/membership/seed/seed';
import { membershipCodes } from '../domains/membership/tables';
import { seed as seedSurveys } from '../domains/surveys/seed/seed';
import { surveys } from '../domains/surveys/tables';
import { voiceBytes } from '../kernel/files/recording-fixture';
import { credit } from '../kernel/ledger/ledger';
import { postingAddresses } from '../kernel/people/addresses/tables';
import { shiftCases } from '../kernel/places/tables';
import type { Queryable } from '../platform/database';
import { newId } from '../platform/identifiers';
import { checkUpCentre } from './check-up-centre-fixture';
import type { checkUpToOrder } from './check-up-fixture';
import { cardCents } from './membership-fixture';
import { openPayment, paidNotice, sendNotice } from './payment-fixture';
import { addServicePackage, packageCents } from './service-package-fixture';
import { addSpecialDisease, materials, specialDiseaseCents } from './special-disease-fixture';
import type { TestGateway } from './test-gateway';
import { sendFile } from './upload-fixture';

interface Owner {
  readonly token: string;
  readonly patientId?: unknown;
  readonly addressId?: unknown;
  readonly consultKey?: string;
  readonly orderNo?: unknown;
}

/**
 * What some calls take besides the id that is tried: an order, a card or an address of who makes the call. Null for
 * calls that need nothing of the kind.
 */
export async function ownThings(
  gateway: TestGateway,
  doctorId: string,
  checkUp: Awaited<ReturnType<typeof checkUpToOrder>>,
) {
  const { db, clock } = gateway.services;
  await seedMembership(db, { now: clock.now() });
  await seedHealthCoins(db);
  await seedActivities(db, { now: clock.now() });
  const { packageCode } = await addServicePackage(db, { doctorId });
  const specialExpert = await addSpecialDisease(db, doctorId, { places: 1000 });
  const visit = await surveyBeforeVisits(db, doctorId);
  const day = addDays(dayAt(clock.now()), 5);
  const centreThings = await checkUpCentre(gateway);
  let sequence = 1_000_000;
  const make = async ({ token }: Owner, path: string, body: object) =>
    (await gateway.call(path, body, { token })).data;

  /** A card by a code, or an unpaid order of one. */
  async function membershipOf(owner: Owner): Promise<object> {
    const code = randomBytes(6).toString('hex').toUpperCase();
    await db.insert(membershipCodes).values({ code, goodsId: 'card-year' });
    const { cardId } = await make(owner, '/my/vip/exchange', { code });
    const bought = { goodsId: 'card-year', totalCents: cardCents };
    const { orderNo } = await make(owner, '/vip/rest/card/black/buy', bought);
    return { cardId, orderNo, goodsId: 'medical-report', totalCents: 9800 };
  }

  /** Coins for one more exchange, one that is not sent yet, and goods that were won. */
  async function coinsOf(owner: Owner): Promise<object> {
    const [address] = await db
      .select()
      .from(postingAddresses)
      .where(eq(postingAddresses.addressId, String(owner.addressId)));
    const ownerId = address?.ownerId ?? '';
    const now = clock.now();
    const given = { amount: 500, reason: 'test.gives', key: newId() } as const;
    await credit(db, { ownerId, kind: 'healthCoin', ...given, now });
    const exchanged = { goodsId: 'coin-goods-1', count: 1, coins: 60 };
    const { orderNo } = await make(owner, '/modulemember/healthcoin/exchange', {
      ...exchanged,
      addressId: owner.addressId,
    });
    const [prize] = await db.select().from(activityPrizes).where(isNotNull(activityPrizes.goodsId));
    if (!prize) throw new Error('no goods can be won');
    const { activityId, prizeId } = prize;
    const recordId = newId();
    // Past all that are drawn.
    sequence += 1;
    await db
      .insert(activityEntries)
      .values({ entryId: recordId, activityId, sequence, ownerId, prizeId, coins: 0, at: now });
    return { ...exchanged, orderNo, recordId };
  }

  /** A package that is paid; for the patient, paused and with a call that was asked for where that comes before what is done. */
  async function packageOf(owner: Owner, path: string): Promise<object> {
    // Each case has a package of its own.
    const bought = { packageCode, totalCents: packageCents, again: true };
    const { orderNo } = await make(owner, '/hades/packserve/order/create', bought);
    await sendNotice(
      gateway,
      paidNotice(await openPayment(gateway, orderNo, owner.token), packageCents),
    );
    const serviceId =
      Object.entries(serviceAt).find(([end]) => path.endsWith(end))?.[1] ?? 'consult';
    const things = { ...bought, orderNo, serviceId };
    if (path.endsWith('bindpatient')) return things;
    await make(owner, '/hades/order/bindpatient', { orderNo, patientId: owner.patientId });
    const paused = { orderNo, reason: 'travel', resumesOn: day };
    if (path.endsWith('/pause')) return { ...things, ...paused };
    if (path.endsWith('/resume')) {
      await make(owner, '/hades/order/pause', paused);
      return things;
    }
    const isCall = path.endsWith('callmeeting');
    const { applyNo } = await make(owner, `/hades/customserve/${isCall ? 'call' : 'apply'}`, {
      orderNo,
      serviceId: isCall ? 'call' : 'consult',
      note: '最近胸闷，走路后更明显',
      wantedOn: day,
    });
    return { ...things, applyNo, callMeettingId: applyNo };
  }

  /** Somebody for whom is asked with a whole case; and, where it is about one, a consultation that waits. */
  async function overseasOf(owner: Owner, path: string): Promise<object> {
    const asker = { ...anna, cardNo: `YA${randomInt(1_000_000, 10_000_000)}` };
    if (path.startsWith('/overseas/asker/')) return asker;
    const { askerId } = await make(owner, '/overseas/asker/add.json', asker);
    const told = { ...overseasCase, askerId };
    if (path === '/overseas/consult/submit.json') return told;
    const { orderKey } = await make(owner, '/overseas/consult/submit.json', {
      ...told,
      fileIds: [],
    });
    return { orderKey, readBack: [] };
  }

  /** What books an expert of a special disease, and a booking where the call is about one. */
  async function bookingOf(owner: Owner, path: string): Promise<object> {
    const expert = { ...specialExpert, day, totalCents: specialDiseaseCents };
    const input = { ...expert, materials, agreementVersion: '1.0', patientId: owner.patientId };
    if (path.endsWith('/submit')) return input;
    const submitPath = '/modulemarketplace/specialdisease/booking/submit';
    return { orderNo: (await make(owner, submitPath, input)).orderNo, day, refundCents: 0 };
  }

  /** What a doctor proposed in the consult of who makes the call. */
  async function referralOf({ consultKey: orderNo = '' }: Owner): Promise<object> {
    const referralId = newId();
    const proposed = { orderNo, fromDoctorId: doctorId, kind: 'fast', reason: '请看专科' } as const;
    await db.insert(consultReferrals).values({ referralId, ...proposed, referredAt: clock.now() });
    return { referralId };
  }

  /** A visit that the doctor of a consult may read. */
  async function grantOf({ consultKey: orderNo = '', orderNo: visitNo }: Owner) {
    const recordNo = String(visitNo);
    await db.insert(consultRecords).values({ orderNo, recordNo, grantedAt: clock.now() });
    return { recordNo };
  }

  /** A voice message that is to be written down. */
  async function voiceOf(owner: Owner): Promise<string> {
    const bytes = await voiceBytes('webm', 1);
    return (await sendFile(gateway, '/common/upload/audio', bytes, { token: owner.token })).data
      .fileId;
  }

  /** What is answered before a visit; begun, where it is sent. */
  async function answersOf(owner: Owner, path: string): Promise<object> {
    const answers = [{ linkId: 'pain', values: ['2'] }];
    if (path.endsWith('/submit'))
      await make(owner, '/questionnaire/visit/save', {
        patientId: owner.patientId,
        ...visit,
        answers,
      });
    return { ...visit, answers };
  }

  return async function needsOf(
    { path }: CallDefinition,
    owner: Owner,
  ): Promise<Readonly<Record<string, unknown>> | null> {
    const { patientId, addressId } = owner;
    const own = { patientId, patientIds: [patientId], addressId };
    if (/\/visit\/(?:draft|save|submit)$/u.test(path))
      return { ...own, ...(await answersOf(owner, path)) };
    if (/^\/consult\/consultorder\/(?:referral|confirmotherform)$/u.test(path))
      return { ...own, ...(await referralOf(owner)) };
    if (path === '/consult/record/withdraw.json') return { ...own, ...(await grantOf(owner)) };
    if (path === '/moduleim/voicetotext') return { fileIds: [await voiceOf(owner)] };
    if (path.startsWith('/hades/')) return { ...own, ...(await packageOf(owner, path)) };
    if (membershipPaths.test(path)) return { ...own, ...(await membershipOf(owner)) };
    if (coinPaths.test(path)) return { ...own, ...(await coinsOf(owner)) };
    if (overseasPaths.test(path)) return { ...own, ...(await overseasOf(owner, path)) };
    if (path.startsWith('/modulemarketplace/specialdisease/'))
      return { ...own, ...(await bookingOf(owner, path)) };
    if (centrePaths.test(path)) return { ...own, ...(await centreThings(path, owner, day)) };
    if (path !== '/order/physical/paper') return null;
    return { ...own, orderNo: await checkUp.order(owner, { ...checkUp.samples, day }) };
  };
}

/** Asks a survey before visits to a doctor; answers one of the shifts. */
async function surveyBeforeVisits(db: Queryable, doctorId: string) {
  await seedSurveys(db);
  const [shift] = await db.select().from(shiftCases).where(eq(shiftCases.doctorId, doctorId));
  if (!shift) throw new Error('the doctor has no shift');
  await db
    .update(surveys)
    .set({ hospitalId: shift.hospitalId })
    .where(eq(surveys.surveyCodeId, 'post-consult'));
  return { shiftCaseId: shift.id };
}

const membershipPaths = /^\/(?:my\/vip|vip|healthvip|corpvip)\//u;
const coinPaths = /^\/(?:healthcoin|modulemember\/healthcoin|member\/activity)\//u;
const centrePaths = /^\/(?:moduleqk|cic)\//u;
// A message is one of any conversation.
const overseasPaths = /^\/overseas\/(?:asker|consult)\/(?!translate)/u;
const anna = {
  nickname: 'Anna',
  gender: 'female',
  ageMonths: 401,
  country: 'IT',
  cardType: 'passport',
};
const overseasCase = {
  department: 'respiratory',
  question: '发烧三天了，还有些咳嗽',
  symptoms: ['fever'],
  duration: 'days',
  tenths: 385,
};
/** By which calls an item is used, by the end of their paths. */
const serviceAt = {
  '/customserve/call': 'call',
  '/customserve/form': 'form',
  '/customserve/express': 'goods',
  '/sche/p/list': 'appointment',
  '/sche/p/book': 'appointment',
};
