import { teamKinds } from '@xinglin/contract';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import type { Localised, LocalisedList } from '../../platform/localised';

/** What a hospital tells of itself beyond what lists and bookings need. */
export const hospitalIntroductions = pgTable('hospital_introductions', {
  hospitalId: text('hospital_id')
    .primaryKey()
    .references(() => hospitals.id),
  foundedYear: integer('founded_year'),
  bedCount: integer('bed_count'),
  /** Outpatient visits in a year. */
  yearlyVisits: integer('yearly_visits'),
  licenceNumber: text('licence_number'),
  licensedUntil: date('licensed_until', { mode: 'string' }),
  honours: jsonb('honours').$type<LocalisedList>().notNull(),
  /** What a visit is made of, in order. */
  steps: jsonb('steps').$type<LocalisedList>().notNull(),
  hasEmergency: boolean('has_emergency'),
  parking: jsonb('parking').$type<Localised>(),
  /** Null where it has no desk for patients from abroad. */
  internationalPhone: text('international_phone'),
  languages: jsonb('languages').$type<LocalisedList>().notNull(),
  insurers: jsonb('insurers').$type<LocalisedList>().notNull(),
});

/** Departments that were named as among the best. */
export const keyDepartments = pgTable(
  'key_departments',
  {
    hospDeptId: text('hosp_dept_id')
      .primaryKey()
      .references(() => hospitalDepartments.id),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    grade: text('grade', { enum: ['national', 'provincial', 'municipal'] }).notNull(),
  },
  (table) => [index('key_departments_hospital').on(table.hospitalId)],
);

/** One station of a doctor's way. */
export interface CareerStation {
  readonly kind: 'education' | 'post' | 'society';
  readonly fromYear: number;
  readonly toYear: number | null;
  readonly text: Localised;
}

/** What a doctor tells beyond what lists show. A doctor may have told nothing. */
export const doctorIntroductions = pgTable('doctor_introductions', {
  doctorId: text('doctor_id')
    .primaryKey()
    .references(() => doctors.id),
  /** Besides Chinese. */
  languages: jsonb('languages').$type<LocalisedList>().notNull(),
  certificateNumber: text('certificate_number'),
  /** The newest first. */
  career: jsonb('career').$type<readonly CareerStation[]>().notNull(),
});

/** Doctors of one department who treat together. */
export const doctorTeams = pgTable(
  'doctor_teams',
  {
    teamId: text('team_id').primaryKey(),
    kind: text('kind', { enum: teamKinds }).notNull(),
    leaderId: text('leader_id')
      .notNull()
      .references(() => doctors.id),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    name: jsonb('name').$type<Localised>().notNull(),
    introduction: jsonb('introduction').$type<Localised>().notNull(),
    services: jsonb('services').$type<LocalisedList>().notNull(),
    areaServed: jsonb('area_served').$type<Localised>(),
    foundedYear: integer('founded_year'),
    /** Patients of all members, for the order of lists; kept by the seed. */
    visitCount: integer('visit_count').notNull(),
  },
  (table) => [
    index('doctor_teams_leader').on(table.leaderId, table.kind),
    index('doctor_teams_hospital').on(table.hospitalId, table.kind),
    index('doctor_teams_visits').on(table.kind, table.visitCount),
  ],
);

/** The doctors of a team, the leader at position 0. */
export const doctorTeamMembers = pgTable(
  'doctor_team_members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => doctorTeams.teamId),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.doctorId] }),
    index('doctor_team_members_doctor').on(table.doctorId),
  ],
);

/** The group chat of a team's patients in the messaging app. */
export const groupChats = pgTable(
  'group_chats',
  {
    groupId: text('group_id').primaryKey(),
    teamId: text('team_id')
      .notNull()
      .references(() => doctorTeams.teamId),
    about: jsonb('about').$type<Localised>().notNull(),
    rules: jsonb('rules').$type<LocalisedList>().notNull(),
    memberCount: integer('member_count').notNull(),
    memberLimit: integer('member_limit').notNull(),
    /** What its code holds: an address, within the portal where it begins with a slash. */
    code: text('code').notNull(),
    /** The day after which the code works no more; null where it stays. */
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [index('group_chats_team').on(table.teamId)],
);
