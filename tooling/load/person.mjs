// Owns: a patient who books, pays and sometimes cancels through the portals, and repeats what got no answer.
// Must not know: what is killed meanwhile, or what the books must say.
// Used by: the kills command.
import { setTimeout as pause } from 'node:timers/promises';
import { anyAddress, patient } from './traffic.mjs';

/** Milliseconds between two tries of one call. */
const betweenTries = 300;
/** Milliseconds after which a call without an answer is tried again. */
const patience = 15_000;

/**
 * One visit of a new person, until it ends or `isOver` says that no client waits any longer.
 * @param {{ portals: string[], gateways: string[], shifts: string[], number: number, cancels: boolean,
 *   isOver: () => boolean }} visit portals and gateways are tried by turns, as a balancer does.
 * @returns {Promise<{ orderNo: string, paid?: boolean, cancelled?: boolean, state: () => Promise<string | undefined> } |
 *   null>} what was acknowledged, and how to ask what became of it; null when the person got no place.
 */
export async function visit({ portals, gateways, shifts, number, cancels, isOver }) {
  const mobile = `139${String(number).padStart(8, '0')}`;
  const address = anyAddress();
  const device = crypto.randomUUID();
  const cookies = new Map();
  let turn = number;

  /** Repeats an act until it is answered: the same request id, so that it is done once. */
  const untilAnswered = async (act) => {
    while (!isOver()) {
      turn += 1;
      const answer = await act().catch(() => null);
      if (answer !== null) return answer;
      await pause(betweenTries);
    }
    return null;
  };
  const call = (path, input) => {
    const requestId = crypto.randomUUID();
    return untilAnswered(async () => {
      const portal = portals[turn % portals.length];
      const response = await fetch(`${portal}/gateway${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: portal,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          requestid: requestId,
          deviceid: device,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        },
        // An address to come back to is one of the portal that is asked.
        body: JSON.stringify(typeof input === 'function' ? input(portal) : input),
        signal: AbortSignal.timeout(patience),
      });
      const envelope = await response.json();
      // A server that is there and cannot answer is asked again, as the portal's own pages do.
      if (response.status >= 500 || response.status === 429) return null;
      for (const line of response.headers.getSetCookie()) {
        const [name, value] = line.split(';', 1)[0].split('=', 2);
        cookies.set(name, value);
      }
      return envelope;
    });
  };
  const codeSent = () =>
    untilAnswered(async () => {
      const url = gateways[turn % gateways.length];
      const { data } = await (await fetch(`${url}/sandbox/outbox?to=${mobile}`)).json();
      return data.items.find((message) => message.code)?.code ?? null;
    });

  await call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
  const signedIn = await call('/user/account/checkcodelogin.json', {
    mobile,
    code: await codeSent(),
  });
  // A code whose answer got lost is used up: this person goes home.
  if (signedIn?.code !== 0) return null;
  const added = await call('/patient/add', patient(mobile));
  if (added?.code !== 0) return null;

  const submitted = await call('/order/submitorder/submit.json', {
    shiftCaseId: shifts[number % shifts.length],
    patientId: added.data.patientId,
  });
  if (submitted?.code !== 0) return null;
  const { orderNo } = submitted.data;
  const told = {
    orderNo,
    state: async () => (await call('/order/orderinfo/detail.json', { orderNo }))?.data?.status,
  };

  const cashier = await call('/pay/geth5payurl.json', (portal) => ({
    orderNo,
    returnUrl: `${portal}/my/order/list`,
  }));
  if (cashier?.code !== 0) return told;
  const { pathname } = new URL(cashier.data.url);
  const paid = await untilAnswered(async () => {
    const answer = await fetch(gateways[turn % gateways.length] + pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'outcome=success',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return answer.status >= 500 ? null : answer.status === 303;
  });
  told.paid = paid === true;
  if (told.paid && cancels) {
    // Only a visit that the notice has confirmed can be cancelled.
    while (!isOver() && (await told.state()) !== 'confirmed') await pause(betweenTries);
    const answer = await call('/order/cancelorder/cancel.json', {
      orderNo,
      reason: 'timeConflict',
    });
    told.cancelled = answer?.code === 0;
  }
  return told;
}
