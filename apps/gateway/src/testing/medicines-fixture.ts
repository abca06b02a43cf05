import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { addPeople, type TestPerson } from '../domains/booking/booking-fixture';
import { pharmacies, pharmacyStock, type PharmacyRow } from '../domains/medicines/tables';
import { staffAccounts, staffSessions } from '../kernel/desk/staff/tables';
import { orders } from '../kernel/orders/tables';
import { doctors } from '../kernel/places/tables';
import { drugs, prescriptions, type DrugRow } from '../kernel/prescriptions/tables';
import type { Database } from '../platform/database';
import { openPayment, paidNotice, runRefunds, sendNotice } from './payment-fixture';
import type { AnyJson, TestGateway } from './test-gateway';

const text = (words: string) => ({ 'zh-Hans': words, 'zh-Hant': words, en: words }) as const;

/** Medicines of the tests: three of a sheet, and the third one of another maker. */
export const testDrugs = ['test-a', 'test-b', 'test-c', 'test-c2'] as const;

const drugOf = (drugId: string): DrugRow => ({
  drugId,
  name: text(`药 ${drugId.slice(0, 6)}`),
  substance: `substance ${drugId.slice(0, 6)}`,
  atc: 'Z99ZZ99',
  strength: text('5 mg'),
  strengthMg: 5,
  unit: 'tablet',
  packUnits: 28,
  packText: text('5 mg × 28'),
  maker: text(`厂 ${drugId}`),
  picture: { pictogram: 'tablets', tone: 'brand' },
  special: 'none',
  isForOnline: true,
  isForLastingIllness: true,
  mostUnitsADay: null,
  leastAgeYears: null,
  pregnancy: 'allowed',
  storageMaxTenths: 250,
  goodsNo: null,
  isListed: true,
  searchText: drugId,
});

const pharmacyOf = (place: number): PharmacyRow => ({
  pharmacyId: `test-${place}`,
  name: text(`药房 ${place}`),
  address: text('文三路'),
  phone: '0571-1',
  latitude: 30.27,
  longitude: 120.13,
  openText: text('24'),
  opensAt: '00:00',
  closesAt: '24:00',
  deliversTo: ['330100'],
  freightCents: 600,
  freeFromCents: null,
  prepareMinutes: 20,
  deliveryMinutes: 40,
  confirmsWithinMinutes: 20,
  reportsProgress: true,
  isOpen: true,
});

/** What a pack costs at each test pharmacy; the second one is cheaper, the third one dearer. */
const prices = { 'test-1': 2000, 'test-2': 1800, 'test-3': 2500 } as const;

/** Three pharmacies with the medicines of the tests. */
export async function addShelves(db: Database): Promise<void> {
  await db.insert(drugs).values(testDrugs.map(drugOf));
  await db.insert(pharmacies).values([1, 2, 3].map(pharmacyOf));
  await db.insert(pharmacyStock).values(
    Object.entries(prices).flatMap(([pharmacyId, priceCents]) =>
      testDrugs.map((drugId) => ({
        pharmacyId,
        drugId,
        priceCents: drugId === 'test-c2' ? priceCents - 300 : priceCents,
        stock: 100,
      })),
    ),
  );
}

/** For whom a prescription is, and by whom. */
interface SheetOf {
  readonly ownerId: string;
  readonly patientId: string;
  readonly doctorId: string;
}

/** An approved prescription, a line a medicine; answers its id. */
export async function addSheet(
  { services: { db, clock } }: TestGateway,
  { ownerId, patientId, doctorId }: SheetOf,
  drugIds: readonly string[],
): Promise<string> {
  const now = clock.now();
  const prescriptionId = randomUUID();
  await db.insert(prescriptions).values({
    prescriptionId,
    number: prescriptionId.slice(0, 8),
    state: 'approved',
    ownerId,
    patientId,
    patientName: '张三',
    doctorId,
    diagnosis: '高血压',
    lines: drugIds.map((drugId, place) => ({
      lineId: String(place + 1),
      drugId,
      quantity: 2,
      amount: 1,
      unit: 'tablet' as const,
      frequency: 'onceDaily' as const,
      timing: 'anyTime' as const,
      days: 28,
    })),
    contentHash: prescriptionId,
    signedAt: now,
    reviewBefore: now,
    approvedAt: now,
    validUntil: new Date(now.getTime() + 24 * 60 * 60_000),
  });
  return prescriptionId;
}

/** A pharmacist who uses the staff app: the sandbox's colleague leaves orders alone. */
async function addPharmacist(db: Database, now: Date): Promise<void> {
  const later = new Date(now.getTime() + 365 * 24 * 60 * 60_000);
  const staffId = randomUUID();
  await db.insert(staffAccounts).values({
    staffId,
    account: `pharmacist-${staffId}`,
    name: '药师',
    roles: ['pharmacist'],
    createdAt: now,
  });
  await db
    .insert(staffSessions)
    .values({ tokenHash: staffId, staffId, createdAt: now, lastSeenAt: later, expiresAt: later });
}

