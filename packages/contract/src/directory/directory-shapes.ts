import { z } from 'zod';
import { DeptId, DoctorId, HospDeptId, HospitalId } from './ids';
import { PositionFields } from './position';
import { ClinicKind } from '../telemedicine/clinic-kind';
import { reviewAspects } from '../reviews/review-rules';
import { Gender } from '../account/patients';
import { AreaId, Cents, Instant, LocalDate, PageFields, SearchText } from '../shapes';

export const Area = z
  .object({
    areaId: AreaId,
    name: z.string(),
    /** `province`, `city` or `district`. */
    level: z.enum(['province', 'city', 'district']),
    parentId: AreaId.nullable(),
    /** Latin letters without tones, for search. */
    pinyin: z.string(),
    /** Index letter, A to Z. */
    initial: z.string().length(1),
    /** Shown first in a picker. */
    hot: z.boolean(),
  })
  .meta({ id: 'Area' });

/** Grade of a hospital: 3A is the highest (三级甲等). */
export const HospitalLevel = z
  .enum(['3A', '3B', '2A', '2B', '1', 'private'])
  .meta({ id: 'HospitalLevel' });

/** Whether places are free within the booking window. */
export const Availability = z
  .enum(['available', 'full', 'stopped', 'none'])
  .meta({ id: 'Availability' });

export const HospitalCard = z
  .object({
    hospitalId: HospitalId,
    name: z.string(),
    level: HospitalLevel,
    levelText: z.string(),
    areaId: AreaId,
    areaName: z.string(),
    address: z.string(),
    tags: z.array(z.string()),
    departmentCount: z.int(),
    doctorCount: z.int(),
    availability: Availability,
    /** Metres from the asked position; null when none was given. */
    distance: z.int().nullable(),
  })
  .meta({ id: 'HospitalCard' });

export const Hospital = HospitalCard.extend({
  introduction: z.string(),
  phone: z.string(),
  trafficGuide: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone in which the hospital's times are meant. */
  timeZone: z.string(),
  notices: z.array(z.string()),
  /** As on signs there and as a driver knows it; null where the answer is in Chinese itself. */
  inChinese: z.object({ name: z.string(), address: z.string() }).nullable(),
}).meta({ id: 'Hospital' });

export const Department = z
  .object({
    hospDeptId: HospDeptId,
    /** The department as all hospitals have it, which its drawing follows from; null where it has none. */
    deptId: DeptId.nullable().default(null),
    name: z.string(),
    /** What people call it, for where its whole name has no room: 心血管. */
    shortName: z.string().default(''),
    doctorCount: z.int(),
    availability: Availability,
    /** Places left on the first of `freeDates`; null where they are not known. */
    placesLeft: z.int().min(0).nullable().default(null),
    /** Whether a patient can join a wait-list for one of its full shifts. */
    canWait: z.boolean().default(false),
    /** Days of the booking window on which one of its doctors has a place, the first one first; null where it is not known. */
    freeDates: z.array(LocalDate).nullable(),
  })
  .meta({ id: 'Department' });

/** Half days of a doctor on one day on which no one is seen, though they were open for booking. */
export const StoppedClinic = z
  .object({
    doctorId: DoctorId,
    doctorName: z.string(),
    hospDeptName: z.string(),
    /** Calendar day at the hospital. */
    date: LocalDate,
    /** In order of time. */
    periods: z.array(z.enum(['morning', 'afternoon', 'evening'])).min(1),
  })
  .meta({ id: 'StoppedClinic' });

export const DepartmentGroup = z
  .object({ hospDeptId: HospDeptId, name: z.string(), children: z.array(Department) })
  .meta({ id: 'DepartmentGroup' });

export const DoctorTitle = z
  .enum(['chief', 'associateChief', 'attending', 'resident'])
  .meta({ id: 'DoctorTitle' });

export const DoctorCard = z
  .object({
    doctorId: DoctorId,
    name: z.string(),
    gender: Gender,
    title: DoctorTitle,
    titleText: z.string(),
    /** 教授, 副教授; null when none. */
    academicTitle: z.string().nullable(),
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospitalLevel: HospitalLevel,
    hospDeptId: HospDeptId,
    hospDeptName: z.string(),
    speciality: z.string(),
    /** Share of good reviews in per mille, e.g. 986. */
    praisePerMille: z.int().min(0).max(1000),
    visitCount: z.int(),
    /** Published reviews; without one there is no share of good ones. */
    reviewCount: z.int().min(0).default(0),
    /** Lowest fee within the booking window. */
    feeCents: Cents,
    availability: Availability,
    /** First day with a free place; null when none. */
    nextDate: LocalDate.nullable(),
    /** A question in writing to this doctor; null where the doctor takes none now. */
    askCents: Cents.nullable().default(null),
  })
  .meta({ id: 'DoctorCard' });

