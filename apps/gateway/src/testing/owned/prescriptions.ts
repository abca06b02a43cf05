import { addDrug, addPrescription, lineOf } from '../prescribing-fixture';
import type { OwnedThings, Trial } from './trial';

/** Prescriptions, as a visit on site leaves them. */
export async function prescriptionThings({ gateway, world }: Trial): Promise<OwnedThings> {
  const { doctorId } = world.doctor;
  const drugId = await addDrug(gateway);
  return {
    makes: {
      async prescription({ own, accountId: ownerId }) {
        const { prescriptionId } = await addPrescription(gateway, {
          ownerId,
          patientId: await own('patient'),
          doctorId,
          state: 'approved',
          lines: [lineOf(drugId)],
          note: '按时服药',
          longReason: '慢病长期用药',
          approvedAt: gateway.services.clock.now(),
          validUntil: new Date(gateway.services.clock.now().getTime() + 24 * 3_600_000),
        });
        return prescriptionId;
      },
    },
  };
}
