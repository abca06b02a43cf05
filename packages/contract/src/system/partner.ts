import { z } from 'zod';
import { marked } from '../marks';
import { SignIn } from '../account/account';
import { defineCalls } from '../define-calls';
import { Instant, LocalDate, Nothing, opaqueText } from '../shapes';

/** Names one model of a channel's configuration; the portal builds it from the route's name. */
const ModelCode = z.string().regex(/^[\w.-]{1,80}$/);

/** A permit by which a company may do what it does. */
const CompanyLicence = z.object({
  kind: z.enum([
    'medicalInstitution',
    'internetHospital',
    'internetDrugInformation',
    'telecomService',
  ]),
  number: opaqueText({ max: 60 }),
  /** Its last day; null for one without an end. */
  validUntil: LocalDate.nullable(),
});

/** Who runs a channel, which by law every user can read. */
export const CompanyInfo = z
  .object({
    name: z.string().min(1),
    /** Unified social credit code, 18 characters with a check character (GB 32100-2015). */
    creditCode: z.string().length(18),
    address: z.string().min(1),
    licences: z.array(CompanyLicence).max(20),
    /** Of the site with the ministry; null where it has none. */
    icpFiling: z.string().nullable(),
  })
  .meta({ id: 'CompanyInfo' });

const RouteNames = z.array(z.string());

/**
 * What the gateway holds of a channel (spec 1 §3, §4; spec 2 §3). The channel is the one of the
 * `appid` header; an unknown one is refused as `forbidden`.
 */
export const partner = defineCalls({
  /** Which pages the channel may show, and which of them have a configuration of their own. */
  getPartnerConfig: {
    path: '/moduleenterprisepartner/config/getpartnerconfig',
    timeoutMs: 3000,
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      partnerName: z.string().default(''),
      /** Null leaves it to the built-in list and the day the channel was made. */
      isAllNode: z.boolean().nullable(),
      privateBlackRouteNameList: RouteNames,
      privateWhiteRouteNameList: RouteNames,
      isInPartnerWhiteList: z.boolean().default(false),
      /** Codes of all channels on the global white list. */
      partnerWhiteList: z.array(z.string()),
      /** Models that `getPartnerCustomConfigModel` has for the channel; null of a gateway that does not say. */
      modelCodes: z.array(ModelCode).nullable().default(null),
    }),
    tags: ['Partner'],
    cached: true,
  },
  /** Whether the channel has moved elsewhere, and since when it exists. */
  getPartnerInfo: {
    path: '/moduleenterprisepartner/config/getpartnerinfo',
    timeoutMs: 1000,
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      needRedirect: z.boolean(),
      /** Null unless `needRedirect`. */
      redirectUrl: z.string().nullable(),
      gmtCreated: Instant,
    }),
    tags: ['Partner'],
    cached: true,
  },
  /** The configuration of one page: `confMap.partnerConfig.text` is JSON; without one `confMap` is empty. */
  getPartnerCustomConfigModel: {
    path: '/moduleenterprisepartner/partner/custom/config/model.json',
    encoding: 'query',
    timeoutMs: 3000,
    access: 'open',
    kind: 'query',
    request: z.object({ modelCode: ModelCode }),
    response: z.object({
      confMap: z.object({
        partnerConfig: z
          .object({
            text: z.string(),
            version: z.int().min(1).default(1),
            /** Null of a gateway that does not say. */
            gmtModified: Instant.nullable().default(null),
          })
          .optional(),
      }),
    }),
    tags: ['Partner'],
    cached: true,
  },
  /** What the channel says of itself to people. */
  getPartnerProfileInfo: {
    path: '/moduleenterprisepartner/profile/info.json',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      partnerCode: z.string(),
      partnerName: z.string(),
      /** Customer service; empty where the channel has none. */
      servicePhone: z.string(),
    }),
    tags: ['Partner'],
    cached: true,
  },
  /**
   * Who runs the channel: its own company, else the main portal's. It is public, so that it answers the same with the
   * session header, which a client sends along (spec 3 §1), without it, and with one that has ended.
   */
  getCompanyInfo: {
    path: '/moduleenterprisepartner/company/info.json',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      /** Null where it is not set. */
      company: CompanyInfo.nullable(),
      /** Customer service of the channel itself, not of the company behind it. */
      servicePhone: z.string(),
    }),
    tags: ['Partner'],
    cached: true,
  },
  /** Turns a token that the channel's native app holds for its person into a session of the portal. */
  checkPartnersToken: {
    path: '/moduleenterprisepartner/config/checkpartnerstoken',
    access: 'open',
    kind: 'mutation',
    request: z.object({
      partnerToken: marked(opaqueText({ max: 512 }), {
        public: 'a secret, by which somebody signs in',
      }),
    }),
    response: SignIn,
    tags: ['Session'],
    session: 'starts',
  },
});
