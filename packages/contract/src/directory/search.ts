import { z } from 'zod';
import { FoundGroup, PortalFunction, searchKinds, Suggestion } from './found';
import { DeptId, DiseaseId, DoctorId } from './ids';
import { defineCalls } from '../define-calls';
import {
  DoctorCard,
  DoctorSort,
  DoctorWanted,
  HospitalCard,
  HospitalWanted,
  HotDepartment,
} from './directory-shapes';
import { Lecture } from '../community/lectures';
import { AreaId, Id, ListOf, Nothing, PageFields, SearchText } from '../shapes';

const Words = SearchText.min(1);
const Department = HotDepartment.omit({ isIndividuation: true });
const Entry = z.object({
  entryId: DiseaseId,
  kind: z.enum(['disease', 'symptom']),
  name: z.string(),
});

/** Something to read about health; named as the specification names it (spec 3 §3). */
const HealthInfo = z
  .object({
    topic_id: Id,
    title: z.string(),
    /** The first sentence. */
    topic_intro: z.string(),
    content: z.string(),
    /** Address of a picture; null where it has none. */
    cover_photo: z.string().nullable().default(null),
    /** The entry of the knowledge base that it is from; null of anything else. */
    entryId: DiseaseId.nullable().default(null),
    /** The standard department that it is about. */
    deptId: DeptId.nullable().default(null),
    /** The doctor who answers for the text; null where there is none. */
    reviewer: z.object({ doctorId: DoctorId, name: z.string() }).nullable().default(null),
    /** How long the page takes to read. */
    readMinutes: z.int().min(1).nullable().default(null),
  })
  .meta({ id: 'HealthInfo' });

/**
 * Something to read that home recommends; named as the specification names it (spec 3 §7.1). What is in it is the
 * portal's own: it has no replies and no votes to count.
 */
const RecommendedTopic = z
  .object({
    topic_id: Id,
    /** 1: an article. The specification's 3, a question with several answers, is of a community. */
    topic_type: z.literal(1),
    title: z.string(),
    /** The first sentence. */
    description: z.string(),
    /** The departments that it belongs to, two at most. */
    tag_detail: z.array(z.object({ tag_id: Id, tag_name: z.string() })).max(2),
    /** The entry of the knowledge base that it is from; null of anything else. */
    entryId: DiseaseId.nullable().default(null),
  })
  .meta({ id: 'RecommendedTopic' });

/** A piece of content that words were found in. */
const FoundContent = z
  .object({ contentId: Id, title: z.string(), summary: z.string() })
  .meta({ id: 'FoundContent' });

/** A page of content that has the words. */
const contentSearch = {
  access: 'open',
  kind: 'query',
  request: z.object({ q: Words, ...PageFields }),
  response: ListOf(FoundContent),
} as const;

