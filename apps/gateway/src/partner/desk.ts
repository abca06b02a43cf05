import { CompanyInfo } from '@xinglin/contract';
import { isCreditCode } from '@xinglin/rules';
import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '../account/tables';
import { refuse } from '../platform/refusal';
import { registerDeskAction } from '../sandbox/sandbox-desk';
import { writeCompany } from './company';
import { issuePartnerToken, writeModel } from './service';
import { partners } from './tables';

const Words = z.string().min(1).max(200);
const ByLanguage = z.object({ 'zh-Hans': Words, 'zh-Hant': Words, en: Words });
const PartnerCode = z.string().min(1).max(64);

/** What a channel's operator and its native app do in the sandbox: configure a page, move away, hand over a person. */
export function registerPartnerDesk(): void {
  registerDeskAction(
    'set-partner-config',
    z.object({
      partnerCode: PartnerCode,
      modelCode: z.string().regex(/^[\w.-]{1,80}$/),
      /** Anything: that the portal refuses what is none is part of what can be tried. Null takes it back. */
      config: z.json(),
    }),
    async (model, { db, now }) => ({ version: await writeModel(db, model, now) }),
  );
  registerDeskAction(
    'move-partner',
    z.object({ partnerCode: PartnerCode, redirectUrl: z.string().max(500).nullable() }),
    async ({ partnerCode, redirectUrl }, { db }) => {
      const [moved] = await db
        .update(partners)
        .set({ redirectUrl })
        .where(eq(partners.partnerCode, partnerCode))
        .returning({ partnerCode: partners.partnerCode, redirectUrl: partners.redirectUrl });
      return moved ?? refuse('forbidden');
    },
  );
  registerDeskAction(
    'set-company',
    CompanyInfo.extend({
      partnerCode: PartnerCode,
      name: ByLanguage,
      address: ByLanguage,
      creditCode: CompanyInfo.shape.creditCode.refine(isCreditCode),
    }),
    async (company, { db, now }) => {
      await writeCompany(db, company, now);
      return { partnerCode: company.partnerCode };
    },
  );
  registerDeskAction(
    'issue-partner-token',
    z.object({ partnerCode: PartnerCode, loginId: z.string().min(1).max(64) }),
    async ({ partnerCode, loginId }, { db, now }) => {
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
  );
}