/** One way to ask a doctor online, with its price and its promise. */
export const DoctorWay = z
  .object({
    kind: z.enum(['imageText', 'phone', 'video']),
    priceCents: Cents,
    /** What is not answered within these minutes is refunded in full. */
    answerWithinMinutes: z.int().min(1),
    lastsHours: z.int().min(1),
    /** Most questions; null where only the time counts. */
    turns: z.int().min(1).nullable(),
    callMinutes: z.int().min(1).nullable(),
    /**
     * Mean seconds from payment to the doctor's first answer over up to 50 consults of the kind in the last 90 days;
     * null below three.
     */
    averageAnswerSeconds: z.int().min(0).nullable(),
    /** The first free moments of a call; empty for a kind that agrees none. */
    times: z.array(Instant).max(8),
  })
  .meta({ id: 'DoctorWay' });

/** What the published reviews of a doctor come to, as their own page shows it. */
export const DoctorVoices = z
  .object({
    reviewCount: z.int().min(0),
    /** The mean of `aspects`, else of the stars, with one decimal; null without a review. */
    score: z.number().min(1).max(5).nullable(),
    /** Means with one decimal, in the order in which they are shown. */
    aspects: z.array(
      z.object({
        key: z.enum(reviewAspects),
        score: z.number().min(1).max(5),
      }),
    ),
    /** The words that are chosen most, with one of blame among them where there is any. */
    tags: z
      .array(
        z.object({
          key: z.string(),
          text: z.string(),
          count: z.int().min(1),
          isCritical: z.boolean(),
        }),
      )
      .max(4),
    /** The newest one in words, and the newest one with less than four stars. */
    said: z
      .array(
        z.object({
          commentKey: z.string(),
          text: z.string(),
          /** Masked; null where the author stays unnamed. */
          authorName: z.string().nullable(),
          createdAt: Instant,
          score: z.int().min(1).max(5),
        }),
      )
      .max(2),
  })
  .meta({ id: 'DoctorVoices' });

export const Doctor = DoctorCard.extend({
  introduction: z.string(),
  tags: z.array(z.string()),
  /** Where the doctor sees patients, e.g. 门诊 3 楼 B 区. */
  clinicAddress: z.string(),
  timeZone: z.string(),
  /** The ways to ask the doctor by name that are open now: in writing, by phone, by video. */
  ways: z.array(DoctorWay).default([]),
  /** Null where the gateway does not count it. */
  voices: DoctorVoices.nullable().default(null),
}).meta({ id: 'Doctor' });

export const HotDepartment = z
  .object({
    deptId: DeptId,
    deptName: z.string(),
    /** Name of one icon of the interface's set. */
    deptIcon: z.string(),
    isIndividuation: z.boolean(),
  })
  .meta({ id: 'HotDepartment' });

/** The order of doctors: all together, by the share of good reviews, by visits, by the fee, by the first free place. */
export const DoctorSort = z
  .enum(['combo_score', 'praise', 'visits', 'fee', 'earliest'])
  .meta({ id: 'DoctorSort' });

/** Areas that belong together across provinces. */
const region = z.enum(['bayArea']).optional();

export const HospitalWanted = z.object({
  q: SearchText.optional(),
  areaId: AreaId.optional(),
  region,
  level: HospitalLevel.optional(),
  /** Standard department that the hospital has, as in `listHotDepts`. */
  deptId: DeptId.optional(),
  onlyAvailable: z.boolean().optional(),
  /** Where the person is, for `distance`; the order stays the same. */
  ...PositionFields,
  ...PageFields,
});

export const DoctorWanted = z.object({
  q: SearchText.optional(),
  hospitalId: HospitalId.optional(),
  /** A department of either layer. */
  hospDeptId: HospDeptId.optional(),
  areaId: AreaId.optional(),
  region,
  /** Standard department, as in `listHotDepts`. */
  deptId: DeptId.optional(),
  title: DoctorTitle.optional(),
  /** Only doctors of the clinics of communities. */
  communityClinic: z.boolean().optional(),
  /** Only doctors whose timetable has such a clinic. */
  clinic: ClinicKind.optional(),
  onlyAvailable: z.boolean().optional(),
  /** Only doctors with a free place on this day. */
  date: LocalDate.optional(),
  /** `combo_score` by default. Another order sorts the 2,001 that are best by all together. */
  sort: DoctorSort.optional(),
  ...PageFields,
});
