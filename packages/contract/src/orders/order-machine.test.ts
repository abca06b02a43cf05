import { describe, expect, it } from 'vitest';
import { orderGroups, statesIn, transitionsOf } from './order-machine';
import { registrationMachine, registrationStates } from '../booking/registration-order';

describe('a machine of orders', () => {
  it('finds the states that stand in a group, each in one', () => {
    expect(statesIn(registrationMachine, 'active')).toEqual([
      'awaitingHospital',
      'confirmed',
      'checkedIn',
    ]);
    const all = orderGroups.flatMap((group) => statesIn(registrationMachine, group));
    expect(all.toSorted()).toEqual([...registrationStates].toSorted());
  });

  it('finds what an actor may cause by an event, and nothing for another', () => {
    expect(transitionsOf(registrationMachine, 'complete', 'hospital').map(({ to }) => to)).toEqual([
      'completed',
    ]);
    expect(transitionsOf(registrationMachine, 'complete', 'patient')).toEqual([]);
  });
});
