// Owns: the keys of those who sign: finding the active one, and making one in the sandbox.
// Must not know: what is signed.
// Used by: signing of hashes, the seal of files, the desk.
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { signingKeys } from '../tables';
import { makeKeyPair, type KeyPair } from './certificates';

export type SigningKey = typeof signingKeys.$inferSelect;

/** Who has a key. */
export interface KeyOwner {
  readonly role: SigningKey['role'];
  readonly signerId: string;
  readonly name: string;
}

export interface Keeping {
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Pick<Services, 'config'>;
}

/** The hospital's seal of files. */
export const sealOwner: KeyOwner = { role: 'seal', signerId: 'hospital', name: '杏林互联网医院' };

const authorityOwner: KeyOwner = {
  role: 'authority',
  signerId: 'sandbox',
  name: '杏林示例根证书',
};
const organisation = '杏林示例 CA';

/** The active key of a signer; null where there is none. */
export async function activeKey(
  db: Queryable,
  { role, signerId }: Pick<KeyOwner, 'role' | 'signerId'>,
): Promise<SigningKey | null> {
  const [found] = await db
    .select()
    .from(signingKeys)
    .where(
      and(
        eq(signingKeys.role, role),
        eq(signingKeys.signerId, signerId),
        isNull(signingKeys.endedAt),
      ),
    );
  return found ?? null;
}

/** The certificate of the sandbox's authority; null where nothing was signed by it. */
export const sandboxAuthority = (db: Queryable): Promise<SigningKey | null> =>
  activeKey(db, authorityOwner);

/** Stores a new key, unless the signer has one already: of two at once the first one remains. Returns the active one. */
async function storeFirst({ db, now }: Keeping, owner: KeyOwner, pair: KeyPair) {
  await db
    .insert(signingKeys)
    .values({ keyId: randomUUID(), ...owner, ...pair, isSandbox: true, createdAt: now })
    .onConflictDoNothing();
  const stored = await activeKey(db, owner);
  if (stored === null) throw new Error('a key that was stored is missing');
  return stored;
}

/** The active key of a signer; in the sandbox a signer without one is given one. Refuses with `signingKeyMissing`. */
export async function keyOf(context: Keeping, owner: KeyOwner): Promise<SigningKey> {
  const found = await activeKey(context.db, owner);
  if (found !== null) return found;
  if (!context.services.config.sandbox) refuse('signingKeyMissing');
  const authority =
    (await sandboxAuthority(context.db)) ??
    (await storeFirst(
      context,
      authorityOwner,
      await makeKeyPair({ name: authorityOwner.name, organisation, authority: null }),
    ));
  const name = `${owner.name} (示例证书)`;
  return storeFirst(context, owner, await makeKeyPair({ name, organisation, authority }));
}

/** Gives a signer a key that an authority certified, and ends the former one. */
export async function replaceKey(
  { db, now }: Pick<Keeping, 'db' | 'now'>,
  owner: KeyOwner,
  pair: KeyPair,
): Promise<string> {
  await db
    .update(signingKeys)
    .set({ endedAt: now })
    .where(
      and(
        eq(signingKeys.role, owner.role),
        eq(signingKeys.signerId, owner.signerId),
        isNull(signingKeys.endedAt),
      ),
    );
  const keyId = randomUUID();
  await db
    .insert(signingKeys)
    .values({ keyId, ...owner, ...pair, isSandbox: false, createdAt: now });
  return keyId;
}
