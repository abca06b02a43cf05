// Owns: finding the shifts that everybody under load wants.
// Used by: the load command.
import { call } from '../bench/key-pages.mjs';

/** Ids of released shifts with places left, each of another doctor. */
export async function findShifts(gatewayUrl, count) {
  const wanted = { pageNo: 1, pageSize: 50 };
  const { items: doctors } = await call(
    gatewayUrl,
    '/modulesearch/mergesearch/doctorlist.json',
    wanted,
  );
  const month = new Date().toISOString().slice(0, 7);
  const shifts = [];
  for (const { doctorId } of doctors) {
    if (shifts.length === count) break;
    const asked = { doctorId, month };
    const { items } = await call(gatewayUrl, '/order/shiftcase/listbymonth.json', asked);
    const free = items.find(({ status, remaining }) => status === 'released' && remaining > 0);
    if (free) shifts.push(free.shiftCaseId);
  }
  return shifts;
}
