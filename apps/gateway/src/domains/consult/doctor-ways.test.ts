import { afterAll, beforeAll, expect, it } from 'vitest';
import { addConsultDoctor, answered, desk, newAsker, price } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const ways = async () =>
  (await gateway.call('/doctor/doctorinfo/getinfobyid.json', { doctorId })).data.ways;

it('shows a doctor with the ways that are open, and the first free moments of calls', async () => {
  const [written, phone, video] = await ways();
  expect(written).toMatchObject({ kind: 'imageText', priceCents: price, times: [] });
  expect(phone).toMatchObject({ kind: 'phone', callMinutes: 15, averageAnswerSeconds: null });
  expect(video.times).toHaveLength(8);
  const { data } = await gateway.call('/consult/consultorder/getintentiontime', {
    doctorId,
    kind: 'video',
  });
  const free: { startsAt: string }[] = data.times;
  expect(video.times).toEqual(free.slice(0, 8).map(({ startsAt }) => startsAt));
  await desk(gateway, 'set-consult-service', {
    doctorId,
    kind: 'phone',
    priceCents: price,
    isOpen: false,
  });
  expect((await ways()).map(({ kind }: { kind: string }) => kind)).toEqual(['imageText', 'video']);
});

it('measures how soon the doctor answers once three questions were answered', async () => {
  const measured = async () => (await ways())[0].averageAnswerSeconds;
  for (let count = 0; count < 3; count += 1) {
    expect(await measured()).toBeNull();
    const person = await newAsker(gateway);
    await answered(gateway, await person.asked(doctorId), doctorId);
  }
  expect(await measured()).toBeGreaterThanOrEqual(0);
});
