import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patients } from '../../kernel/people/patients/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addWorld } from './booking-fixture';

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();

beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

it('an order is told to the patient as well where that number was proven, and to nobody else', async () => {
  const { shift, people } = await addWorld(db(), now(), { people: 2, shift: { feeCents: 0 } });
  for (const [index, person] of people.entries()) {
    const mobile = gateway.newMobile();
    const mobileProvenAt = index === 0 ? now() : null;
    await db()
      .update(patients)
      .set({ mobile, mobileProvenAt })
      .where(eq(patients.patientId, person.patientId));
    const { data } = await gateway.call(
      '/order/submitorder/submit.json',
      { shiftCaseId: shift.id, patientId: person.patientId },
      { token: person.token },
    );
    expect(data.status).toBe('confirmed');
    expect(await gateway.messagesTo(person.mobile)).toHaveLength(1);
    expect(await gateway.messagesTo(mobile)).toHaveLength(index === 0 ? 1 : 0);
  }
});
