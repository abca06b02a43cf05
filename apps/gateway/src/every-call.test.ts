import type { CallDefinition } from '@xinglin/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodingOf } from './platform/request-body';
import { bodiesOf, edgeBodiesOf } from './testing/arbitrary-bodies';
import { fieldsInHostileBodies } from './testing/hostile-bodies';
import { everyCall, expectPlain, expectSoundLog, isTaken, Trial } from './testing/trial';

/** Bodies tried a call; `npm run fuzz` takes more. */
const bodies = Number(process.env['XINGLIN_FUZZ_BODIES'] ?? 5);
const timeout = 60_000 + bodies * 1000;

const calls = [...everyCall];

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.open();
});
afterAll(() => trial.gateway.dispose());

/** Calls of one kind receive a body alike, and take the same of the fields that hostile bodies have. */
function kindOf(call: CallDefinition): string {
  const named = Object.keys(fieldsOf(call)).filter((field) =>
    fieldsInHostileBodies.includes(field),
  );
  return [encodingOf(call), call.access, call.kind, call.bodyLimit, ...named].join();
}

const fieldsOf = ({ request }: CallDefinition): object =>
  'shape' in request && typeof request.shape === 'object' ? (request.shape ?? {}) : {};

const posted = calls.filter(([, call]) => call.method !== 'GET');
/** The long run sends these bodies to every call. */
const oneOfAKind = [...new Map(posted.map((one) => [kindOf(one[1]), one])).values()];

describe('every call', { timeout }, () => {
  it.each(calls)('%s never breaks, whatever the body', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(bodiesOf(call.request), fc.boolean(), async (body, signedIn) => {
        expectPlain(call, await trial.send(call, body, signedIn), JSON.stringify(body));
      }),
      { numRuns: bodies },
    );
    await trial.restore(call);
  });

  it.each(calls)('%s never breaks where a calendar, a number or a text ends', async (_, call) => {
    const taken = edgeBodiesOf(call.request).filter((body) => isTaken(call, body));
    for (const body of taken) {
      const answer = await trial.send(call, body, call.access !== 'open');
      expectPlain(call, answer, JSON.stringify(body));
    }
    await trial.restore(call);
  });

  it.each(calls.filter(([, call]) => call.access !== 'open'))(
    '%s refuses without a session',
    async (_, call) => {
      expect(await trial.send(call, {}, false)).toMatchObject({ status: 401, code: -6 });
    },
  );

  it('an unknown one is a 404, a known path by another method too', async () => {
    const { gateway } = trial;
    expect(await gateway.call('/no/such/call.json')).toMatchObject({ status: 404, code: 40400 });
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await gateway.send(
        new Request('http://gateway.test/patient/list', { method }),
      );
      expect(answer, method).toMatchObject({ status: 404, code: 40400 });
    }
  });
});

describe('one call of each kind', { timeout }, () => {
  it.each(oneOfAKind)('%s never breaks, however the body is written', async (_, call) => {
    await trial.sendHostileBodies(call);
  });
});

it('the log of all this holds no fault, and no object has got anything it did not have', () => {
  expect(trial.gateway.log.length).toBeGreaterThan(calls.length);
  expectSoundLog(trial.gateway);
});
