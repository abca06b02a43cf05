import { consult, directory } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const home = async () => (await gateway.call(directory.listHomeDoctors.path, {})).data.items;

it('gives home the price that each doctor’s own page asks for a question in writing', async () => {
  const asked = (await home()).filter(
    ({ askCents }: { askCents: number | null }) => askCents !== null,
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { doctorId, askCents } of asked) {
    const { data } = await gateway.call(consult.getExpertConsultInfo.path, { doctorId });
    expect(data.services).toContainEqual(
      expect.objectContaining({ kind: 'imageText', priceCents: askCents }),
    );
  }
});

it('gives none of a doctor who takes no questions now', async () => {
  const [first] = await home();
  await gateway.services.db.execute(
    sql`update consult_services set is_open = false where doctor_id = ${first.doctorId}`,
  );
  expect((await home())[0]).toMatchObject({ doctorId: first.doctorId, askCents: null });
});
