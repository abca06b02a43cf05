import { convertIdCard15To18, parseIdCard } from '@xinglin/rules';
import { versionInForce } from '../../consents/service';
import type { Queryable } from '../../../platform/database';
import { keyedHash } from '../../../platform/identifiers';
import { consents, patients } from './tables';

/**
 * An invented number that passes the check digit: the 15-digit form of an area, a day of birth and a
 * sequence, converted.
 */
const cardNo = convertIdCard15To18('330102850307002');

/** Gives the verified person of the sandbox themself as a patient. */
export async function seed(
  db: Queryable,
  { now, documentHashKey }: { readonly now: Date; readonly documentHashKey: string },
): Promise<void> {
  const card = parseIdCard(cardNo ?? '');
  if (cardNo === null || !card.valid) throw new Error('the seeded ID card does not hold');
  await db.insert(patients).values({
    patientId: 'seed-patient',
    ownerId: 'seed-verified',
    place: 1,
    name: '王芳',
    relation: 'self',
    cardType: 'idCard',
    cardNo,
    identityHash: keyedHash(documentHashKey, `idCard:${cardNo}`),
    mobile: '13800000002',
    mobileProvenAt: now,
    gender: card.sex,
    birthDate: card.birthDate,
    isDefault: true,
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(consents).values({
    consentId: 'seed-consent',
    ownerId: 'seed-verified',
    patientId: 'seed-patient',
    purpose: 'sensitiveData',
    version: await versionInForce({ db, now, appId: null }, 'privacy'),
    givenAt: now,
  });
}
