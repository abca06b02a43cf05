import type { partner } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { signInUser } from '../../kernel/people/accounts/service';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { companyOf } from './company';
import { configOf, modelOf, partnerOf } from '../../kernel/partners/service';
import { personOfToken } from '../../kernel/people/partner-tokens/partner-tokens';

/** The calls about channels (spec 1 §4, §7 Partner login). */
export function partnerHandlers({ limits }: Services): HandlersOf<typeof partner> {
  return {
    async getPartnerConfig(_, { db, appId, locale }) {
      return configOf(db, await partnerOf(db, appId), locale);
    },
    async getPartnerInfo(_, { db, appId }) {
      const { redirectUrl, createdAt } = await partnerOf(db, appId);
      return {
        needRedirect: redirectUrl !== null,
        redirectUrl,
        gmtCreated: createdAt.toISOString(),
      };
    },
    async getPartnerCustomConfigModel({ modelCode }, { db, appId }) {
      const { partnerCode } = await partnerOf(db, appId);
      const model = await modelOf(db, partnerCode, modelCode);
      if (model === null) return { confMap: {} };
      const { config, version, createdAt } = model;
      return {
        confMap: {
          partnerConfig: {
            text: JSON.stringify(config),
            version,
            gmtModified: createdAt.toISOString(),
          },
        },
      };
    },
    async getPartnerProfileInfo(_, { db, appId, locale }) {
      const { partnerCode, name, servicePhone } = await partnerOf(db, appId);
      return { partnerCode, partnerName: textIn(name, locale), servicePhone };
    },
    async getCompanyInfo(_, { db, appId, locale }) {
      const { partnerCode, servicePhone } = await partnerOf(db, appId);
      return { company: await companyOf(db, partnerCode, locale), servicePhone };
    },
    async checkPartnersToken({ partnerToken }, context) {
      const { db, appId, now, ip } = context;
      await limits.consume('signInByAddress', ip);
      const userId = await personOfToken(db, partnerToken, appId, now);
      return userId === null ? refuse('partnerTokenInvalid') : signInUser(context, userId);
    },
  };
}
