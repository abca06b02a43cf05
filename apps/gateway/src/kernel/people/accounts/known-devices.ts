import { and, eq, lt } from 'drizzle-orm';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { sha256 } from '../../../platform/identifiers';
import { knownDevices } from './tables';

/** Days after the last sign-in for which a device stays known. */
const knownForDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

type OfDevice = Pick<CallContext, 'db' | 'deviceId'>;

/** Whether the account was signed in on the device of the call. */
export async function isKnownDevice(
  { db, deviceId }: OfDevice,
  userId: string | undefined,
): Promise<boolean> {
  if (userId === undefined || deviceId === null) return false;
  const [known] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, sha256(deviceId))));
  return known !== undefined;
}

/** Remembers the device of the call as one on which the account signs in. */
export async function keepDevice(
  { db, deviceId, now }: OfDevice & Pick<CallContext, 'now'>,
  userId: string,
): Promise<void> {
  if (deviceId === null) return;
  await db
    .insert(knownDevices)
    .values({ userId, deviceHash: sha256(deviceId), seenAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt: now },
    });
}

/** Forgets the devices of an account. */
export async function forgetDevices(db: Queryable, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Forgets devices that were not signed in on for long. */
export async function purgeKnownDevices(db: Queryable, now: Date): Promise<void> {
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.seenAt, new Date(now.getTime() - knownForDays * dayMs)));
}
