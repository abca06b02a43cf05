import type { ActivityEntry, ActivityTip } from '@xinglin/gateway-sdk';
import { replayDraw } from '@xinglin/rules';

/** What a reader found who worked a draw out anew. */
export interface CheckedDraw {
  /** The seed is the one whose hash was told before. */
  readonly isSeed: boolean;
  readonly entries: number;
  /** Sequences of the entries that should have got another prize, or are missing. */
  readonly wrong: readonly number[];
}

/** Browsers work hashes out on secure pages alone. */
export const canCheck = (): boolean => typeof globalThis.crypto?.subtle?.sign === 'function';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Works a draw out anew from what was published, here in the browser: the gateway is asked for nothing. */
export async function checkDraw(
  {
    activityId,
    seed,
    seedHash,
    entries: count,
    prizes,
  }: Pick<ActivityTip, 'activityId' | 'seedHash' | 'entries' | 'prizes'> & {
    readonly seed: string;
  },
  entries: readonly Pick<ActivityEntry, 'sequence' | 'prizeId'>[],
): Promise<CheckedDraw> {
  const { subtle } = globalThis.crypto;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign']);
  const hashes = await Promise.all(
    Array.from({ length: count }, async (_, place) =>
      hexOf(await subtle.sign('HMAC', key, bytesOf(`${activityId}.${place + 1}`))),
    ),
  );
  const given = new Map(entries.map(({ sequence, prizeId }) => [sequence, prizeId]));
  const wrong = replayDraw(hashes, prizes).flatMap((prize, place) =>
    given.get(place + 1) === prizes[prize]?.prizeId ? [] : [place + 1],
  );
  const told = hexOf(await subtle.digest('SHA-256', bytesOf(seed)));
  return { isSeed: told === seedHash, entries: count, wrong };
}
