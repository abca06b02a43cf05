import { z } from 'zod';
import { DiseaseId, DoctorId, GroupId, HospitalId, TeamId } from './ids';
import { ClinicKind } from '../telemedicine/clinic-kind';
import { defineCalls } from '../define-calls';
import { Department, DoctorCard, HospitalLevel } from './directory-shapes';
import { AreaId, Cents, Id, ListOf, LocalDate, PageFields, TimeOfDay } from '../shapes';

/** Who has named a department as one of the best: the state, the province or the city. */
export const KeyDepartmentGrade = z
  .enum(['national', 'provincial', 'municipal'])
  .meta({ id: 'KeyDepartmentGrade' });

/** What a team is for: cases that few treat, or a family's health over the years. */
export const teamKinds = ['famous', 'family'] as const;
export const TeamKind = z.enum(teamKinds).meta({ id: 'TeamKind' });

export const HospitalSummary = z
  .object({
    hospitalId: HospitalId,
    name: z.string(),
    /** As it stands on signs there; null where the answer is in Chinese itself. */
    nameInChinese: z.string().nullable().default(null),
    level: HospitalLevel.nullable().default(null),
    levelText: z.string().default(''),
    introduction: z.string().default(''),
    foundedYear: z.int().nullable().default(null),
    bedCount: z.int().min(0).nullable().default(null),
    /** Outpatient visits in a year. */
    yearlyVisits: z.int().min(0).nullable().default(null),
    /** The licence to practise, as it hangs in the hall; null where the hospital has not given it. */
    licence: z.object({ number: z.string(), validUntil: LocalDate }).nullable().default(null),
    keyDepartments: z
      .array(
        Department.pick({ hospDeptId: true, name: true, doctorCount: true }).extend({
          grade: KeyDepartmentGrade,
        }),
      )
      .default([]),
    honours: z.array(z.string()).default([]),
    /** What a visit is made of, in order. */
    steps: z.array(z.string()).default([]),
    /** Whether its emergency department is open day and night; null where that is not known. */
    hasEmergency: z.boolean().nullable().default(null),
    parking: z.string().nullable().default(null),
    /** What it does for patients from abroad; null where nothing. */
    international: z
      .object({
        languages: z.array(z.string()),
        phone: z.string(),
        /** Insurers that it bills directly. */
        insurers: z.array(z.string()),
      })
      .nullable()
      .default(null),
    /** Diseases of the knowledge base that its doctors name as theirs. */
    treats: z.array(z.object({ entryId: DiseaseId, name: z.string() })).default([]),
  })
  .meta({ id: 'HospitalSummary' });

export const DoctorTeam = z
  .object({
    teamId: TeamId,
    kind: TeamKind,
    name: z.string(),
    introduction: z.string(),
    leaderId: Id,
    leaderName: z.string(),
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospDeptName: z.string(),
    memberCount: z.int().min(1),
    /** Whose families it looks after; null where that is no question. */
    areaServed: z.string().nullable(),
  })
  .meta({ id: 'DoctorTeam' });

export const DoctorStudio = DoctorTeam.extend({
  foundedYear: z.int().nullable().default(null),
  /** What the team does for its patients. */
  services: z.array(z.string()).default([]),
  /** Its members, the leader first. */
  members: z.array(DoctorCard),
  /** Its patients' group chat; null where it has none. */
  groupId: GroupId.nullable().default(null),
}).meta({ id: 'DoctorStudio' });

/** One half-day of a doctor's week. */
export const TimetableRow = z
  .object({
    /** ISO weekday, 1 is Monday. */
    weekday: z.int().min(1).max(7),
    period: z.enum(['morning', 'afternoon', 'evening']),
    startTime: TimeOfDay,
    endTime: TimeOfDay,
    clinicType: z.enum(['general', 'expert', 'special']),
    clinicTypeText: z.string(),
    feeCents: Cents,
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospDeptName: z.string(),
    /** Where in the hospital. */
    clinicAddress: z.string(),
  })
  .meta({ id: 'TimetableRow' });

