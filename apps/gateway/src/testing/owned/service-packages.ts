import { addDays, dayAt } from '@xinglin/rules';
import { openPayment, paidNotice, sendNotice } from '../payment-fixture';
import { addServicePackage, packageCents } from '../service-package-fixture';
import type { Fields, OwnedThings, Person, Trial } from './trial';

/** By which calls an item is used, by the end of their paths. */
const serviceAt = {
  '/customserve/call': 'call',
  '/customserve/form': 'form',
  '/customserve/express': 'goods',
  '/sche/p/list': 'appointment',
  '/sche/p/book': 'appointment',
};

/** Paid service packages, and their booked visits. */
export async function servicePackageThings({ gateway, world }: Trial): Promise<OwnedThings> {
  const { db, clock } = gateway.services;
  const { packageCode } = await addServicePackage(db, { doctorId: world.doctor.doctorId });
  const day = addDays(dayAt(clock.now()), 5);
  // Each case has a package of its own.
  const bought = { packageCode, totalCents: packageCents, again: true };

  async function paidBy({ make, token }: Person): Promise<string> {
    const { orderNo } = await make('/hades/packserve/order/create', bought);
    const paymentId = await openPayment(gateway, orderNo, token);
    await sendNotice(gateway, paidNotice(paymentId, packageCents));
    return orderNo;
  }

  /** A package for the patient, paused and with a use of it where that comes before what is done. */
  async function packageOf(person: Person, path: string): Promise<Fields> {
    const { make, own } = person;
    const orderNo = await paidBy(person);
    const serviceId =
      Object.entries(serviceAt).find(([end]) => path.endsWith(end))?.[1] ?? 'consult';
    const things = { ...bought, orderNo, serviceId };
    if (path.endsWith('bindpatient')) return things;
    await make('/hades/order/bindpatient', { orderNo, patientId: await own('patient') });
    const paused = { orderNo, reason: 'travel', resumesOn: day };
    if (path.endsWith('/pause')) return { ...things, ...paused };
    if (path.endsWith('/resume')) {
      await make('/hades/order/pause', paused);
      return things;
    }
    const isCall = path.endsWith('callmeeting');
    const { applyNo } = await make(`/hades/customserve/${isCall ? 'call' : 'apply'}`, {
      orderNo,
      serviceId: isCall ? 'call' : 'consult',
      note: '最近胸闷，走路后更明显',
      wantedOn: day,
    });
    return { ...things, applyNo, callMeettingId: applyNo };
  }

  return {
    makes: {
      packageOrder: paidBy,
      packageUse: async (person) => String((await packageOf(person, ''))['applyNo']),
    },
    needs: [[/^\/hades\/(?!survey\/)/u, packageOf]],
  };
}
