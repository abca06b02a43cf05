// Owns: finding the shifts that everybody under load wants.
// Used by: the load command.
import { call } from '../bench/call.mjs';
import { freeShiftsOf } from '../bench/free-shifts.mjs';

const pageSize = 50;

/** Ids of shifts that a new person books and pays at once, each of another doctor. */
export async function findShifts(gatewayUrl, count) {
  const month = new Date().toISOString().slice(0, 7);
  const shifts = [];
  for (let pageNo = 1; shifts.length < count; pageNo += 1) {
    const { items: doctors } = await call(gatewayUrl, '/modulesearch/mergesearch/doctorlist.json', {
      pageNo,
      pageSize,
    });
    if (doctors.length === 0) break;
    for (const { doctorId } of doctors) {
      if (shifts.length === count) break;
      const [free] = await freeShiftsOf(gatewayUrl, doctorId, month);
      if (free) shifts.push(free.shiftCaseId);
    }
  }
  return shifts;
}
