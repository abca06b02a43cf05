import { z } from 'zod';
import { PatientFace } from '../account/patients';
import { DoctorId, TeamId } from '../directory/ids';
import { CommentId } from '../reviews/ids';
import { PackageCode, PackageOrderNo, PackageServiceId, PackageUseNo } from './ids';
import { DoctorCard } from '../directory/directory-shapes';
import { OrderDetail, OrderSummary } from '../orders/orders';
import { Stars } from '../reviews/review-shapes';
import { servicePackageStates } from './service-package-order';
import { Cents, Instant, LocalDate } from '../shapes';

export const ServicePackageState = z.enum(servicePackageStates).meta({ id: 'ServicePackageState' });

/** What a package is for. */
const servicePackageTopics = [
  'hypertension',
  'diabetes',
  'heart',
  'mother',
  'child',
  'recovery',
  'elderly',
  'mind',
] as const;
export const ServicePackageTopic = z.enum(servicePackageTopics).meta({ id: 'ServicePackageTopic' });

/** What an item of a package is: each is used in its own way. */
export const PackageItemType = z
  .enum(['consult', 'call', 'appointment', 'form', 'goods', 'visit'])
  .meta({ id: 'PackageItemType' });

/** One thing that a package contains, so many times. */
export const PackageItem = z
  .object({
    serviceId: PackageServiceId,
    type: PackageItemType,
    name: z.string(),
    /** How it is carried out, in a sentence. */
    note: z.string(),
    count: z.int().min(1),
    /** Its part of the price: the parts of all items add up to it. */
    shareCents: Cents,
  })
  .meta({ id: 'PackageItem' });

/** A package as lists show it. */
export const ServicePackageCard = z
  .object({
    packageCode: PackageCode,
    topic: ServicePackageTopic,
    title: z.string(),
    summary: z.string(),
    priceCents: Cents,
    /** Days it can be used, from the payment on. */
    days: z.int().min(1),
    doctorId: DoctorId,
    doctorName: z.string(),
    /** The team that carries it out; null where one doctor does. */
    teamId: TeamId.nullable(),
    teamName: z.string().nullable(),
    itemCount: z.int().min(1),
  })
  .meta({ id: 'ServicePackageCard' });

/** A package with all that a person reads before buying it. */
export const ServicePackage = ServicePackageCard.extend({
  /** For whom it was put together, in paragraphs. */
  description: z.array(z.string()),
  items: z.array(PackageItem),
  /** Who answers: the leading doctor first, then others of the team. */
  doctors: z.array(DoctorCard).max(6),
}).meta({ id: 'ServicePackage' });

/** Doctors who carry packages out together. */
export const PackageTeam = z
  .object({
    teamId: TeamId,
    name: z.string(),
    introduction: z.string(),
    /** The leading one first. */
    members: z.array(DoctorCard),
    packages: z.array(ServicePackageCard),
  })
  .meta({ id: 'PackageTeam' });

/** A doctor with the packages that they lead. */
export const PackageExpert = z
  .object({
    doctor: DoctorCard,
    packages: z.array(ServicePackageCard),
    commentCount: z.int().min(0),
    /** Mean of the stars with one decimal; null without a comment. */
    average: z.number().min(1).max(5).nullable(),
  })
  .meta({ id: 'PackageExpert' });

/** What somebody says of a package they had. */
export const PackageComment = z
  .object({
    commentId: CommentId,
    packageTitle: z.string(),
    stars: Stars,
    text: z.string(),
    /** Masked. */
    authorName: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'PackageComment' });

/** One use of an item. */
export const PackageUse = z
  .object({
    applyNo: PackageUseNo,
    orderNo: PackageOrderNo,
    serviceId: PackageServiceId,
    type: PackageItemType,
    itemName: z.string(),
    /** How the item is carried out, in a sentence. */
    itemNote: z.string(),
    /** `asked` until the team plans or sends it. */
    state: z.enum(['asked', 'planned', 'sent', 'done', 'withdrawn']),
    stateText: z.string(),
    /** What the person wrote. */
    note: z.string(),
    /** On which day they would like it; null for any. */
    wantedOn: LocalDate.nullable(),
    /** Null until it was planned. */
    plannedAt: Instant.nullable(),
    /** What came of it; null until it is done. */
    result: z.string().nullable(),
    createdAt: Instant,
    doneAt: Instant.nullable(),
    /** Whether it can be withdrawn, so that the unit is there again. */
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'PackageUse' });

/** What is left of an item of an order. */
export const PackageQuota = PackageItem.extend({
  left: z.int().min(0),
  /** What the units that are left would give back. */
  leftCents: Cents,
}).meta({ id: 'PackageQuota' });

/** Why a package is paused. */
export const PackagePauseReason = z
  .enum(['travel', 'hospital', 'other'])
  .meta({ id: 'PackagePauseReason' });

/** One pause of a package, in days of the hospital's calendar. */
export const PackagePause = z
  .object({
    reason: PackagePauseReason,
    startedOn: LocalDate,
    /** From whose midnight on the package can be used again. */
    resumesOn: LocalDate,
    /** By how many days it puts the end off. */
    days: z.int().min(0),
    isRunning: z.boolean(),
  })
  .meta({ id: 'PackagePause' });

/** What only such an order has, in lists as on its own page. */
const Shown = {
  state: ServicePackageState,
  packageCode: PackageCode,
  packageTitle: z.string(),
  doctorId: DoctorId,
  doctorName: z.string(),
  patientName: z.string().nullable(),
  /** For whom it is, with the age of today; null until that is said, and for who is no longer in the family. */
  person: PatientFace.nullable(),
  /** The moment it ends; null while it is not paid. */
  endsAt: Instant.nullable(),
};

export const PackageOrderCard = OrderSummary.extend(Shown).meta({ id: 'PackageOrderCard' });

/** An order of a package with all that its owner may know and do. */
export const PackageOrder = OrderDetail.extend({
  ...Shown,
  days: z.int().min(1),
  quotas: z.array(PackageQuota),
  /** The doctor who leads it; null for one who is no longer listed. */
  doctor: DoctorCard.nullable(),
  /** Requests that are not done yet, the nearest planned first. */
  openUses: z.array(PackageUse).max(20),
  /** What would go back now: what is left, and what was asked for and not yet planned. */
  refundNowCents: Cents,
  mayCancel: z.boolean(),
  mayRefund: z.boolean(),
  /** The newest first. */
  pauses: z.array(PackagePause),
  /** How often it can still be paused, and for how many days in all. */
  pauseLeft: z.object({ times: z.int().min(0), days: z.int().min(0) }),
  mayPause: z.boolean(),
  mayResume: z.boolean(),
  mayBind: z.boolean(),
  mayUse: z.boolean(),
  mayComment: z.boolean(),
  comment: z.object({ stars: Stars, text: z.string() }).nullable(),
}).meta({ id: 'PackageOrder' });
