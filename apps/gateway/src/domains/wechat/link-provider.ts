import { z } from 'zod';
import type { Config } from '../../platform/config';
import type { MessagingAccount } from '../../platform/service-settings';
import { newId } from '../../platform/identifiers';
import { askMessagingApp, stableToken } from './messaging-app';

/** A page of the mini-program and what it is told. */
export interface MiniProgramPage {
  readonly path: string;
  readonly query: string;
}

/** Who makes links that open the mini-program. */
export interface LinkProvider {
  /** A new link that opens for {@link linkLifeDays}. Rejects when the messaging app makes none. */
  readonly makeLink: (page: MiniProgramPage) => Promise<string>;
}

/** The messaging app makes links of 30 days at most without counting them for good. */
export const linkLifeDays = 30;

const Link = z.object({ url_link: z.url({ protocol: /^https?$/ }) });

/** The messaging app itself, by the mini-program's account. */
function realLinkProvider(account: MessagingAccount): LinkProvider {
  return {
    async makeLink({ path, query }) {
      const answer = await askMessagingApp(account.url, '/wxa/generate_urllink', {
        query: { access_token: await stableToken(account) },
        body: { path, query, is_expire: true, expire_type: 1, expire_interval: linkLifeDays },
      });
      return Link.parse(answer).url_link;
    },
  };
}

/** Path of the sandbox's own links. */
export const sandboxLinkPath = '/sandbox/mini-program';

/** The mini-program that the configuration names, the sandbox's own, or none. */
export function linkProviderOf({
  miniProgram,
  sandbox,
  publicUrl,
}: Pick<Config, 'miniProgram' | 'sandbox' | 'publicUrl'>): LinkProvider | null {
  if (miniProgram !== null) return realLinkProvider(miniProgram);
  if (!sandbox) return null;
  return { makeLink: async () => `${publicUrl}${sandboxLinkPath}/${newId()}` };
}
