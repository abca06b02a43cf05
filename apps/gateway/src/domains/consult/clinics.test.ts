import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hospitals } from '../../kernel/places/tables';
import { addDoctor, addHospital } from '../booking/booking-fixture';
import { searchRow } from '../directory/search-text';
import { hospitalSearch } from '../directory/tables';
import { addConsultDoctor, newAsker, price, question } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { seedServices } from './seed';
import { consultServices } from './tables';

const minuteMs = 60_000;

let gateway: TestGateway;
/** A doctor of a clinic, and one of a large hospital. */
let local: { doctorId: string; hospitalId: string };
let central: { doctorId: string; hospitalId: string };

beforeAll(async () => {
  gateway = await openTestGateway();
  const { db } = gateway.services;
  const placeOf = async (doctorId: string) => {
    const { rows } = await db.execute<{ hospital_id: string }>(
      sql`select hospital_id from doctors where id = ${doctorId}`,
    );
    return { doctorId, hospitalId: rows[0]?.hospital_id ?? '' };
  };
  local = await placeOf((await addConsultDoctor(gateway)).doctorId);
  central = await placeOf((await addConsultDoctor(gateway)).doctorId);
  await db.update(hospitals).set({ level: '1' }).where(eq(hospitals.id, local.hospitalId));
});
afterAll(() => gateway.dispose());

const doctorsOf = async (input: object) =>
  (await gateway.call('/consult/consultorder/doctorlist', { kind: 'policlinic', ...input })).data
    .items;

describe('the clinics of communities', () => {
  it('are listed by area and name, each with who answers and for how much', async () => {
    const { db } = gateway.services;
    const { hospitalId: closed } = await addHospital(db, { level: '1' });
    for (const [id, level, score] of [
      [local.hospitalId, '1', 2],
      [closed, '1', 1],
      [central.hospitalId, '3A', 3],
    ] as const)
      await db.insert(hospitalSearch).values({
        id,
        score,
        ...searchRow(
          ['同仁医院'],
          [
            ['area', '330100'],
            ['level', level],
          ],
          ['同仁医院'],
        ),
      });
    const listed = async (input: object) => {
      const { data } = await gateway.call('/consult/consultorder/cliniclist', input);
      return data.items.map((one: { hospital: { hospitalId: string } }) => ({
        ...one,
        hospital: one.hospital.hospitalId,
      }));
    };
    const all = [
      { hospital: local.hospitalId, openDoctorCount: 1, priceCents: price },
      { hospital: closed, openDoctorCount: 0, priceCents: null },
    ];
    expect(await listed({})).toEqual(all);
    expect(await listed({ areaId: '330100', q: '同仁' })).toEqual(all);
    expect(await listed({ areaId: '110100' })).toEqual([]);
    expect(await listed({ q: '另一家' })).toEqual([]);
  });

  it('tell who can be asked there', async () => {
    expect(await doctorsOf({ hospitalId: local.hospitalId })).toEqual([
      expect.objectContaining({
        doctor: expect.objectContaining({ doctorId: local.doctorId, hospitalLevel: '1' }),
        priceCents: price,
      }),
    ]);
    expect(await doctorsOf({ hospitalId: 'nowhere' })).toEqual([]);
    expect((await doctorsOf({})).length).toBe(2);
  });

  it('answer a resident by the doctor who was asked, and the colleague of the sandbox takes it', async () => {
    const person = await newAsker(gateway);
    const sent = await person.submit('policlinic', {
      doctorId: local.doctorId,
      earlierDiagnosis: '高血压',
    });
    expect(sent.data).toMatchObject({ amountCents: price });
    await person.pay(sent.data.orderKey);
    await gateway.advance(minuteMs);
    expect(await person.detail(sent.data.orderKey)).toMatchObject({
      state: 'inProgress',
      consultKind: 'policlinic',
      doctor: { doctorId: local.doctorId },
    });
  });

  it('are asked by a doctor’s name alone', async () => {
    const person = await newAsker(gateway);
    const sent = await person.submit('policlinic', { earlierDiagnosis: '高血压' });
    expect(sent.code).toBe(42701);
  });

  it('have their consults in a list of their own, which is nobody else’s', async () => {
    const person = await newAsker(gateway);
    const keys: string[] = [];
    for (const { doctorId } of [local, central]) {
      const sent = await person.submit('policlinic', { doctorId, earlierDiagnosis: '高血压' });
      keys.push(sent.data.orderKey);
    }
    const listed = async (who: typeof person, input: object) =>
      (await who.call('/consult/consultorder/list', input)).data.items.map(
        ({ orderKey }: { orderKey: string }) => orderKey,
      );
    expect((await listed(person, {})).toSorted()).toEqual(keys.toSorted());
    expect(await listed(person, { communityClinic: true })).toEqual([keys[0]]);
    expect(await listed(await newAsker(gateway), { communityClinic: true })).toEqual([]);
  });

  it('keep a question that was not sent, with the diagnosis', async () => {
    const person = await newAsker(gateway);
    const asked = { kind: 'policlinic', doctorId: local.doctorId };
    await person.call('/consult/draft/save.json', {
      ...asked,
      draft: { question, earlierDiagnosis: '高血压' },
    });
    const { data } = await person.call('/consult/draft/detail.json', asked);
    expect(data.draft).toMatchObject({ question, earlierDiagnosis: '高血压' });
  });
});

describe('the sandbox', () => {
  it('lets doctors of clinics answer return visits and nothing else, for ten to twenty yuan', async () => {
    const { db } = gateway.services;
    const clinic = await addHospital(db, { level: '1' });
    const { doctorId } = await addDoctor(db, clinic);
    await db.delete(consultServices);
    await seedServices(db);
    const offers = await db
      .select()
      .from(consultServices)
      .where(eq(consultServices.doctorId, doctorId));
    expect(offers).toEqual([expect.objectContaining({ kind: 'policlinic', isOpen: true })]);
    expect(offers[0]?.priceCents).toBeGreaterThanOrEqual(1000);
    expect(offers[0]?.priceCents).toBeLessThanOrEqual(2000);
  });
});