export const CareerEntry = z
  .object({
    kind: z.enum(['education', 'post', 'society']),
    fromYear: z.int(),
    /** Null where it lasts. */
    toYear: z.int().nullable(),
    text: z.string(),
  })
  .meta({ id: 'CareerEntry' });

/** What hospitals, doctors and their teams tell of themselves beyond what lists show (spec 2 §2.4, spec 3 §7.12). */
export const introductions = defineCalls({
  /** What a hospital says of itself, and how a visit there goes. */
  getHospitalSummary: {
    path: '/hospital/hospitalinfo/summary.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ hospitalId: HospitalId }),
    response: HospitalSummary,
  },
  /** The teams of a hospital, the one with most patients first. */
  listHospitalTeams: {
    path: '/hospital/hospitalinfo/teamlist.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ hospitalId: HospitalId, kind: TeamKind.optional() }),
    response: ListOf(DoctorTeam),
  },
  /** Doctors of a hospital who speak another language than Chinese, the best first. */
  listDoctorsByLanguage: {
    path: '/hospital/hospitalinfo/languagedoctors.json',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId }),
    response: ListOf(DoctorCard),
  },
  /** How many doctors and hospitals have each kind of clinic, by their timetables. */
  listFeaturedClinics: {
    path: '/hospital/hospitalinfo/featuredclinics.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ areaId: AreaId.optional() }),
    response: ListOf(
      z
        .object({
          clinic: ClinicKind,
          doctorCount: z.int().min(0),
          hospitalCount: z.int().min(0),
        })
        .meta({ id: 'FeaturedClinic' }),
    ),
  },
  /** A doctor's way so far. What a doctor has not told is empty. */
  getDoctorProfile: {
    path: '/doctor/doctorinfo/profile.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ doctorId: DoctorId }),
    response: z.object({
      doctorId: DoctorId,
      languages: z.array(z.string()).default([]),
      /** Number of the certificate to practise; null where it was not given. */
      certificateNumber: z.string().nullable().default(null),
      /** The newest first. */
      career: z.array(CareerEntry).default([]),
      /** The teams that the doctor leads or belongs to. */
      teams: z.array(DoctorTeam).default([]),
    }),
  },
  /** The weeks of a doctor as they usually are, at every place, from Monday on. */
  listDoctorTimetable: {
    path: '/doctor/doctorinfo/timetable.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ doctorId: DoctorId }),
    response: ListOf(TimetableRow),
  },
  /** The studio that a doctor leads. */
  getDoctorStudio: {
    path: '/doctor/studio/detail.json',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId, kind: TeamKind }),
    response: DoctorStudio,
  },
  /** Teams of experts, those with most patients first. */
  listExpertTeams: {
    path: '/doctor/studio/list.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ areaId: AreaId.optional(), ...PageFields }),
    response: ListOf(DoctorTeam),
  },
  /** A team in figures, all of them counted at the moment of asking. */
  getExpertTeamReport: {
    path: '/doctor/studio/report.json',
    access: 'open',
    kind: 'query',
    request: z.object({ teamId: TeamId }),
    response: DoctorStudio.extend({
      visitCount: z.int().min(0),
      /** Share of good reviews of all its patients, in per mille. */
      praisePerMille: z.int().min(0).max(1000),
      /** Members with a free place within the booking window, and the first such day. */
      freeCount: z.int().min(0),
      nextDate: LocalDate.nullable(),
    }),
  },
  /** The code by which one joins the group chat of a team's patients. */
  getGroupChatCode: {
    path: '/doctor/groupchat/code.json',
    access: 'open',
    kind: 'query',
    request: z.object({ groupId: GroupId }),
    response: z.object({
      groupId: GroupId,
      name: z.string(),
      about: z.string(),
      rules: z.array(z.string()).default([]),
      memberCount: z.int().min(0),
      memberLimit: z.int().min(1),
      /** What the code holds: an address, within the portal where it begins with a slash. Null where no one can join now. */
      code: z.string().nullable(),
      /** The day after which the code works no more; null where it stays. */
      validUntil: LocalDate.nullable(),
      leaderId: Id,
      kind: TeamKind,
    }),
  },
});
