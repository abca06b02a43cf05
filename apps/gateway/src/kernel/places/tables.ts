import { noticeKinds } from '@xinglin/contract';
import { clinicTypes, insuranceWays, submitChecks, type ClinicType } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Localised, LocalisedList } from '../../platform/localised';
import { waitListColumns } from './wait-list-columns';

/** The building of a hospital's clinics: how one enters it, and what patients look for on its floors. */
export interface WayInside {
  readonly building: Localised;
  readonly entrance: Localised;
  /** What is on each floor, the ground floor first. */
  readonly floors: readonly LocalisedList[];
}

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Administrative areas after GB/T 2260, municipalities as a province with one city below. */
export const areas = pgTable(
  'areas',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    level: text('level', { enum: ['province', 'city', 'district'] }).notNull(),
    parentId: text('parent_id').references((): AnyPgColumn => areas.id),
    pinyin: text('pinyin').notNull(),
    initial: text('initial').notNull(),
    hot: boolean('hot').notNull().default(false),
    /** Place in the list of hot cities; 0 for all others. */
    hotOrder: integer('hot_order').notNull().default(0),
    /** Centre of a city where it is known. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Hospitals in the area and below; kept by the seed. */
    hospitalCount: integer('hospital_count').notNull().default(0),
  },
  (table) => [
    index('areas_parent').on(table.parentId),
    index('areas_level').on(table.level, table.pinyin),
  ],
);