/** One box for everything (spec 3 §7.4, spec 1 §7). The lists of doctors and hospitals are the directory's. */
export const search = defineCalls({
  /** While the words are being typed, six at most: pages of the portal, then those first whose name begins so. */
  listSearchSuggestions: {
    path: '/common/searchsuggest/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({ q: SearchText, areaId: AreaId.optional() }),
    response: ListOf(Suggestion),
  },
  /** The best of each kind, and how many there are. */
  mergeSearch: {
    path: '/modulesearch/mergesearch/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: Words,
      areaId: AreaId.optional(),
      /** Most of each kind. */
      pageSize: z.int().min(1).max(10).default(3),
      /** `things`: only what is found besides hospitals, departments, diseases and doctors. */
      only: z.enum(['things']).optional(),
    }),
    response: z.object({
      /** The kinds that have something, in the order in which to show them. */
      kinds: z.array(z.enum(searchKinds)),
      /** What a name in Latin letters is the pinyin of: `tongren` is a hospital, whatever else sounds so. */
      named: z.enum(['hospital', 'doctor']).nullable().default(null),
      /** Pages of the portal that the words name. */
      functions: z.array(PortalFunction).default([]),
      /** What was found besides, kind by kind; a kind without anything is left out. */
      groups: z.array(FoundGroup).default([]),
      /** What begins as the words do, where nothing has them. */
      nearest: z.array(Suggestion).default([]),
      hospitals: ListOf(HospitalCard),
      departments: z.array(Department),
      diseases: z.array(Entry),
      doctors: ListOf(DoctorCard),
    }),
  },
  /** Doctors of the department that the words lead to, whether or not they are written of any of them. */
  mergeSearchRecommend: {
    path: '/modulesearch/mergesearch/recommendlist.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: Words,
      areaId: AreaId.optional(),
      sort: DoctorSort.default('combo_score'),
      /** Those with a place left today; all where none of them has one. */
      today: z.boolean().default(false),
      ...PageFields,
    }),
    response: ListOf(
      DoctorCard.extend({
        /** Places left today, and from when on; null where there is none, or it was not requested. */
        placesToday: z
          .object({
            /** At the hospital. */
            from: z.string().regex(/^\d\d:\d\d$/),
            left: z.int().min(1),
          })
          .nullable()
          .default(null),
      }).meta({ id: 'RecommendedDoctor' }),
    ).extend({
      /** Whether the list is of those with a place today. */
      isToday: z.boolean().default(false),
      /** Null where the words lead nowhere: then there are no doctors either. */
      department: Department.nullable(),
    }),
  },
  /** Lectures that have the words, then those of what the words lead to; without words all, the newest first. */
  mergeSearchLectures: {
    path: '/modulesearch/mergesearch/lecturelist.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: SearchText.default(''),
      /** Standard department that they are about. */
      deptId: DeptId.optional(),
      ...PageFields,
    }),
    response: ListOf(Lecture),
  },
  /** The hospitals of the merged search, under the address of a search for hospitals alone. */
  searchHospitals: {
    path: '/modulesearch/hospitalsearch/list.json',
    access: 'open',
    kind: 'query',
    request: HospitalWanted,
    response: ListOf(HospitalCard),
  },
  /** The doctors of the merged search, under the address of a search for doctors alone. */
  searchDoctors: {
    path: '/modulesearch/doctorsearch/list.json',
    access: 'open',
    kind: 'query',
    request: DoctorWanted,
    response: ListOf(DoctorCard),
  },
  /** Consults that people have opened to others; the numbers are the specification's own. */
  searchConsults: {
    path: '/consult/consultsearch/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      q: Words,
      sort: z.enum(['combo_score', 'newest']).default('combo_score'),
      /** 0 is every kind of consult. */
      consultType: z.int().min(0).max(9).default(0),
      consultObject: z.int().min(0).max(9).default(1),
      consultStatus: z.int().min(0).max(9).default(2),
      satisfaction: z.int().min(0).max(9).default(3),
      ...PageFields,
    }),
    response: ListOf(FoundContent),
  },
  searchTopics: { path: '/community/topic/search.json', ...contentSearch },
  /** How much there is of a standard department, in an area when asked. */
  getTotalLegalDepartment: {
    path: '/modulesearch/search/one/totallegaldepartment',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ deptId: DeptId, areaId: AreaId.optional() }),
    response: Department.extend({
      doctorCount: z.int().min(0),
      hospitalCount: z.int().min(0),
    }),
  },
  /** Title, description and keywords of the page of a disease in an area. */
  getSeoTdk: {
    path: '/modulesearch/search/one/seotdkservice',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({
      /** An entry of the knowledge base: its key, or one of its names. */
      disease: SearchText.min(1),
      areaId: AreaId.optional(),
    }),
    response: z.object({
      entryId: DiseaseId,
      name: z.string(),
      /** The department that it belongs to. */
      deptId: DeptId,
      deptName: z.string(),
      title: z.string(),
      description: z.string(),
      keywords: z.array(z.string()),
    }),
  },
  /** What to know of health at this time of the year: home shows three (spec 3 §9). */
  selectHealthInfo: {
    path: '/modulesearch/search/one/healthhmoselect.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({
      /** The page that asks. */
      scene: z.string().max(32).default('home'),
    }),
    response: ListOf(HealthInfo),
  },
  /**
   * What else there is to read (spec 3 §7.1, §9): others each week, of each department one before any second, without
   * what `selectHealthInfo` has for the time of the year.
   */
  listRecommendedTopics: {
    path: '/modulesearch/search/one/recommendmergetopic.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({
      /** The page that asks. */
      scene: z.string().max(32).default('home'),
      param: z
        .object({
          /** Topics of one type alone. */
          type: z.literal(1).optional(),
          /** How many come before. */
          start: z.int().min(0).max(1000).default(0),
          rows: z.int().min(1).max(50).default(10),
        })
        .default({ start: 0, rows: 10 }),
    }),
    response: z.object({ items: z.array(RecommendedTopic), total: z.int().min(0) }),
  },
  /** What people come with at this time of the year, to begin a search from. */
  getSearchEntranceRecommend: {
    path: '/modulesearch/search/one/entranceRecommend',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(Entry),
  },
});
