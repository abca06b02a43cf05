import type { chat, ResponseOf } from '@xinglin/contract';
import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config';

type Opened = ResponseOf<(typeof chat)['openVideoCall']>;

/** Seconds for which a connection can be begun with a credential; one that stands goes on. */
const credentialSeconds = 2 * 60 * 60;

/**
 * The servers by which browsers find each other, with a credential for those that carry the call. It is one by the
 * secret that we share with the server (draft-uberti-behave-turn-rest-00): the server tells by it alone that it is ours
 * and until when, and keeps no accounts. `user` stands in its log, so it is the id of the call and no person's.
 */
export function iceServersFor(
  { stunUrls, turn }: Pick<Config, 'stunUrls' | 'turn'>,
  user: string,
  now: Date,
): Pick<Opened, 'iceServers' | 'credentialsUntil'> {
  const stun = stunUrls.length > 0 && { urls: [...stunUrls], username: null, credential: null };
  if (turn === null) return { iceServers: stun ? [stun] : [], credentialsUntil: null };
  const expiry = Math.floor(now.getTime() / 1000) + credentialSeconds;
  const username = `${expiry}:${user}`;
  // The scheme is of SHA-1, and coturn knows no other for it.
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return {
    iceServers: [...(stun ? [stun] : []), { urls: [...turn.urls], username, credential }],
    credentialsUntil: new Date(expiry * 1000).toISOString(),
  };
}
