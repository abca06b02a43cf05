import { addSheet, addShelves } from '../medicines-fixture';
import type { OwnedThings, Trial } from './trial';

/** Orders of medicines, unpaid, each of a prescription of its own. */
export async function medicineThings({ gateway, world }: Trial): Promise<OwnedThings> {
  await addShelves(gateway.services.db);
  const { doctorId } = world.doctor;
  return {
    makes: {
      async drugOrder({ own, make, accountId: ownerId }) {
        const of = { ownerId, patientId: await own('patient'), doctorId };
        const prescriptionId = await addSheet(gateway, of, ['test-a']);
        const wish = { prescriptionId, pharmacyId: 'test-1', method: 'pickup' };
        const { digest } = await make('/medicine/order/quote.json', wish);
        const order = { ...wish, digest, isAuthorised: true };
        return (await make('/medicine/order/submit.json', order)).orderNo;
      },
    },
  };
}
