import { z } from 'zod';
import { DeptId, DoctorId } from './ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { DoctorCard, HotDepartment } from './directory-shapes';
import { Gender } from '../account/patients';
import { AreaId, ListOf, Nothing, PageFields, SearchText, writtenText } from '../shapes';

/** Key of an entry: part of an address that people keep and share, so never changed. */
const EntryKey = marked(z.string().regex(/^[a-z][a-z0-9-]{1,47}$/), {
  public: 'diseases are the same for everybody',
  loggable: true,
});

/** A standard department as lists of departments show it. */
const CareDepartment = HotDepartment.omit({ isIndividuation: true });

const StandardDepartment = CareDepartment.extend({
  /** What hospitals file it under, 内科 or 外科; null where none has it. */
  groupName: z.string().nullable(),
  doctorCount: z.int().min(0),
}).meta({ id: 'StandardDepartment' });

const KnowledgeCard = z
  .object({
    entryId: EntryKey,
    kind: z.enum(['disease', 'symptom']),
    name: z.string(),
    /** Index letter, A to Z: of the pinyin for readers of Chinese, else of the name. */
    letter: z.string().length(1),
    /** The first of its departments. */
    deptId: DeptId,
    deptName: z.string(),
  })
  .meta({ id: 'KnowledgeCard' });

/** One to three plain sentences or points. */
const Section = z.array(z.string()).min(1);

/** What cannot wait for an appointment. */
export const RedFlag = z
  .object({
    flagId: EntryKey,
    /** Call 120 at once, or go to an emergency department at once. */
    urgency: z.enum(['call120', 'goNow']),
    title: z.string(),
    advice: z.string(),
  })
  .meta({ id: 'RedFlag' });

/** Diseases and symptoms, and where everyday words lead (spec 3 §7.11, spec 1 §7). */
export const knowledge = defineCalls({
  /** Diseases and symptoms by name, those of a letter or a standard department when asked. */
  listKnowledge: {
    path: '/moduleoperate/kb/list',
    access: 'open',
    kind: 'query',
    request: z.object({
      kind: z.enum(['disease', 'symptom']).optional(),
      letter: z
        .string()
        .regex(/^[A-Z]$/)
        .optional(),
      /** Standard department, as in `listHotDepts`; any of an entry's departments counts. */
      deptId: DeptId.optional(),
      /** Those that are called so, then those that the words lead to. */
      q: SearchText.default(''),
    }),
    response: ListOf(KnowledgeCard),
    tags: ['Knowledge'],
    cached: true,
  },
  /** One disease or symptom. */
  getKnowledge: {
    path: '/moduleoperate/kb/detail/{entryId}',
    access: 'open',
    kind: 'query',
    request: z.object({ entryId: EntryKey }),
    response: KnowledgeCard.omit({ deptId: true, deptName: true }).extend({
      otherNames: z.array(z.string()),
      departments: z.array(CareDepartment),
      what: Section,
      goAtOnce: Section,
      whichDepartment: Section,
      bring: Section,
      ask: Section,
      /** A doctor of its first department who stands for the text; null where the portal has none. */
      reviewer: z
        .object({
          doctorId: DoctorId,
          name: z.string(),
          titleText: z.string(),
          hospitalName: z.string(),
          hospDeptName: z.string(),
        })
        .nullable(),
      /** Other entries of its first department, the nearest first. */
      related: z.array(z.object({ entryId: EntryKey, name: z.string() })),
    }),
    tags: ['Knowledge'],
    cached: true,
  },
  /** The standard departments that have doctors, group by group. */
  listStandardDepartments: {
    path: '/moduleoperate/kb/deptlist',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(StandardDepartment),
    tags: ['Knowledge'],
    cached: true,
  },
  /** A standard department, and the diseases and symptoms it treats. */
  getStandardDepartment: {
    path: '/moduleoperate/kb/deptdetail/{deptId}',
    access: 'open',
    kind: 'query',
    request: z.object({ deptId: DeptId }),
    response: StandardDepartment.extend({
      entries: z.array(KnowledgeCard.pick({ entryId: true, kind: true, name: true })),
    }),
    tags: ['Knowledge'],
    cached: true,
  },
  /** Doctors of an entry's first department, the best first. */
  listKnowledgeDoctors: {
    path: '/moduleoperate/kb/doctorlist/{entryId}',
    access: 'open',
    kind: 'query',
    request: z.object({ entryId: EntryKey, areaId: AreaId.optional(), ...PageFields }),
    response: ListOf(DoctorCard),
  },
  /**
   * Where words of everyday life lead: departments, entries, and what cannot wait, which is shown before all else. It
   * guides and is no diagnosis.
   */
  getKeywordAnalysis: {
    path: '/common/keywordanalysis/detail',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: writtenText({ max: 200 }),
      /** Where hospitals are counted; the whole country without it. */
      areaId: AreaId.optional(),
      /** Also how many hospitals have a place today, and what there is to read first. */
      detailed: z.boolean().default(false),
      /** Of the person it is about, in years, where known. */
      age: marked(z.number().min(0).max(150), { private: true }).optional(),
      gender: Gender.optional(),
    }),
    response: z.object({
      redFlags: z.array(RedFlag),
      /** What is a reason to call 120 with the trouble that was described; null where none was, or it is seldom urgent. */
      danger: z.object({ entryId: EntryKey, signs: Section }).nullable().default(null),
      departments: z.array(
        CareDepartment.extend({
          /** The words that led there. */
          words: z.array(z.string()),
          /** Why, in a sentence; null where a department or a part of the body was named. */
          reason: z.string().nullable(),
          /** Hospitals whose department has a place left today; null where it was not requested. */
          hospitalsToday: z.int().min(0).nullable().default(null),
        }),
      ),
      entries: z.array(z.object({ entryId: EntryKey, name: z.string() })),
      /** The entry to read first, with its reviewer; null where there is none, or it was not requested. */
      article: z
        .object({
          entryId: EntryKey,
          name: z.string(),
          deptId: DeptId,
          reviewerName: z.string().nullable(),
        })
        .nullable()
        .default(null),
      /** What was taken for another word. */
      corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
    }),
  },
});
