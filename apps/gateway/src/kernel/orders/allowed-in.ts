import type { OrderMachine } from '@xinglin/contract';

/** Tells of a machine whether an event may happen to an order in a state, whoever causes it. */
export const allowedIn =
  <State extends string, Event extends string>(
    machine: Pick<OrderMachine<State, Event>, 'transitions'>,
  ) =>
  (event: Event, state: State): boolean =>
    machine.transitions.some((one) => one.event === event && one.from.includes(state));
