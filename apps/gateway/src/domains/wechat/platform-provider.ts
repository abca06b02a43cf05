import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { grantCode, takeGrant } from '../../kernel/people/identities/sandbox-grants';
import type { Config } from '../../platform/config';
import type { MessagingPlatform } from '../../platform/service-settings';
import type { Queryable } from '../../platform/database';
import type { Services } from '../../platform/services';
import { askMessagingApp } from './messaging-app';
import { platformTickets } from './tables';
import { keepTicket } from './ticket-keeper';

/** A code by which one owner entrusts one account. */
interface PreAuthCode {
  readonly code: string;
  readonly lifeMs: number;
}

/** Our platform with the messaging app. */
export interface PlatformProvider {
  readonly appId: string;
  /** A new code, for an owner who goes to `returnUrl` afterwards. Rejects when the messaging app gives none. */
  readonly newCode: (returnUrl: string, now: Date) => Promise<PreAuthCode>;
  /** Where a code is used, within the messaging app and by scanning. */
  readonly addressesOf: (
    code: string,
    returnUrl: string,
  ) => { readonly openUrl: string; readonly scanUrl: string };
}

const PlatformToken = z.object({
  component_access_token: z.string().min(1),
  expires_in: z.number().positive(),
});
const Code = z.object({ pre_auth_code: z.string().min(1), expires_in: z.number().positive() });

/** The messaging app itself, asked with the ticket that it pushed last. */
function realPlatformProvider(
  { appId, secret, url }: Pick<MessagingPlatform, 'appId' | 'secret' | 'url'>,
  db: Queryable,
): PlatformProvider {
  const tokenAt = keepTicket({
    async fetchTicket() {
      const [pushed] = await db
        .select({ ticket: platformTickets.ticket })
        .from(platformTickets)
        .where(eq(platformTickets.componentAppId, appId));
      if (pushed === undefined) throw new Error('the messaging app has pushed no ticket yet');
      const answer = await askMessagingApp(url, '/cgi-bin/component/api_component_token', {
        body: {
          component_appid: appId,
          component_appsecret: secret,
          component_verify_ticket: pushed.ticket,
        },
      });
      const { component_access_token: value, expires_in: seconds } = PlatformToken.parse(answer);
      return { value, lifeMs: seconds * 1000 };
    },
  });
  return {
    appId,
    async newCode(_, now) {
      const answer = await askMessagingApp(url, '/cgi-bin/component/api_create_preauthcode', {
        query: { component_access_token: await tokenAt(now) },
        body: { component_appid: appId },
      });
      const { pre_auth_code: code, expires_in: seconds } = Code.parse(answer);
      return { code, lifeMs: seconds * 1000 };
    },
    addressesOf(code, returnUrl) {
      const fields = new URLSearchParams({
        component_appid: appId,
        pre_auth_code: code,
        redirect_uri: returnUrl,
        // Public accounts and mini-programs alike.
        auth_type: '3',
      }).toString();
      return {
        openUrl: `https://open.weixin.qq.com/wxaopen/safe/bindcomponent?action=bindcomponent&no_scan=1&${fields}#wechat_redirect`,
        scanUrl: `https://mp.weixin.qq.com/cgi-bin/componentloginpage?${fields}`,
      };
    },
  };
}

/** Path of the page on which the sandbox's owner entrusts an account. */
export const sandboxEntrustPath = '/sandbox/entrust-account';

/** Life of the sandbox's codes. */
const sandboxCodeLifeMs = 10 * 60_000;

/** Codes of the gateway's own: each works once, at the page of the gateway's own. */
function sandboxPlatformProvider(publicUrl: string, db: Queryable): PlatformProvider {
  return {
    appId: 'wx-sandbox-platform',
    async newCode(returnUrl, now) {
      const grant = { provider: 'messagingPlatform', subject: '', returnUrl } as const;
      const code = await grantCode(db, grant, now, sandboxCodeLifeMs);
      return { code, lifeMs: sandboxCodeLifeMs };
    },
    addressesOf(code, returnUrl) {
      const fields = new URLSearchParams({ pre_auth_code: code, redirect_uri: returnUrl });
      const page = `${publicUrl}${sandboxEntrustPath}?${fields.toString()}`;
      return { openUrl: page, scanUrl: page };
    },
  };
}

/** Uses a code of the sandbox up; false when it is wrong, used, too old, or went to another page. */
export async function takeSandboxCode(
  db: Queryable,
  code: string,
  returnUrl: string,
  now: Date,
): Promise<boolean> {
  const grant = await takeGrant(db, code, { provider: 'messagingPlatform', returnUrl }, now);
  return grant !== null;
}

/** The platform that the configuration names, the sandbox's own, or none. */
export function platformProviderOf({
  config: { messagingPlatform, sandbox, publicUrl },
  db,
}: {
  readonly config: Pick<Config, 'messagingPlatform' | 'sandbox' | 'publicUrl'>;
  readonly db: Services['db'];
}): PlatformProvider | null {
  if (messagingPlatform !== null) return realPlatformProvider(messagingPlatform, db);
  return sandbox ? sandboxPlatformProvider(publicUrl, db) : null;
}
