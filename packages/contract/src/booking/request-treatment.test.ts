import { describe, expect, it } from 'vitest';
import { requestTreatment, tracedPaths } from '../index';

describe('requestTreatment', () => {
  it.each([
    ['/patient/add', { encrypted: true, signed: true, rerouted: true, traced: null }],
    ['/patient/list', { encrypted: false, signed: false, rerouted: true, traced: null }],
    [
      '/user/account/checkbankmsg.json',
      { encrypted: true, signed: true, rerouted: false, traced: null },
    ],
    [
      '/logistics/postingaddress/add',
      { encrypted: false, signed: false, rerouted: true, traced: null },
    ],
    [
      '/order/submitorder/submit.json',
      { encrypted: false, signed: false, rerouted: false, traced: null },
    ],
    ['/patients', { encrypted: false, signed: false, rerouted: false, traced: null }],
  ])('of %s', (path, treatment) => {
    expect(requestTreatment(path)).toEqual(treatment);
  });

  it('traces the two watch lists of the specification', () => {
    expect(tracedPaths.always.map((path) => requestTreatment(path).traced)).toEqual(
      Array(4).fill('always'),
    );
    expect(tracedPaths.regional.map((path) => requestTreatment(path).traced)).toEqual(
      Array(5).fill('regional'),
    );
  });
});
