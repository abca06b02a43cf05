import { businessErrors } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDrugs } from '../../kernel/prescriptions/seed/seed';
import { derOf } from '../../kernel/prescriptions/signing/certificates';
import { sandboxAuthority } from '../../kernel/prescriptions/signing/keys';
import type { PrescriptionRow } from '../../kernel/prescriptions/tables';
import { checkSeal } from '../../testing/seal-check';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addPrescription } from '../../testing/written-prescription';
import { addWorld, type TestPerson } from '../booking/booking-fixture';

let gateway: TestGateway;
let owner: TestPerson;
let other: TestPerson;
let whose: Pick<PrescriptionRow, 'ownerId' | 'patientId' | 'doctorId'>;
beforeAll(async () => {
  gateway = await openTestGateway();
  const { db, clock } = gateway.services;
  await db.transaction(seedDrugs);
  const { doctor, people } = await addWorld(db, clock.now(), { people: 2 });
  const [first, second] = people;
  if (!first || !second) throw new Error('the world is too small');
  owner = first;
  other = second;
  whose = { ownerId: first.userId, patientId: first.patientId, doctorId: doctor.doctorId };
});
afterAll(() => gateway.dispose());

const path = '/modulepsc/patient/epresc';
const ask = ({ prescriptionId }: PrescriptionRow, { token }: Pick<TestPerson, 'token'>) =>
  gateway.call(`${path}/sheet.json`, { prescriptionId }, { token });

async function download(url: string, token: string): Promise<Response> {
  const headers = new Headers({ token });
  return gateway.app.fetch(new Request(`http://gateway.test${url}`, { headers }));
}

describe('the signed sheet', () => {
  it('is a sealed PDF for its owner alone', async () => {
    const row = await addPrescription(gateway, whose);
    const { data } = await ask(row, owner);
    const answer = await download(data.url, owner.token);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="prescription-${row.number}-1.pdf"`,
      'cache-control': 'private, no-store',
    });
    const authority = await sandboxAuthority(gateway.services.db);
    if (authority === null) throw new Error('the sandbox has no authority');
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(await checkSeal(pdf, derOf(authority.certificate))).toEqual({
      subFilter: 'ETSI.CAdES.detached',
      isValid: true,
      certificates: 2,
    });
    expect((await download(data.url, other.token)).status).toBe(403);
    expect((await download(data.url, 'none')).status).toBe(401);
    expect((await ask(row, other)).code).toBe(businessErrors.forbidden);
  });

  it('is there once a pharmacist approved the prescription', async () => {
    const row = await addPrescription(gateway, whose, { state: 'inReview', approvedAt: null });
    expect(await ask(row, owner)).toMatchObject({
      code: businessErrors.prescriptionNotValid,
      data: { state: 'inReview' },
    });
    const url = `${path}/sheet.pdf?prescriptionId=${row.prescriptionId}`;
    const answer = await download(url, owner.token);
    expect(((await answer.json()) as { code: number }).code).toBe(
      businessErrors.prescriptionNotValid,
    );
  });
});

describe('checking what was signed', () => {
  it('is for the owner alone', async () => {
    const { prescriptionId } = await addPrescription(gateway, whose);
    const verify = ({ token }: TestPerson) =>
      gateway.call(`${path}/verify.json`, { prescriptionId }, { token });
    expect((await verify(owner)).data).toMatchObject({
      isUnchanged: true,
      signatures: [{ role: 'doctor' }, { role: 'pharmacist' }],
    });
    expect((await verify(other)).code).toBe(businessErrors.forbidden);
  });
});
