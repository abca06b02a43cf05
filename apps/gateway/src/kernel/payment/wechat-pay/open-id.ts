import { z } from 'zod';
import type { MessagingAccount } from '../../../platform/service-settings';

const timeoutMs = 10_000;

const Answer = z.object({ openid: z.string().min(1) });

/** What the messaging app calls the user that a code stands for, to this account. */
export async function openIdOf(
  { url, appId, secret }: MessagingAccount,
  code: string,
  inside: 'chatApp' | 'miniProgram',
): Promise<string> {
  const [path, codeName] =
    inside === 'chatApp'
      ? (['/sns/oauth2/access_token', 'code'] as const)
      : (['/sns/jscode2session', 'js_code'] as const);
  const query = new URLSearchParams({
    appid: appId,
    secret,
    [codeName]: code,
    grant_type: 'authorization_code',
  });
  const response = await fetch(`${url}${path}?${query.toString()}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer = Answer.safeParse(await response.json());
  // What it says instead may hold the secret's own words; that it refused is enough.
  if (!answer.success) throw new Error('The messaging app does not know the code');
  return answer.data.openid;
}

/** Where the messaging app's own browser is sent for such a code; it comes back to `returnTo` without asking anybody. */
export function codeAddress(appId: string, returnTo: string): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'snsapi_base',
  });
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query.toString()}#wechat_redirect`;
}
