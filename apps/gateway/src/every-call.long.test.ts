import { afterAll, beforeAll, describe, it } from 'vitest';
import { everyCall, expectSoundLog, Trial } from './testing/trial';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.open();
});
afterAll(() => trial.gateway.dispose());

describe('every call', () => {
  it.each(everyCall.filter(([, call]) => call.method !== 'GET'))(
    '%s never breaks, however the body is written',
    async (_, call) => {
      await trial.sendHostileBodies(call);
    },
  );
});

it('the log of all this holds no fault, and no object has got anything it did not have', () => {
  expectSoundLog(trial.gateway);
});
