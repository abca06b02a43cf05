import { CompanyInfo, Instant, opaqueText, writtenText } from '@xinglin/contract';
import { isCreditCode } from '@xinglin/rules';
import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../../kernel/people/accounts/tables';
import { refuse } from '../../platform/refusal';
import { deskAction } from '../../kernel/desk/desk-action';
import { writeCompany } from './company';
import { writeModel } from '../../kernel/partners/service';
import { issuePartnerToken } from '../../kernel/people/partner-tokens/partner-tokens';
import { partners } from '../../kernel/partners/tables';

const Words = writtenText({ min: 1, max: 200 });
const ByLanguage = z.object({ 'zh-Hans': Words, 'zh-Hant': Words, en: Words });
const PartnerCode = opaqueText({ max: 64 });
const ofPartner = ({ partnerCode }: { readonly partnerCode: string }) => partnerCode;

/** What a channel's operator does: configure a page, move away, say who runs it. */
export const partnerDesk = [
  deskAction({
    name: 'set-partner-config',
    summary: "Lays configuration over a channel's page; null takes it back.",
    roles: ['administrator'],
    request: z.object({
      partnerCode: PartnerCode,
      modelCode: z.string().regex(/^[\w.-]{1,80}$/),
      /** Anything: the portal refuses what is none. */
      config: z.json(),
    }),
    response: z.object({ version: z.int() }),
    subject: ofPartner,
    handle: async (model, { db, now }) => ({ version: await writeModel(db, model, now) }),
  }),
  deskAction({
    name: 'move-partner',
    summary: 'Leads a channel to another address; null brings it back.',
    roles: ['administrator'],
    request: z.object({
      partnerCode: PartnerCode,
      redirectUrl: z.string().max(500).nullable(),
    }),
    response: z.object({ partnerCode: PartnerCode, redirectUrl: z.string().nullable() }),
    subject: ofPartner,
    async handle({ partnerCode, redirectUrl }, { db }) {
      const [moved] = await db
        .update(partners)
        .set({ redirectUrl })
        .where(eq(partners.partnerCode, partnerCode))
        .returning({ partnerCode: partners.partnerCode, redirectUrl: partners.redirectUrl });
      return moved ?? refuse('forbidden');
    },
  }),
  deskAction({
    name: 'set-company',
    summary: 'Says who runs a channel, with code, licences and filing.',
    roles: ['administrator'],
    request: CompanyInfo.extend({
      partnerCode: PartnerCode,
      name: ByLanguage,
      address: ByLanguage,
      creditCode: CompanyInfo.shape.creditCode.refine(isCreditCode),
    }),
    response: z.object({ partnerCode: PartnerCode }),
    subject: ofPartner,
    async handle(company, { db, now }) {
      await writeCompany(db, company, now);
      return { partnerCode: company.partnerCode };
    },
  }),
];

/** What a channel's native app does in the sandbox: hand over a person. */
export const nativeAppDesk = [
  deskAction({
    name: 'issue-partner-token',
    summary: 'A token by which a native app hands over its person.',
    onlyInSandbox: true,
    request: z.object({ partnerCode: PartnerCode, loginId: opaqueText({ max: 64 }) }),
    response: z.object({ partnerToken: z.string(), gmtExpired: Instant }),
    subject: ofPartner,
    async handle({ partnerCode, loginId }, { db, now }) {
      const [[user], [partner]] = await Promise.all([
        db
          .select({ userId: users.userId })
          .from(users)
          .where(or(eq(users.loginId, loginId.toLowerCase()), eq(users.mobile, loginId))),
        db
          .select({ partnerCode: partners.partnerCode })
          .from(partners)
          .where(eq(partners.partnerCode, partnerCode)),
      ]);
      if (user === undefined || partner === undefined) return refuse('forbidden');
      const { partnerToken, expiresAt } = await issuePartnerToken(
        db,
        { partnerCode, ...user },
        now,
      );
      return { partnerToken, gmtExpired: expiresAt.toISOString() };
    },
  }),
];
