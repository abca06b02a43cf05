import { z } from 'zod';
import { CheckUpPackageCode, OrganisationCode, StoreId } from './ids';
import { HospitalId } from '../directory/ids';
import { CouponId } from '../membership/ids';
import { checkUpStates } from './check-up-order';
import { InvoiceTitle } from '../orders/invoice-title';
import { Parcel } from '../orders/orders';
import { CheckUpItemPart, CheckUpPicture, CheckUpPreparation } from './check-up-parts';
import { Cents, Id, Instant, LocalDate, TimeOfDay } from '../shapes';

export const CheckUpState = z.enum(checkUpStates).meta({ id: 'CheckUpState' });

/** What a package is bought as; each has pages of its own (spec 2 §2.15, §2.18). */
export const CheckUpKind = z
  .enum(['general', 'private', 'dental', 'nucleic', 'diagnosis'])
  .meta({ id: 'CheckUpKind' });

/** What a person wants to know. */
export const CheckUpPurpose = z
  .enum([
    'yearly',
    'work',
    'parents',
    'women',
    'men',
    'heart',
    'tumour',
    'marriage',
    'children',
    'dental',
    'test',
    'imaging',
  ])
  .meta({ id: 'CheckUpPurpose' });

/** For whom the home offers packages: a kind of person, never one of the family by name. */
export const CheckUpPerson = z
  .enum(['parents', 'self', 'child', 'work'])
  .meta({ id: 'CheckUpPerson' });

/** Who carries check-ups out. */
export const CheckUpOrganisation = z
  .object({
    orgCode: OrganisationCode,
    name: z.string(),
    kind: CheckUpKind,
    introduction: z.string(),
    /** The hospital it belongs to; null for a chain. */
    hospitalId: HospitalId.nullable(),
    storeCount: z.int().min(0),
    packageCount: z.int().min(0),
    /** What a visit is like, step by step. */
    guide: z.array(z.string()),
  })
  .meta({ id: 'CheckUpOrganisation' });

/** For whom a package is, as a rule and not as words. */
export const audience = {
  sex: z.enum(['any', 'female', 'male']),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
};

/** A package as lists show it. */
export const CheckUpPackageCard = z
  .object({
    packageCode: CheckUpPackageCode,
    orgCode: OrganisationCode,
    orgName: z.string(),
    kind: CheckUpKind,
    purposes: z.array(CheckUpPurpose),
    title: z.string(),
    /** For whom it was put together, in a sentence. */
    summary: z.string(),
    picture: CheckUpPicture,
    ...audience,
    priceCents: Cents,
    itemCount: z.int().min(0),
    storeCount: z.int().min(0),
    /** Organisations whose offers this row represents; 1 unless rows are grouped. */
    orgCount: z.int().min(1),
  })
  .meta({ id: 'CheckUpPackageCard' });

/** What an item is done with or about, to compare packages part by part. */
export const CheckUpItemGroup = z
  .enum(['body', 'laboratory', 'imaging', 'dental', 'other'])
  .meta({ id: 'CheckUpItemGroup' });

/** One thing that is looked at. */
export const CheckUpItem = z
  .object({
    itemCode: Id,
    group: CheckUpItemGroup,
    part: CheckUpItemPart,
    name: z.string(),
    /** What it is for. */
    purpose: z.string(),
    /** Contraindications; null when there are none. */
    notFor: z.string().nullable(),
  })
  .meta({ id: 'CheckUpItem' });

/** Up to a moment so much goes back. */
export const CheckUpRefundTerm = z
  .object({ before: Instant, refundCents: Cents })
  .meta({ id: 'CheckUpRefundTerm' });

/** A rule of refunds before a day is known. */
export const CheckUpRefundRule = z
  .object({ daysBefore: z.int().min(0), percent: z.int().min(0).max(100) })
  .meta({ id: 'CheckUpRefundRule' });

/** A package with all that a person reads before choosing it. */
export const CheckUpPackage = CheckUpPackageCard.extend({
  items: z.array(CheckUpItem),
  /** What to do before the day, the most important first. */
  preparation: z.array(z.string()),
  /** What each line of the preparation is about. */
  preparationKinds: z.array(CheckUpPreparation),
  /** The latest step last. */
  refundRule: z.array(CheckUpRefundRule),
  hospitalId: HospitalId.nullable(),
}).meta({ id: 'CheckUpPackage' });

/** A place where check-ups are carried out. */
export const CheckUpStore = z
  .object({
    storeId: StoreId,
    orgCode: OrganisationCode,
    orgName: z.string(),
    name: z.string(),
    cityId: Id,
    cityName: z.string(),
    address: z.string(),
    phone: z.string(),
    opensAt: TimeOfDay,
    closesAt: TimeOfDay,
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'CheckUpStore' });

/** A day of a package at a store. */
export const CheckUpDay = z
  .object({ day: LocalDate, total: z.int().min(0), remaining: z.int().min(0) })
  .meta({ id: 'CheckUpDay' });

export const CheckUpCoupon = z
  .object({
    couponId: CouponId,
    title: z.string(),
    offCents: Cents,
    /** The sum from which it may be used. */
    leastCents: Cents,
  })
  .meta({ id: 'CheckUpCoupon' });

/** Where a value lies, as the laboratory issued it. */
export const CheckUpFlag = z
  .enum(['normal', 'high', 'low', 'abnormal'])
  .meta({ id: 'CheckUpFlag' });

/** A value of a report with those of former reports of the person. */
export const CheckUpResult = z
  .object({
    code: Id,
    name: z.string(),
    /** As the laboratory abbreviates it: `LDL-C`; empty where it does not. */
    abbreviation: z.string(),
    value: z.string(),
    unit: z.string(),
    range: z.string(),
    flag: CheckUpFlag,
    /** The newest first. */
    former: z.array(z.object({ day: LocalDate, value: z.string(), flag: CheckUpFlag })),
  })
  .meta({ id: 'CheckUpResult' });

/** An invoice as it was applied for. */
export const CheckUpInvoice = z
  .object({
    title: InvoiceTitle,
    email: z.string(),
    cents: Cents,
    /** Null until it was issued. */
    invoiceNo: z.string().nullable(),
  })
  .meta({ id: 'CheckUpInvoice' });

/** The printed report by post: where it goes, and its parcel. */
export const CheckUpPaper = z
  .object({
    /** Whether it can be asked for: somebody was there, and it was not asked for yet. */
    mayAsk: z.boolean(),
    /** As it stood when it was asked for, the phone masked; null before that. */
    address: z.object({ name: z.string(), mobile: z.string(), text: z.string() }).nullable(),
    parcels: z.array(Parcel),
  })
  .meta({ id: 'CheckUpPaper' });
