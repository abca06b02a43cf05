import type { identity } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { storedMobile } from '../../kernel/people/accounts/any-mobile';
import { accountOfMobile, signInUser } from '../../kernel/people/accounts/service';
import { refuseAtRisk } from '../../kernel/people/accounts/sleeping';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import { inOwnTransaction } from '../../platform/own-transaction';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { begin, finish } from './authorization';
import { readTicket, takeTicket } from './entrance';
import {
  bindToEmail,
  bindToMobile,
  enter,
  holderOf,
  outcomeOf,
  proveMobile,
  registerIdentity,
} from './identities';
import { providerNames } from './identity-provider';
import { identityProviderOf } from './configured-provider';
import { authorizationOf, authorize } from './information';
import { oneKeyServiceOf } from './one-key';

/** Signing in by way of others (spec 1 §7, Partner login). */
export function identityHandlers({ config, limits }: Services): HandlersOf<typeof identity> {
  /** Counts a try to sign in before it is looked at. */
  const counted = async <Answer>(context: CallContext, attempt: () => Promise<Answer>) => {
    await limits.consume('signInByAddress', context.ip);
    return attempt();
  };
  const providerOf = (partnerCode: string) => `partner:${partnerCode}`;
  return {
    async partnerPreLogin(_, { locale }) {
      return {
        providers: providerNames.filter((name) => identityProviderOf(config, name) !== null),
        oneKeyScriptUrl: oneKeyServiceOf(config)?.scriptUrlIn(locale) ?? null,
      };
    },
    getPartnerOauthAuthCode: (start, context) =>
      counted(context, async () => ({ authorizeUrl: await begin(context, config, start) })),
    partnerPostLogin: (answer, context) => counted(context, () => finish(context, config, answer)),
    partnerLoginBind: ({ bindToken, ...proof }, context) =>
      counted(context, () =>
        bindToMobile(context, bindToken, { ...proof, mobile: storedMobile(proof.mobile, context) }),
      ),
    bindIdentityByEmail: ({ bindToken, ...proof }, context) =>
      counted(context, () => bindToEmail(context, bindToken, proof)),
    verifyPartnerMobile: (input, context) => proveMobile(context, limits, input),
    verifyPartnerMobileBound: ({ bindToken, ...proof }, context) =>
      counted(context, async () => ({ outcome: await outcomeOf(context, bindToken, proof) })),
    checkPartnerWx: (start, context) =>
      counted(context, async () => ({
        authorizeUrl: await begin(context, config, { ...start, provider: 'chatApp' }),
      })),
    loginPartnerWx: (answer, context) =>
      counted(context, () => finish(context, config, answer, { provider: 'chatApp' })),
    silentLoginPartnerWx: (answer, context) =>
      counted(context, () =>
        finish(context, config, answer, { provider: 'chatApp', silent: true }),
      ),
    bindPartnerWx: ({ bindToken, ...proof }, context) =>
      counted(context, () => bindToMobile(context, bindToken, proof)),
    registerBindPartnerWx: ({ bindToken, agreed }, context) =>
      counted(context, () => registerIdentity(context, bindToken, agreed)),
    async partnerLoginPreEntrance({ ticket }, context) {
      const { partner, claims, expiresAt } = await readTicket(context, config, ticket);
      const holder = await holderOf(context.db, providerOf(partner.partnerCode), claims.subject);
      return {
        partnerName: textIn(partner.name, context.locale),
        isBound: holder !== undefined,
        gmtExpired: expiresAt.toISOString(),
      };
    },
    partnerLoginEntrance: ({ ticket }, context) =>
      counted(context, async () => {
        const { partner, claims, expiresAt } = await readTicket(context, config, ticket);
        await takeTicket(context.db, claims, expiresAt);
        const identity = { subject: claims.subject };
        return enter(context, providerOf(partner.partnerCode), identity, { target: null });
      }),
    judgeAuthorization: (_, context) => authorizationOf(context),
    async addAuthorization(input, context) {
      await authorize(context, input);
      return { done: true };
    },
    loginByFlash: ({ accessToken, agreed }, context) =>
      counted(context, async () => {
        const { db, now } = context;
        const service = oneKeyServiceOf(config) ?? refuse('forbidden');
        const mobile = await service.mobileOf(db, accessToken, now);
        if (mobile === null) return refuse('authorizationInvalid');
        return inOwnTransaction(context, async (own) => {
          const user = await accountOfMobile(own.db, mobile, now);
          await refuseAtRisk(own.db, user, now);
          return signInUser(own, user.userId, agreed);
        });
      }),
  };
}
