import { z } from 'zod';
import { defineCalls } from '../define-calls';
import { Id, Instant, ListOf, LocalDate, Nothing } from '../shapes';

/** What an agreement is about (spec 2 §2.12, §2.27). `doctor…`: of the doctors' app. */
export const AgreementType = z
  .enum([
    'service',
    'privacy',
    'privacySummary',
    'children',
    'legal',
    'logout',
    'labor',
    'business',
    'doctorPrivacy',
    'doctorLegal',
  ])
  .meta({ id: 'AgreementType' });

/**
 * The agreements whose box was ticked. The gateway writes down which version of each was in force, so that it can
 * be told later what the person agreed to.
 */
export const AgreedField = { agreed: z.array(AgreementType).max(5).optional() };

/** Kind of business an agreement of type `business` is for; `default` for all of them and for every other type. */
export const BusinessType = z.string().regex(/^[a-zA-Z][\w-]{0,31}$/);

/** Key of a channel, as partners' hosts and app ids carry it. */
export const ChannelKey = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/);

const Version = z.string().regex(/^\d{1,3}(?:\.\d{1,3}){1,2}$/);

/** A run of words within a paragraph. */
export const AgreementSpan = z
  .object({
    text: z.string(),
    strong: z.boolean().optional(),
    /** The words name this agreement, and a reader links them to it. */
    agreement: AgreementType.optional(),
  })
  .meta({ id: 'AgreementSpan' });

/**
 * A piece of an agreement's text. Structure instead of markup: there is nothing in it that a browser could run.
 * `{platform}` and `{phone}` in a text stand for the channel's name and customer service.
 */
export const AgreementBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), text: z.string() }),
    z.object({ kind: z.literal('paragraph'), spans: z.array(AgreementSpan) }),
    z.object({
      kind: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(z.array(AgreementSpan)),
    }),
  ])
  .meta({ id: 'AgreementBlock' });

/** One version of an agreement, without its text. */
export const AgreementVersion = z
  .object({
    version: Version,
    /** Day from which it is in force, in mainland China. */
    effectiveOn: LocalDate,
    /** `former` ones stay readable; an `upcoming` one is shown before it takes effect. */
    status: z.enum(['upcoming', 'current', 'former']),
  })
  .meta({ id: 'AgreementVersion' });

const AgreementKey = {
  type: AgreementType,
  bsType: BusinessType.default('default'),
  /** The channel of the `appid` header unless told; a channel without a text of its own has the common one. */
  channel: ChannelKey.optional(),
};

export const content = defineCalls({
  /** One agreement in the reader's language, with all its versions; the one in force unless told. */
  getAgreement: {
    path: '/moduleoperate/agreement/detail.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      ...AgreementKey,
      /** A version by its number, or the one before the version in force. */
      version: z.union([Version, z.literal('previous')]).optional(),
    }),
    response: AgreementVersion.extend({
      type: AgreementType,
      bsType: BusinessType,
      title: z.string(),
      blocks: z.array(AgreementBlock),
      /** The newest first. */
      versions: z.array(AgreementVersion),
    }),
    tags: ['Agreement'],
    cached: true,
  },
  /** Every agreement in force on a channel, without its text. */
  listAgreements: {
    path: '/moduleoperate/agreement/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({ channel: ChannelKey.optional() }),
    response: ListOf(
      AgreementVersion.extend({
        type: AgreementType,
        bsType: BusinessType,
        title: z.string(),
      }),
    ),
    tags: ['Agreement'],
    cached: true,
  },
  /** Which versions the account agreed to and when, the newest consent first. */
  listAgreementConsents: {
    path: '/moduleoperate/agreement/consent/list.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      z.object({
        consentId: Id,
        type: AgreementType,
        bsType: BusinessType,
        title: z.string(),
        version: Version,
        effectiveOn: LocalDate,
        givenAt: Instant,
      }),
    ),
    tags: ['AgreementConsent'],
  },
});
