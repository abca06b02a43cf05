import { AreaId, Cents, writtenText } from '@xinglin/contract';
import { clinicTypes } from '@xinglin/rules';
import { z } from 'zod';

/** As the hospital's own system names things; it stands in addresses of pages. */
const Name = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);
const Text = writtenText({ min: 1, max: 200 });
const LongText = writtenText({ max: 4000 });

/** Simplified Chinese and English; Traditional Chinese is made of the former. */
const Both = z.object({ 'zh-Hans': Text, en: Text });
const LongBoth = z.object({ 'zh-Hans': LongText, en: LongText });
const none = { 'zh-Hans': '', en: '' };
const Tags = z.array(Both).max(12).default([]);
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A hospital as its own system tells of it. Rules of booking that are left out are the product's own. */
export const ImportedHospital = z.object({
  id: Name,
  name: Both,
  level: z.enum(['3A', '3B', '2A', '2B', '1', 'private']),
  /** GB/T 2260; province and city follow from it. */
  districtId: AreaId,
  address: Both,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  phone: z.string().regex(/^[\d+ -]{5,20}$/),
  introduction: LongBoth.default(none),
  trafficGuide: LongBoth.default(none),
  tags: Tags,
  bring: z.array(Both).max(12).default([]),
  windowDays: z.int().min(1).max(14).optional(),
  releaseTime: Clock.optional(),
  closeMinutesBefore: z.int().min(0).max(1440).optional(),
  payWithinMinutes: z.int().min(5).max(1440).optional(),
  cancelDaysBefore: z.int().min(0).max(7).optional(),
  cancelUntil: Clock.optional(),
});

/** A department, or a group of them where it has neither parent nor standard. */
export const ImportedDepartment = z
  .object({
    id: Name,
    hospitalId: Name,
    parentId: Name.nullable().default(null),
    /** What it is called everywhere; `list-standard-departments` of the calls names them. */
    standardDepartmentId: Name.nullable().default(null),
    name: Both,
    clinicAddress: LongBoth.default(none),
    position: z.int().min(0).max(9999).default(0),
  })
  .refine(
    ({ parentId, standardDepartmentId }) => (parentId === null) === (standardDepartmentId === null),
    { error: 'a department has a parent and a standard, a group has neither' },
  );

/** Half a day of a week at which a doctor sees patients. */
const ImportedSession = z.object({
  weekday: z.int().min(1).max(7),
  period: z.enum(['morning', 'afternoon', 'evening']),
  startMinute: z.int().min(0).max(1410),
  halfHours: z.int().min(1).max(16),
  places: z.int().min(1).max(200),
  feeCents: Cents,
  clinicType: z.enum(clinicTypes),
});

export const ImportedDoctor = z.object({
  id: Name,
  departmentId: Name,
  name: z.object({ 'zh-Hans': Text, en: Text.optional() }),
  gender: z.enum(['female', 'male']),
  title: z.enum(['chief', 'associateChief', 'attending', 'resident']),
  academicTitle: z.enum(['professor', 'associateProfessor']).nullable().default(null),
  speciality: LongBoth.default(none),
  introduction: LongBoth.default(none),
  tags: Tags,
  feeCents: Cents,
  /** Takes the place of the former timetable; shifts of days that are made already stay. */
  sessions: z
    .array(ImportedSession)
    .max(21)
    .refine(
      (sessions) =>
        new Set(sessions.map(({ weekday, period }) => `${weekday} ${period}`)).size ===
        sessions.length,
      { error: 'one of a weekday and period' },
    ),
});

/** One piece of an import. Rows may name what an earlier piece brought. */
export const ImportedBatch = z.object({
  import: z.string().regex(/^[\w.-]{1,64}$/),
  /** 1 for the first piece. */
  batch: z.int().min(1).max(100_000),
  hospitals: z.array(ImportedHospital).max(50).default([]),
  departments: z.array(ImportedDepartment).max(500).default([]),
  doctors: z.array(ImportedDoctor).max(500).default([]),
});

export type Batch = z.output<typeof ImportedBatch>;
