import { z } from 'zod';
import { BannerId, ChannelId, OrganizationCode } from './ids';
import { CommentKey } from '../reviews/ids';
import { defineCalls } from '../define-calls';
import { Area } from '../directory/directory-shapes';
import { PositionFields } from '../directory/position';
import { reviewLimits } from '../reviews/review-rules';
import { ModerationFinding, ReviewState, Stars } from '../reviews/review-shapes';
import {
  AreaId,
  Cents,
  Done,
  Instant,
  ListOf,
  Nothing,
  PageFields,
  SearchText,
  writtenText,
} from '../shapes';

const Counted = z.int().min(0);

/** What kind of help is looked for: care at home, rehabilitation, teeth. */
const HealthChannel = z
  .object({
    channelId: ChannelId,
    name: z.string(),
    summary: z.string(),
    bannerId: BannerId,
    organisationCount: Counted,
  })
  .meta({ id: 'HealthChannel' });

const HealthOrganisationCard = z
  .object({
    orgCode: OrganizationCode,
    channelId: ChannelId,
    channelName: z.string(),
    name: z.string(),
    summary: z.string(),
    areaId: AreaId,
    areaName: z.string(),
    address: z.string(),
    comesHome: z.boolean(),
    takesInsurance: z.boolean(),
    openAtNight: z.boolean(),
    commentCount: Counted,
    /** Mean of the stars with one decimal; null without a published comment. */
    average: z.number().min(1).max(5).nullable(),
    /** What its cheapest service begins at; null where each price is on request. */
    fromCents: Cents.nullable(),
    /** Null without a position of the person or of the organisation. */
    distanceMetres: z.int().min(0).nullable(),
  })
  .meta({ id: 'HealthOrganisationCard' });

const HealthOrganisation = HealthOrganisationCard.extend({
  introduction: z.string(),
  phone: z.string(),
  hours: z.string(),
  /** Where it is on a map; null where that is not known. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  services: z.array(
    z.object({
      name: z.string(),
      /** What one time costs, in words. */
      price: z.string(),
      /** The amount at which the price begins; null where it is on request. */
      fromCents: Cents.nullable(),
    }),
  ),
  /** Published comments by what they say of it. */
  good: Counted,
  middle: Counted,
  poor: Counted,
}).meta({ id: 'HealthOrganisation' });

const HealthComment = z
  .object({
    commentKey: CommentKey,
    score: Stars,
    /** Hidden words are stars. */
    text: z.string(),
    /** Masked; null where the author stays unnamed. */
    authorName: z.string().nullable(),
    createdAt: Instant,
    edited: z.boolean(),
  })
  .meta({ id: 'HealthComment' });

const OwnHealthComment = HealthComment.extend({
  /** As it was written. */
  writtenText: z.string(),
  anonymous: z.boolean(),
  state: ReviewState,
  findings: z.array(ModerationFinding),
  /** What the person who decided says; null where it was not refused. */
  refusal: z.string().nullable(),
}).meta({ id: 'OwnHealthComment' });

/** What narrows organisations; at least one is given. */
const Wanted = z.object({
  channelId: ChannelId.optional(),
  areaId: AreaId.optional(),
  q: SearchText.optional(),
  sort: z.enum(['usual', 'rating']).optional(),
  comesHome: z.boolean().optional(),
  takesInsurance: z.boolean().optional(),
  openAtNight: z.boolean().optional(),
});

const OfOrganisation = z.object({ orgCode: OrganizationCode });

/** Health services: channels, organisations and what people say of them (spec 2 §2.8, spec 3 §5 and §7.7). */
export const healthServices = defineCalls({
  listHealthChannels: {
    path: '/hades/health/channel/list',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(HealthChannel),
  },
  /** Refuses with `bannerIdMissing` without an id (spec 3 §5). */
  getHealthChannelBanner: {
    path: '/hades/health/channel/banner',
    access: 'open',
    kind: 'query',
    request: z.object({ bannerId: BannerId.optional() }),
    response: z.object({
      bannerId: BannerId,
      channelId: ChannelId,
      title: z.string(),
      text: z.string(),
    }),
    refusals: ['bannerIdMissing'],
  },
  /** Areas with an organisation, of a channel where one is named. */
  listHealthAreas: {
    path: '/hades/health/area/list',
    access: 'open',
    kind: 'query',
    request: z.object({ channelId: ChannelId.optional() }),
    response: ListOf(Area),
  },
  /** What a list can be narrowed by further, and how many are left. Refuses with `parametersMissing` (spec 3 §5). */
  filterOrganizations: {
    path: '/hades/health/org/filter',
    access: 'open',
    kind: 'query',
    request: Wanted,
    response: z.object({
      channels: z.array(z.object({ channelId: ChannelId, name: z.string(), count: Counted })),
      areas: z.array(z.object({ areaId: AreaId, name: z.string(), count: Counted })),
      comesHome: Counted,
      takesInsurance: Counted,
      openAtNight: Counted,
    }),
    refusals: ['parametersMissing'],
    tags: ['HealthComment'],
  },
  /**
   * The nearest first where a position is given and no other order is wanted. Refuses with `parametersMissing` where nothing
   * narrows it (spec 3 §5).
   */
  listOrganizations: {
    path: '/hades/health/org/list',
    access: 'open',
    kind: 'query',
    request: Wanted.extend({ ...PositionFields, ...PageFields }),
    response: ListOf(HealthOrganisationCard),
    refusals: ['parametersMissing'],
    tags: ['HealthComment'],
  },
  getOrganization: {
    path: '/hades/health/org/detail',
    access: 'open',
    kind: 'query',
    request: OfOrganisation.extend(PositionFields),
    response: HealthOrganisation,
    tags: ['HealthComment'],
  },
  /** Published comments, the newest first. */
  listOrganizationComments: {
    path: '/hades/health/org/comment/list',
    access: 'open',
    kind: 'query',
    request: OfOrganisation.extend({
      share: z.enum(['good', 'middle', 'poor']).optional(),
      ...PageFields,
    }),
    response: ListOf(HealthComment),
    tags: ['HealthComment'],
  },
  /** What the account said of an organisation; null before it did. */
  getOwnOrganizationComment: {
    path: '/hades/health/org/comment/own',
    access: 'bound',
    kind: 'query',
    request: OfOrganisation,
    response: z.object({ orgName: z.string(), comment: OwnHealthComment.nullable() }),
    tags: ['HealthComment'],
  },
  /** Says how an organisation is, or says it anew: one comment an account and organisation. */
  submitOrganizationComment: {
    path: '/hades/health/org/comment/submit',
    access: 'bound',
    kind: 'mutation',
    request: OfOrganisation.extend({
      score: Stars,
      text: writtenText({ max: reviewLimits.text }).default(''),
      anonymous: z.boolean().default(false),
    }),
    response: OwnHealthComment,
    tags: ['HealthComment'],
  },
  /** Takes the account's comment back; nothing happens where there is none. */
  deleteOrganizationComment: {
    path: '/hades/health/org/comment/delete',
    access: 'bound',
    kind: 'mutation',
    request: OfOrganisation,
    response: Done,
    tags: ['HealthComment'],
  },
});