/** Pharmacies of a seeded gateway, people with prescriptions, and the pharmacies' desk. */
export async function openPharmacies(gateway: TestGateway, { colleague = false } = {}) {
  const { db, clock } = gateway.services;
  await addShelves(db);
  if (!colleague) await addPharmacist(db, clock.now());
  const [doctor] = await db.select({ id: doctors.id }).from(doctors).limit(1);
  if (!doctor) throw new Error('no doctor');

  const desk = (action: string, body: object) =>
    gateway.call(`/sandbox/desk/${action}`, { staff: 'P1', ...body });

  const stockOf = async (drugId: string, pharmacyId = 'test-1'): Promise<number> => {
    const [row] = await db
      .select({ stock: pharmacyStock.stock })
      .from(pharmacyStock)
      .where(and(eq(pharmacyStock.pharmacyId, pharmacyId), eq(pharmacyStock.drugId, drugId)));
    return row?.stock ?? -1;
  };

  const setStock = (drugId: string, stock: number, pharmacyId = 'test-1') =>
    db
      .update(pharmacyStock)
      .set({ stock })
      .where(and(eq(pharmacyStock.pharmacyId, pharmacyId), eq(pharmacyStock.drugId, drugId)));

  const stateOfSheet = async (prescriptionId: string) => {
    const [row] = await db
      .select({ state: prescriptions.state, claimedBy: prescriptions.claimedBy })
      .from(prescriptions)
      .where(eq(prescriptions.prescriptionId, prescriptionId));
    return row;
  };

  /** A signed-in account with an address in Hangzhou and an approved prescription. */
  async function newPatient(drugIds: readonly string[] = testDrugs.slice(0, 3)) {
    const [person] = (await addPeople(db, 1, clock.now())) as [TestPerson];
    const { token } = person;
    const call = (path: string, body: object = {}) => gateway.call(path, body, { token });
    const order = (name: string, body: object) => call(`/medicine/order/${name}.json`, body);
    const { data } = await call('/logistics/postingaddress/add', {
      name: '张三',
      mobile: '13812345678',
      provinceId: '330000',
      cityId: '330100',
      districtId: '330106',
      detail: '文三路 1 号',
    });
    const addressId: string = data.addressId;
    const { userId: ownerId, patientId } = person;
    const of = { ownerId, patientId, doctorId: doctor?.id ?? '' };
    const prescriptionId = await addSheet(gateway, of, drugIds);
    const wish = { prescriptionId, pharmacyId: 'test-1', method: 'delivery', addressId };
    const quote = (more: object = {}) => order('quote', { ...wish, ...more });
    const submit = async (more: object = {}) => {
      const { digest } = (await quote(more)).data ?? { digest: '-' };
      return order('submit', { ...wish, digest, isAuthorised: true, ...more });
    };
    return { ...person, call, order, addressId, prescriptionId, wish, quote, submit };
  }

  /** An order of a new account, with what may be done with it; paid unless `isPaid` is false. */
  async function ordered(
    drugIds?: readonly string[],
    { isPaid = true, ...more }: Readonly<Record<string, unknown>> = {},
  ) {
    const patient = await newPatient(drugIds);
    const { data, code, message } = await patient.submit(more);
    if (code !== 0) throw new Error(`not ordered: ${message}`);
    const orderNo: string = data.orderNo;
    const act = (name: string, body: object = {}) => patient.order(name, { orderNo, ...body });
    const detail = async (): Promise<AnyJson> => (await act('detail')).data;
    const pay = async () => {
      const paymentId = await openPayment(gateway, orderNo, patient.token);
      await sendNotice(gateway, paidNotice(paymentId, data.amountCents));
    };
    if (isPaid !== false) await pay();
    const move = (lineId: string, state: string, body: object = {}) =>
      desk('move-drug-line', { orderNo, lineId, state, ...body });
    const prepare = async (...lineIds: readonly string[]) => {
      for (const lineId of lineIds) {
        await move(lineId, 'preparing');
        await move(lineId, 'ready');
      }
    };
    const send = async (...lineIds: readonly string[]): Promise<AnyJson> =>
      desk('send-drug-parcel', { orderNo, lineIds, carrier: '同城', trackingNo: 'T1' });
    const sums = async () => {
      await runRefunds(gateway.services);
      const [row] = await db
        .select({ paid: orders.paidCents, refunded: orders.refundedCents, state: orders.state })
        .from(orders)
        .where(eq(orders.orderNo, orderNo));
      return row;
    };
    const amountCents: number = data.amountCents;
    return { ...patient, orderNo, amountCents, act, detail, pay, move, prepare, send, sums };
  }

  return { desk, stockOf, setStock, stateOfSheet, newPatient, ordered, doctorId: doctor.id };
}
