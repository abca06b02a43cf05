import { addShift } from '../../domains/booking/booking-fixture';
import { takeRequests } from '../precision-fixture';
import type { OwnedThings, Trial } from './trial';

/** Visits, places in waiting lists, requests for an appointment. */
export async function bookingThings({ gateway, world, samples }: Trial): Promise<OwnedThings> {
  const { db, clock } = gateway.services;
  const full = await addShift(db, world.doctor, { now: clock.now(), daysAhead: 9, places: 0 });
  await takeRequests(db, world.doctor);
  return {
    makes: {
      order: async ({ make, own }) =>
        (
          await make('/order/submitorder/submit.json', {
            shiftCaseId: world.shift.id,
            patientId: await own('patient'),
          })
        ).orderNo,
      wait: async ({ make, own }) =>
        (
          await make('/order/waitlist/join.json', {
            shiftCaseId: full.id,
            patientId: await own('patient'),
          })
        ).waitId,
      reserveRequest: async ({ make, own }) =>
        (
          await make('/order/accuratereserve/submit', {
            ...samples(),
            patientId: await own('patient'),
          })
        ).requestId,
    },
  };
}
