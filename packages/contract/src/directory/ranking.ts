import { z } from 'zod';
import { DiseaseId, TagId } from './ids';
import { defineCalls } from '../define-calls';
import { DoctorCard, HospitalCard } from './directory-shapes';
import { AreaId, ListOf, Nothing } from '../shapes';

/** What lists are ranked by. */
export const rankings = ['praise', 'visits', 'hospital', 'disease'] as const;

const Ranking = z.enum(rankings).meta({ id: 'Ranking' });

/** The place in a list, from 1. */
const rank = z.int().min(1);

/** Free places are not part of it, so that a list may be kept. */
const RankedDoctor = DoctorCard.omit({ availability: true, nextDate: true })
  .extend({ rank })
  .meta({ id: 'RankedDoctor' });

const RankedHospital = HospitalCard.omit({ availability: true, distance: true })
  .extend({
    rank,
    /** Visits of the doctors that are counted. */
    visitCount: z.int().min(0),
    /** Published reviews of these doctors; without one there is no share of good ones to tell. */
    reviewCount: z.int().min(0),
    /** The share of good ones among them, in per mille. */
    praisePerMille: z.int().min(0).max(1000),
  })
  .meta({ id: 'RankedHospital' });

/** Of a tag and an area; of all where it names none. */
const Where = z.object({
  /** A tag of `listRankingTags`. */
  tagId: TagId.optional(),
  areaId: AreaId.optional(),
});

const RankingTag = z
  .object({
    tagId: TagId,
    name: z.string(),
    /** The account put it in front. */
    chosen: z.boolean(),
  })
  .meta({ id: 'RankingTag' });

/** Lists by what happened, never by payment (spec 3 §7.2). Fifty places at most. */
export const ranking = defineCalls({
  listRankedDoctors: {
    path: '/moduleranking/top/doctorlist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Where.extend({ by: z.enum(['praise', 'visits']).default('praise') }),
    response: ListOf(RankedDoctor),
  },
  listRankedHospitals: {
    path: '/moduleranking/top/hospitallist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Where,
    response: ListOf(RankedHospital),
  },
  /** Diseases and symptoms that most people follow. */
  listRankedContents: {
    path: '/moduleranking/top/contentlist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Where.pick({ tagId: true }),
    response: ListOf(
      z
        .object({
          rank,
          entryId: DiseaseId,
          kind: z.enum(['disease', 'symptom']),
          name: z.string(),
          followerCount: z.int().min(0),
        })
        .meta({ id: 'RankedContent' }),
    ),
  },
  /** The lists that there are, and by which rule each one is made. */
  getRankBaseInfo: {
    path: '/moduleranking/rankconf/baseinfo',
    access: 'open',
    kind: 'query',
    cached: true,
    // Its errors are logged only (spec 3 §7.2).
    onFailure: 'log',
    request: Nothing,
    response: z.object({
      rankings: z.array(z.object({ ranking: Ranking, name: z.string(), rule: z.string() })),
      /** Places of a list, at most. */
      most: z.int().min(1),
    }),
  },
  /** The standard departments that have doctors, those first that the account put in front. */
  listRankingTags: {
    path: '/moduleranking/rankingtag/list',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(RankingTag),
    tags: ['RankingTag'],
  },
  /** Which tags the account wants in front, in their order; none for the usual order. */
  editRankingTags: {
    path: '/moduleranking/rankingtag/edit',
    access: 'session',
    kind: 'mutation',
    request: z.object({ tagIds: z.array(TagId).max(10) }),
    response: ListOf(RankingTag),
    tags: ['RankingTag'],
  },
});
