import { takeGrant } from '../../kernel/people/identities/sandbox-grants';
import type { IdentityProvider, ProviderName } from './identity-provider';

/** The people whom the sandbox's providers know. */
export const sandboxPeople = [
  { subject: 'lin-zhou', nickname: '林舟' },
  { subject: 'chen-yu', nickname: '陈屿' },
  { subject: 'emma-wood', nickname: 'Emma Wood' },
] as const;

/** A provider of the gateway's own, with a page on which one chooses who to be. */
export function sandboxProvider(publicUrl: string, name: ProviderName): IdentityProvider {
  return {
    authorizeUrl({ state, returnUrl, silent }) {
      const url = new URL(`${publicUrl}/sandbox/authorize/${name}`);
      url.searchParams.set('redirect_uri', returnUrl);
      url.searchParams.set('state', state);
      if (silent) url.searchParams.set('prompt', 'none');
      return url.href;
    },
    async identityOf(db, code, returnUrl, now) {
      const grant = await takeGrant(db, code, { provider: name, returnUrl }, now);
      if (grant === null) return null;
      const known = sandboxPeople.find(({ subject }) => subject === grant.subject);
      return { subject: grant.subject, name: known?.nickname };
    },
  };
}
