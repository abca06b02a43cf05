import { z } from 'zod';
import type { Config } from '../../platform/config';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { takeGrant } from '../../kernel/people/identities/sandbox-grants';

/** The service by which the telephone network vouches for the number of a device. */
export interface OneKeyService {
  /** The script that a page in this language loads. */
  scriptUrlIn(locale: Locale): string;
  /** The number behind a token of the script; null when it is wrong, used or too old. */
  mobileOf(db: Queryable, accessToken: string, now: Date): Promise<string | null>;
}

const timeoutMs = 5_000;

const Answer = z.object({ mobile: z.string().regex(/^1[3-9]\d{9}$/) });

/** The service as the configuration has it; null where there is none. */
export function oneKeyServiceOf(config: Config): OneKeyService | null {
  const { oneKey } = config;
  if (oneKey !== null) {
    return {
      scriptUrlIn: () => oneKey.scriptUrl,
      async mobileOf(_, accessToken) {
        const response = await fetch(oneKey.url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${oneKey.token}`,
          },
          body: JSON.stringify({ accessToken }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return null;
        return Answer.safeParse(await response.json()).data?.mobile ?? null;
      },
    };
  }
  if (!config.sandbox) return null;
  return {
    scriptUrlIn: (locale) => `${config.publicUrl}/sandbox/one-key.js?lang=${locale}`,
    async mobileOf(db, accessToken, now) {
      const grant = { provider: 'oneKey' as const, returnUrl: '' };
      return (await takeGrant(db, accessToken, grant, now))?.subject ?? null;
    },
  };
}
