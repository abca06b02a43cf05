// Owns: which shifts of a doctor a new person books and pays at once.
// Used by: the size budget, the bench, the load and kills commands.
import { call } from './call.mjs';

/**
 * The released shifts of a doctor in a month that have places left and cost something, at a hospital that takes a first
 * visit, asks for no code before, and keeps its places here: one whose own system keeps them has no list for full shifts.
 */
export async function freeShiftsOf(gatewayUrl, doctorId, month) {
  const asked = { doctorId, month };
  const { items } = await call(gatewayUrl, '/order/shiftcase/listbymonth.json', asked);
  const free = items.filter(
    ({ status, remaining, feeCents }) => status === 'released' && remaining > 0 && feeCents > 0,
  );
  const open = new Map();
  for (const { hospitalId } of free)
    if (!open.has(hospitalId)) open.set(hospitalId, await isOpenToAnyone(gatewayUrl, hospitalId));
  return free.filter(({ hospitalId }) => open.get(hospitalId));
}

async function isOpenToAnyone(gatewayUrl, hospitalId) {
  const { submitCheck, firstVisitClinics, waitListSize } = await call(
    gatewayUrl,
    '/order/orderconfig/getconfig.json',
    { hospitalId },
  );
  return submitCheck === 'none' && firstVisitClinics.length === 3 && waitListSize > 0;
}
