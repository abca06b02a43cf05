// Owns: what the sandbox's family has on the way from a pharmacy.
// Must not know: what else these people did.
// Used by: the domain of medicines.
import { addresses, consult, medicines, prescriptions } from '@xinglin/contract';
import type { SandboxLife } from '../../platform/sandbox-life';

interface Opened {
  readonly lines: readonly {
    readonly lineId: string;
    readonly state: string;
    readonly item: { readonly drugId: string; readonly name: string; readonly strength: string };
  }[];
}

const minuteMs = 60_000;

/**
 * A sheet of three medicines is renewed, signed, approved and ordered: two are on the way, the third one is on hold and
 * the same of another maker is offered. Does nothing for a family without an earlier prescription of three.
 */
export async function orderMedicines(life: SandboxLife): Promise<void> {
  const { family, goTo, now } = life;
  goTo(0);
  const prescriptionId = await approved(life);
  if (prescriptionId === null) return;
  const addressId = (await family.call(addresses.listAddresses, {})).items[0]?.addressId;
  if (addressId === undefined) return;
  const { items } = await family.call(medicines.listPharmacies, { prescriptionId, addressId });
  const complete = items.filter(
    (one) => one.inStock === one.of && one.methods.includes('delivery'),
  );
  // The first pharmacy has every medicine, of all makers: another maker can be offered.
  const pharmacy = complete.find(({ pharmacyId: id }) => id === 'pharmacy-1') ?? complete[0];
  if (pharmacy === undefined) return;
  const { pharmacyId } = pharmacy;
  const wish = { prescriptionId, pharmacyId, method: 'delivery' as const, addressId };
  const { digest } = await family.call(medicines.quoteDrugOrder, wish);
  const order = { ...wish, digest, isAuthorised: true };
  const { orderNo } = await family.call(medicines.submitDrugOrder, order);
  await family.pay(orderNo);
  await life.desk('confirm-drug-order', { orderNo });
  const { lines } = await life.desk<Opened>('open-drug-order', { orderNo });
  const [first, second, third] = lines;
  if (!first || !second || !third) return;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  const move = (lineId: string, state: string, more: object = {}) =>
    life.desk('move-drug-line', { orderNo, lineId, state, ...more });
  for (const { lineId } of [first, second]) {
    await move(lineId, 'preparing');
    await move(lineId, 'ready');
  }
  await move(third.lineId, 'onHold', {
    reason: '厂家到货延迟',
    expectedAt: inMinutes(24 * 60),
  });
  await offered(life, orderNo, third);
  const { parcelId } = await life.desk<{ parcelId: string }>('send-drug-parcel', {
    orderNo,
    lineIds: [first.lineId, second.lineId],
    carrier: '杏林同城送药',
    trackingNo: `XL${orderNo.slice(-8)}`,
    courier: '周师傅',
    arrivesBy: inMinutes(40),
  });
  await life.desk('report-drug-parcel', {
    parcelId,
    text: '骑手已取药，正在前往',
    progressPercent: 50,
    distanceMeters: 1600,
    temperatureTenths: 215,
  });
}

/** Offers the same medicine of another maker for a line, and its doctor agrees; nothing where there is none. */
async function offered(
  life: SandboxLife,
  orderNo: string,
  { lineId, item }: Opened['lines'][number],
): Promise<void> {
  const { items } = await life.desk<{
    items: readonly { drugId: string; name: string; strength: string }[];
  }>('search-drugs', { q: item.name });
  for (const { drugId, name, strength } of items) {
    if (drugId === item.drugId || name !== item.name || strength !== item.strength) continue;
    try {
      await life.desk('offer-substitution', { orderNo, lineId, drugId, reason: '厂家到货延迟' });
    } catch {
      // It is dearer there or not in stock: the next maker is offered.
      continue;
    }
    await life.desk('agree-substitution', { orderNo, lineId, isAgreed: true });
    return;
  }
}

/** An approved sheet of three medicines, renewed from an earlier one; null where the family has none. */
async function approved(life: SandboxLife): Promise<string | null> {
  const { family, desk } = life;
  const { items } = await family.call(prescriptions.listRenewals, {});
  const found = items.find(
    ({ refusal, prescription }) => refusal === null && prescription.itemNames.length === 3,
  );
  if (found === undefined) return null;
  const former = await family.call(prescriptions.getPrescription, {
    prescriptionId: found.prescription.prescriptionId,
  });
  const asked = await family.call(consult.submitRenewalConsult, {
    prescriptionId: former.prescriptionId,
    survey: { takesAsPrescribed: 'always', lastReading: '血压 138/84' },
    priceCents: found.priceCents,
  });
  if (!asked.isFree) await family.pay(asked.orderKey);
  const orderKey = asked.orderKey;
  await desk('take-consult', { orderKey, doctorId: found.doctor?.doctorId ?? former.doctorId });
  const written = {
    orderKey,
    diagnosis: former.diagnosis,
    longReason: '慢性病，病情稳定',
    items: former.items.map(({ drugId, quantity, amount, unit, frequency, timing, days }) => ({
      drugId,
      quantity,
      amount,
      unit,
      frequency,
      timing,
      days,
    })),
  };
  const { contentHash } = await desk<{ contentHash: string }>('check-prescription', written);
  const signed = await desk<{ prescriptionId: string }>('sign-prescription', {
    ...written,
    contentHash,
  });
  await desk('review-prescription', {
    staff: '周宁',
    prescriptionId: signed.prescriptionId,
    contentHash,
    isApproved: true,
  });
  await desk('end-consult', { orderKey });
  return signed.prescriptionId;
}
