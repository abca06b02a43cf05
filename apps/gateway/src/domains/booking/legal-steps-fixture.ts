import { expect } from 'vitest';
import {
  findTransition,
  registrationEvents,
  registrationMachine,
  registrationStates,
} from '@xinglin/contract';
import type { OrderStepRow } from '../../kernel/orders/tables';

/** A state or an event of the register as one of this kind's, or none at all. */
export const stateOf = (name: string) => oneOf(registrationStates, name);
const eventOf = (name: string) => oneOf(registrationEvents, name);
function oneOf<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((one) => one === name);
  if (!found) throw new Error(`no such thing as "${name}"`);
  return found;
}

/** Every step follows from the one before by a transition of the machine. */
export function expectLegal(steps: readonly OrderStepRow[]): void {
  const [start, ...moves] = steps;
  if (!start) throw new Error('an order without a first step');
  let state = stateOf(start.state);
  expect(registrationMachine.initial).toContain(state);
  for (const move of moves) {
    expect(
      findTransition(registrationMachine, state, eventOf(move.event), move.actor)?.to,
      `${state} by ${move.event}`,
    ).toBe(move.state);
    state = stateOf(move.state);
  }
}
