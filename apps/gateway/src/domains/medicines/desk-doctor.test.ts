import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prescriptions } from '../../kernel/prescriptions/tables';
import { addConsultDoctor } from '../../testing/consult-fixture';
import { openStaffDesk } from '../../testing/desk-staff-fixture';
import { openPharmacies } from '../../testing/medicines-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let shelf: Awaited<ReturnType<typeof openPharmacies>>;
let staff: ReturnType<typeof openStaffDesk>;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  shelf = await openPharmacies(gateway);
  staff = openStaffDesk(gateway);
});
afterAll(() => gateway.dispose());

it('is read by the doctor of its prescription, who does nothing with it, and by no other doctor', async () => {
  const { orderNo, prescriptionId } = await shelf.ordered();
  const [sheet] = await gateway.services.db
    .select({ doctorId: prescriptions.doctorId })
    .from(prescriptions)
    .where(eq(prescriptions.prescriptionId, prescriptionId));
  const doctor = await staff.add(['doctor'], sheet?.doctorId);
  const other = await staff.add(['doctor'], (await addConsultDoctor(gateway)).doctorId);
  const pharmacist = await staff.add(['pharmacist']);
  const open = (actor: typeof doctor) => staff.ask(actor, 'open-drug-order', { orderNo });
  expect((await open(doctor)).data.done).toMatchObject({ orderNo, state: 'sent', acts: [] });
  expect((await open(pharmacist)).data.done.acts).toContain('confirm-drug-order');
  expect((await open(other)).code).toBe(-7);
  expect((await staff.ask(doctor, 'confirm-drug-order', { orderNo })).code).toBe(-7);
});

it('pharmacists find what they offer in place of another maker’s', async () => {
  const pharmacist = await staff.add(['pharmacist']);
  const search = async (q: string) =>
    (await staff.ask(pharmacist, 'search-drugs', { q })).data.done.items;
  expect(await search('test-c2')).toMatchObject([{ drugId: 'test-c2', whyNot: null }]);
  expect(await search('没有这种药')).toEqual([]);
});
