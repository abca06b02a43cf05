import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addWorld } from '../../domains/booking/booking-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addPrescription, writtenLine } from '../../testing/written-prescription';
import { makeKeyPair } from './signing/certificates';
import { signHash } from './signing/sign';
import { keyOf } from './signing/keys';
import { prescriptions, prescriptionSignatures, signingKeys, type PrescriptionRow } from './tables';
import { verifyPrescription } from './verify';

let gateway: TestGateway;
let whose: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId'>;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, clock } = gateway.services;
  const { doctor, people } = await addWorld(db, clock.now());
  const [person] = people;
  if (!person) throw new Error('the world is too small');
  whose = { ownerId: person.userId, patientId: person.patientId, doctorId: doctor.doctorId };
});
afterAll(() => gateway.dispose());

async function verified({ prescriptionId }: PrescriptionRow) {
  const { db, clock } = gateway.services;
  const [row] = await db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  if (row === undefined) throw new Error('the prescription is missing');
  return verifyPrescription({ db, now: clock.now() }, row);
}

describe('what was signed', () => {
  it('is unchanged, with both signatures by certificates of the sandbox', async () => {
    const row = await addPrescription(gateway, whose);
    const answer = await verified(row);
    expect(answer).toMatchObject({ isUnchanged: true, contentHash: row.contentHash });
    expect(answer.signatures).toMatchObject([
      {
        role: 'doctor',
        name: '沈知远',
        isValid: true,
        certificate: 'CN=沈知远 (示例证书), O=杏林示例 CA',
        isSandbox: true,
      },
      { role: 'pharmacist', name: '周宁', isValid: true },
    ]);
    for (const { fingerprint } of answer.signatures)
      expect(fingerprint).toMatch(/^(?:[\dA-F]{4} ){15}[\dA-F]{4}$/);
  });

  it.each<[string, Partial<PrescriptionRow>]>([
    ['a name', { patientName: '王秀蓝' }],
    ['a diagnosis', { diagnosis: '糖尿病' }],
    ['an age', { patientAge: 17 }],
    ['a line', { lines: [writtenLine('amlodipine-5mg-28-qinghe', { amount: 2 })] }],
    ['the hours', { validDays: 3 }],
    ['the hash', { contentHash: 'f'.repeat(64) }],
  ])('is found changed where %s was', async (_, changed) => {
    const row = await addPrescription(gateway, whose);
    await gateway.services.db
      .update(prescriptions)
      .set(changed)
      .where(eq(prescriptions.prescriptionId, row.prescriptionId));
    expect((await verified(row)).isUnchanged).toBe(false);
  });

  it.each<[string, Partial<typeof prescriptionSignatures.$inferSelect>]>([
    ['another name', { name: '林向东' }],
    ['another hour', { at: new Date('2026-01-01T00:00:00Z') }],
    ['another signer', { signerId: 'doctor-2' }],
    ['another signature', { signature: Buffer.alloc(64).toString('base64') }],
    ['no certificate', { certificate: 'none' }],
  ])('has no valid signature with %s', async (_, changed) => {
    const row = await addPrescription(gateway, whose);
    await gateway.services.db
      .update(prescriptionSignatures)
      .set(changed)
      .where(
        and(
          eq(prescriptionSignatures.prescriptionId, row.prescriptionId),
          eq(prescriptionSignatures.role, 'doctor'),
        ),
      );
    const answer = await verified(row);
    expect(answer.isUnchanged).toBe(false);
    expect(answer.signatures.map(({ isValid }) => isValid)).toEqual([false, true]);
  });

  it('is not valid by a certificate that is of no signer here', async () => {
    const row = await addPrescription(gateway, whose);
    const { db, clock } = gateway.services;
    const names = { name: '沈知远 (示例证书)', organisation: '杏林示例 CA' };
    const forged = await makeKeyPair({ ...names, authority: null });
    const signer = { role: 'doctor', signerId: 'forger', name: '沈知远' } as const;
    const keys = { keyId: 'forged', ...signer, ...forged, isSandbox: true, createdAt: clock.now() };
    await db.insert(signingKeys).values(keys);
    const signed = await signHash(
      { db, now: clock.now(), services: gateway.services },
      signer,
      row.contentHash,
    );
    await db
      .update(prescriptionSignatures)
      .set({ ...signed, signerId: 'forger' })
      .where(
        and(
          eq(prescriptionSignatures.prescriptionId, row.prescriptionId),
          eq(prescriptionSignatures.role, 'doctor'),
        ),
      );
    // The key is known, and no authority of the sandbox certified it.
    expect((await verified(row)).isUnchanged).toBe(false);
  });

  it('is never unchanged without signatures', async () => {
    const row = await addPrescription(gateway, whose);
    await gateway.services.db
      .delete(prescriptionSignatures)
      .where(eq(prescriptionSignatures.prescriptionId, row.prescriptionId));
    expect(await verified(row)).toMatchObject({ isUnchanged: false, signatures: [] });
  });
});

describe('keys', () => {
  it('are one a signer, however many sign at once', async () => {
    const { services } = gateway;
    const owner = { role: 'doctor', signerId: 'doctor-race', name: '林向东' } as const;
    const context = { db: services.db, now: services.clock.now(), services };
    const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(context, owner)));
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1);
  });

  it('are not made outside of the sandbox', async () => {
    const { services } = gateway;
    const config = { ...services.config, sandbox: false };
    const owner = { role: 'doctor', signerId: 'doctor-none', name: '林向东' } as const;
    await expect(
      keyOf({ db: services.db, now: services.clock.now(), services: { config } }, owner),
    ).rejects.toMatchObject({ errorName: 'signingKeyMissing' });
  });
});
