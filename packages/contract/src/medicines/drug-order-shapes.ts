import { z } from 'zod';
import { AddressId, PatientId } from '../account/ids';
import { OrderDetail, Parcel, Quote } from '../orders/orders';
import { Cents, Instant, opaqueText } from '../shapes';
import { drugOrderStates } from './drug-order';
import { DrugOrderNo, PharmacyId, PrescriptionId, PrescriptionLineId } from './ids';
import { MedicineLine } from './medicine-line';
import { dispenseStates, drugOrderMethods } from './prescription-states';
import { PrescriptionItem } from './prescription-shapes';

export const DrugOrderMethod = z.enum(drugOrderMethods).meta({ id: 'DrugOrderMethod' });

/** A pharmacy as it is chosen. */
export const PharmacyChoice = z
  .object({
    pharmacyId: PharmacyId,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    /** From the place that was given; null without one. */
    distanceMeters: z.int().min(0).nullable(),
    openText: z.string(),
    /** Lines that it has now, and the names of those that it lacks. */
    inStock: z.int().min(0),
    of: z.int().min(1),
    missing: z.array(z.string()),
    /** Of what it has, without freight. */
    goodsCents: Cents,
    methods: z.array(DrugOrderMethod),
    /** Null where it does not deliver there. */
    freightCents: Cents.nullable(),
    /** When it would be there or ready, from now on; null where it cannot be said. */
    deliveredBy: Instant.nullable(),
    readyBy: Instant.nullable(),
    /** Minutes within which it acknowledges an order. */
    confirmsWithinMinutes: z.int().min(1),
    /** Whether it reports its progress; the page says so of one that does not. */
    reportsProgress: z.boolean(),
  })
  .meta({ id: 'PharmacyChoice' });

/** What is wanted: which sheet, from whom, how. */
export const DrugOrderWish = z.object({
  prescriptionId: PrescriptionId,
  pharmacyId: PharmacyId,
  method: DrugOrderMethod,
  /** Of a delivery. */
  addressId: AddressId.optional(),
});

export const DrugQuote = z
  .object({
    quote: Quote,
    digest: opaqueText({ max: 100 }),
    /** When it arrives or can be collected. */
    byText: z.string(),
    /** What the pharmacy would read, in sentences: agreed to before ordering. */
    authorisation: z.array(z.string()),
  })
  .meta({ id: 'DrugQuote' });

/** Another medicine for one that is missing: what differs, who agreed, what is paid back. */
export const Substitution = z
  .object({
    state: z.enum(['askedDoctor', 'offered', 'accepted', 'refused', 'withdrawn']),
    fromMaker: z.string(),
    toMaker: z.string(),
    /** Why the first one is missing, as the pharmacy says it. */
    reason: z.string(),
    /** What stays the same: 同剂量. */
    sameText: z.string(),
    /** Who of the doctors agreed, and when; null before. */
    agreedBy: z.string().nullable(),
    agreedAt: Instant.nullable(),
    refundCents: Cents,
    /** When it would arrive if it is accepted now. */
    arrivesBy: Instant.nullable(),
  })
  .meta({ id: 'Substitution' });

/** A line of an order of medicines. */
export const DrugOrderLine = z
  .object({
    lineId: PrescriptionLineId,
    item: PrescriptionItem,
    state: z.enum(dispenseStates),
    /** Why it waits or was declined, as the pharmacy says it. */
    stateReason: z.string().nullable(),
    /** When it is expected again, where it is on hold. */
    expectedAt: Instant.nullable(),
    shareCents: Cents,
    refundedCents: Cents,
    /** The parcel that brings it; null before it was sent, and for a pick-up. */
    parcelId: z.string().nullable(),
    substitution: Substitution.nullable(),
  })
  .meta({ id: 'DrugOrderLine' });

/** A parcel of medicines: where it is, how warm, and the code by which it is handed over. */
export const DrugParcel = Parcel.extend({
  lineIds: z.array(PrescriptionLineId),
  /** Who brings it; null for a carrier without a name. */
  courier: z.string().nullable(),
  /** How far along the way, in hundredths; null where nothing is known. */
  progressPercent: z.int().min(0).max(100).nullable(),
  distanceMeters: z.int().min(0).nullable(),
  arrivesBy: Instant.nullable(),
  /** Tenths of a degree Celsius as last reported; null where it is not measured. */
  temperatureTenths: z.int().nullable(),
  temperatureMaxTenths: z.int().nullable(),
  /** The patient says it to the courier at the door; null once it was handed over. */
  handoverCode: z.string().nullable(),
  deliveredAt: Instant.nullable(),
}).meta({ id: 'DrugParcel' });

/** An order of medicines on its own page. */
export const DrugOrder = OrderDetail.extend({
  state: z.enum(drugOrderStates),
  prescriptionId: PrescriptionId,
  prescriptionNumber: z.string(),
  patientId: PatientId,
  patientName: z.string(),
  diagnosis: z.string(),
  doctorName: z.string(),
  pharmacy: z.object({
    pharmacyId: PharmacyId,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    openText: z.string(),
  }),
  method: DrugOrderMethod,
  /** Where it goes; null for a pick-up. */
  address: z.object({ name: z.string(), mobile: z.string(), text: z.string() }).nullable(),
  /** Shown at the counter; null for a delivery, and before it is ready. */
  pickupCode: z.string().nullable(),
  lines: z.array(DrugOrderLine),
  parcels: z.array(DrugParcel),
  line: MedicineLine,
  quote: Quote,
  /** Where no pharmacy acknowledged it: others that can fill it, and until when it is refunded instead. */
  elsewhere: z.object({ until: Instant, pharmacies: z.array(PharmacyChoice) }).nullable(),
  cancellation: z
    .object({
      askedAt: Instant,
      reason: z.string().nullable(),
      /** Why the pharmacy refused; null while it has not answered. */
      answer: z.string().nullable(),
    })
    .nullable(),
  /** Times at which it can be brought, of which one can be chosen; empty where it cannot be changed any more. */
  windows: z.array(z.object({ startsAt: Instant, endsAt: Instant, isChosen: z.boolean() })),
  /** What was ticked when it came; null before. */
  checkedAt: Instant.nullable(),
}).meta({ id: 'DrugOrder' });

/** An order of medicines in a list. */
export const DrugOrderCard = z
  .object({
    orderNo: DrugOrderNo,
    state: z.enum(drugOrderStates),
    statusText: z.string(),
    prescriptionId: PrescriptionId,
    patientName: z.string(),
    diagnosis: z.string(),
    itemNames: z.array(z.string()),
    pharmacyName: z.string(),
    method: DrugOrderMethod,
    amountCents: Cents,
    payBefore: Instant.nullable(),
    createdAt: Instant,
    line: MedicineLine,
  })
  .meta({ id: 'DrugOrderCard' });
