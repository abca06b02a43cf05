import { createExpiringStorage } from '@xinglin/platform';

/** As long as the gateway lets a proven identity wait for an account. */
const lifeMs = 10 * 60 * 1000;

// Of this tab only: another tab may be binding somebody else.
const storage = createExpiringStorage({
  area: () => window.sessionStorage,
  prefix: 'xl-entrance',
});

/** The token by which an identity that was just proven is bound to an account. */
export const bindToken = {
  get: (): string | null => {
    const kept = storage.get('bindToken');
    return typeof kept === 'string' ? kept : null;
  },
  keep: (token: string): void => void storage.set('bindToken', token, lifeMs),
  forget: (): void => storage.remove('bindToken'),
};