/** Departments as people look for them, the same in every hospital. */
export const standardDepartments = pgTable('standard_departments', {
  id: text('id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  icon: text('icon').notNull(),
  position: integer('position').notNull(),
  /** Doctors of all hospitals in it; kept by the seed. */
  doctorCount: integer('doctor_count').notNull().default(0),
});

/** Hospitals with their booking rules, which are data and may differ from one to the next. */
export const hospitals = pgTable(
  'hospitals',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    level: text('level', { enum: ['3A', '3B', '2A', '2B', '1', 'private'] }).notNull(),
    provinceId: text('province_id')
      .notNull()
      .references(() => areas.id),
    cityId: text('city_id')
      .notNull()
      .references(() => areas.id),
    districtId: text('district_id')
      .notNull()
      .references(() => areas.id),
    address: jsonb('address').$type<Localised>().notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    phone: text('phone').notNull(),
    introduction: jsonb('introduction').$type<Localised>().notNull(),
    trafficGuide: jsonb('traffic_guide').$type<Localised>().notNull(),
    tags: jsonb('tags').$type<LocalisedList>().notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Departments of the second layer; kept by the seed. */
    departmentCount: integer('department_count').notNull().default(0),
    doctorCount: integer('doctor_count').notNull().default(0),
    /** A day opens this many days ahead of itself, at `releaseTime`. */
    windowDays: integer('window_days').notNull().default(14),
    /** HH:MM at the hospital. */
    releaseTime: text('release_time').notNull().default('07:00'),
    closeMinutesBefore: integer('close_minutes_before').notNull().default(30),
    payWithinMinutes: integer('pay_within_minutes').notNull().default(30),
    cancelDaysBefore: integer('cancel_days_before').notNull().default(1),
    /** HH:MM at the hospital. */
    cancelUntil: text('cancel_until').notNull().default('18:00'),
    noShowLimit: integer('no_show_limit').notNull().default(3),
    noShowWindowDays: integer('no_show_window_days').notNull().default(30),
    suspendDays: integer('suspend_days').notNull().default(90),
    maxOpenPerPatient: integer('max_open_per_patient').notNull().default(3),
    // What this hospital takes from accounts that hoard: counted over all hospitals, which one account could else go through.
    /** Open appointments of one account. */
    maxOpenPerAccount: integer('max_open_per_account').notNull().default(20),
    /** Appointments made on a day by one account, for one person by all accounts, and by all accounts of one device. */
    maxADayPerAccount: integer('max_a_day_per_account').notNull().default(10),
    maxADayPerPerson: integer('max_a_day_per_person').notNull().default(5),
    maxADayPerDevice: integer('max_a_day_per_device').notNull().default(20),
    /** Appointments cancelled, or left unpaid, on a day by one account; for one person by all accounts. */
    maxGivenUpADay: integer('max_given_up_a_day').notNull().default(4),
    bring: jsonb('bring').$type<LocalisedList>().notNull(),
    /** How the fee is settled with health insurance. */
    insurance: text('insurance', { enum: insuranceWays }).notNull().default('settledAtCounter'),
    /** What is asked before an order is taken, so that a program cannot make it. */
    submitCheck: text('submit_check', { enum: submitChecks }).notNull().default('none'),
    /** Clinics open to a patient who has not been there before. */
    firstVisitClinics: jsonb('first_visit_clinics')
      .$type<readonly ClinicType[]>()
      .notNull()
      .default([...clinicTypes]),
    maxReschedules: integer('max_reschedules').notNull().default(2),
    /** Its own system keeps the places: each is asked for there. */
    asksSystem: boolean('asks_system').notNull().default(false),
    /** The building of its clinics with its floors; null where it has not described them. */
    wayInside: jsonb('way_inside').$type<WayInside>(),
    ...waitListColumns,
  },
  (table) => [
    index('hospitals_city').on(table.cityId),
    // These two answer for the narrowest booking window of all, which searches ask for (search.ts).
    index('hospitals_close').on(table.closeMinutesBefore),
    index('hospitals_window').on(table.windowDays),
    check('hospitals_release_time', sql`${table.releaseTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    // Who came in the draw stands in the list.
    check('hospitals_draw', sql`${table.drawSeconds} = 0 or ${table.waitListSize} > 0`),
    // What a hospital keeps itself is neither listed for, drawn nor changed here.
    check(
      'hospitals_asks_system',
      sql`not ${table.asksSystem} or (${table.waitListSize} = 0 and ${table.maxReschedules} = 0)`,
    ),
    check('hospitals_cancel_until', sql`${table.cancelUntil} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

/** Departments of a hospital in two layers; a row without a parent is a group. */
export const hospitalDepartments = pgTable(
  'hospital_departments',
  {
    id: text('id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    parentId: text('parent_id').references((): AnyPgColumn => hospitalDepartments.id),
    /** Null for a group. */
    standardDepartmentId: text('standard_department_id').references(() => standardDepartments.id),
    name: jsonb('name').$type<Localised>().notNull(),
    /** Where patients of the department are seen. */
    clinicAddress: jsonb('clinic_address').$type<Localised>().notNull(),
    /** Floor and zone of it in the building of `hospitals.way_inside`; null where they are not known. */
    clinicFloor: integer('clinic_floor'),
    clinicRoom: jsonb('clinic_room').$type<Localised>(),
    position: integer('position').notNull(),
    doctorCount: integer('doctor_count').notNull().default(0),
  },
  (table) => [index('hospital_departments_hospital').on(table.hospitalId, table.position)],
);

export const doctors = pgTable(
  'doctors',
  {
    id: text('id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.id),
    /** A department of the second layer. */
    hospDeptId: text('hosp_dept_id')
      .notNull()
      .references(() => hospitalDepartments.id),
    name: jsonb('name').$type<Localised>().notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    title: text('title', { enum: ['chief', 'associateChief', 'attending', 'resident'] }).notNull(),
    academicTitle: text('academic_title', { enum: ['professor', 'associateProfessor'] }),
    speciality: jsonb('speciality').$type<Localised>().notNull(),
    introduction: jsonb('introduction').$type<Localised>().notNull(),
    tags: jsonb('tags').$type<LocalisedList>().notNull(),
    /** Share of four and five stars among the reviews; kept with them, 0 without one. */
    praisePerMille: integer('praise_per_mille').notNull(),
    reviewCount: integer('review_count').notNull().default(0),
    visitCount: integer('visit_count').notNull(),
    /** Fee of an ordinary shift; what a card shows while no shift is open. */
    feeCents: integer('fee_cents').notNull(),
  },
  (table) => [
    index('doctors_department').on(table.hospDeptId),
    index('doctors_hospital').on(table.hospitalId),
    // The orders of the ranking lists.
    index('doctors_praise').on(
      table.praisePerMille.desc().nullsFirst(),
      table.visitCount.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('doctors_visits').on(table.visitCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/** Weekly timetable of a doctor; shifts are made from it a day at a time. */
export const doctorSessions = pgTable(
  'doctor_sessions',
  {
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** ISO weekday, 1 is Monday. */
    weekday: integer('weekday').notNull(),
    period: text('period', { enum: ['morning', 'afternoon', 'evening'] }).notNull(),
    /** Minutes from midnight at the hospital. */
    startMinute: integer('start_minute').notNull(),
    /** Number of half hours. */
    halfHours: integer('half_hours').notNull(),
    /** Places in each half hour. */
    places: integer('places').notNull(),
    feeCents: integer('fee_cents').notNull(),
    clinicType: text('clinic_type', { enum: clinicTypes }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.doctorId, table.weekday, table.period] })],
);

/** Days for which shifts were made; a row is written in the same transaction as the shifts. */
export const scheduleDays = pgTable('schedule_days', {
  date: date('date', { mode: 'string' }).primaryKey(),
});

/**
 * Half an hour of a doctor with its places. No index holds `remaining` or `stopped`, so that
 * taking a place stays a heap-only update; foreign keys are left to `doctors`, as shifts come by the million.
 */
export const shiftCases = pgTable(
  'shift_cases',
  {
    id: text('id').primaryKey(),
    doctorId: text('doctor_id').notNull(),
    hospitalId: text('hospital_id').notNull(),
    hospDeptId: text('hosp_dept_id').notNull(),
    /** Calendar day at the hospital. */
    date: date('date', { mode: 'string' }).notNull(),
    period: text('period', { enum: ['morning', 'afternoon', 'evening'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    total: integer('total').notNull(),
    /** Places that anybody may take. */
    remaining: integer('remaining').notNull(),
    /** People in the shift's list who have no place yet, and free places that are kept for them. */
    waiting: integer('waiting').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    feeCents: integer('fee_cents').notNull(),
    clinicType: text('clinic_type', { enum: clinicTypes }).notNull(),
    stopped: boolean('stopped').notNull().default(false),
  },
  (table) => [
    index('shift_cases_doctor').on(table.doctorId, table.startsAt),
    check('shift_cases_places', sql`${table.remaining} between 0 and ${table.total}`),
    check(
      'shift_cases_kept',
      sql`${table.kept} between 0 and least(${table.waiting}, ${table.total} - ${table.remaining})`,
    ),
    check('shift_cases_time', sql`${table.endsAt} > ${table.startsAt}`),
    check('shift_cases_fee', sql`${table.feeCents} >= 0`),
  ],
);

/** Notices of the portal (`hospitalId` null) or of one hospital. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    hospitalId: text('hospital_id').references(() => hospitals.id),
    /** The department that it is of; null for the whole house. */
    hospDeptId: text('hosp_dept_id').references(() => hospitalDepartments.id),
    kind: text('kind', { enum: noticeKinds }).notNull().default('other'),
    title: jsonb('title').$type<Localised>().notNull(),
    content: jsonb('content').$type<Localised>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** In force until then; null is for ever. */
    validUntil: instant('valid_until'),
  },
  (table) => [index('notices_hospital').on(table.hospitalId, table.publishedAt)],
);

/** Tabs at the bottom of the portal, in order. */
export const homeTabs = pgTable('home_tabs', {
  key: text('key').primaryKey(),
  routeName: text('route_name').notNull(),
  position: integer('position').notNull(),
});
