import { addDays, dayAt } from '@xinglin/rules';
import { checkUpCentre } from '../check-up-centre-fixture';
import { checkUpToOrder } from '../check-up-fixture';
import { addSpecialDisease, materials, specialDiseaseCents } from '../special-disease-fixture';
import type { Fields, OwnedThings, Person, Trial } from './trial';

/** Check-ups, also by a code, and bookings with experts of special diseases. */
export async function checkUpThings({ gateway, world, samples }: Trial): Promise<OwnedThings> {
  const checkUp = await checkUpToOrder(gateway);
  const centre = await checkUpCentre(gateway);
  const expert = await addSpecialDisease(gateway.services.db, world.doctor.doctorId, {
    places: 1000,
  });
  const day = addDays(dayAt(gateway.services.clock.now()), 5);
  const ordered = { ...checkUp.samples, day };
  const centreThings = async ({ token, own }: Person, path: string): Promise<Fields> => ({
    ...(await centre(path, { token, patientId: await own('patient') }, day)),
  });
  const reserve = '/moduleqk/rest/reservations/submitorder';
  const book = '/modulemarketplace/specialdisease/booking/submit';

  async function bookingOf({ own }: Person): Promise<Fields> {
    const wanted = { ...expert, day, totalCents: specialDiseaseCents };
    return { ...wanted, materials, agreementVersion: '1.0', patientId: await own('patient') };
  }

  return {
    makes: {
      checkUpOrder: async ({ token, own }) =>
        checkUp.order({ token, patientId: await own('patient') }, { ...samples(), ...ordered }),
      checkUpGrant: async (person) => String((await centreThings(person, reserve))['grantId']),
      specialDiseaseOrder: async (person) =>
        (await person.make(book, await bookingOf(person))).orderNo,
    },
    needs: [
      [/^\/order\/physical\//u, () => checkUp.samples],
      [/^\/order\/physical\/submit$/u, () => ordered],
      [/^\/(?:moduleqk|cic)\/(?!.*shiftcaselist)/u, centreThings],
      [/^\/modulemarketplace\/specialdisease\/booking\/submit$/u, bookingOf],
      [/^\/modulemarketplace\/specialdisease\//u, () => ({ day, refundCents: 0 })],
    ],
  };
}
