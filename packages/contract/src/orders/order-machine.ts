import type { StateMachine, Transition } from '../state-machine';

/** Where an order stands, in words that all kinds share: the tabs of a list of orders. */
export const orderGroups = [
  'awaitingPayment',
  'active',
  'refunding',
  'completed',
  'cancelled',
] as const;

export type OrderGroup = (typeof orderGroups)[number];

/** Who moves orders: the person they belong to, the other side of the counter, the gateway itself. */
export const orderActors = ['patient', 'hospital', 'system'] as const;

export type OrderActor = (typeof orderActors)[number];

/**
 * The life of a kind of order as data. `groups` says where each state stands. Of the effects the gateway carries
 * out `notify` by itself; the others are the kind's own.
 */
export interface OrderMachine<
  State extends string = string,
  Event extends string = string,
  Effect extends string = string,
> extends StateMachine<State, Event, OrderActor, Effect> {
  readonly groups: Readonly<Record<State, OrderGroup>>;
}

/** All transitions that `actor` may cause by `event`, from whatever state. */
export function transitionsOf<State extends string, Event extends string, Effect extends string>(
  machine: OrderMachine<State, Event, Effect>,
  event: Event,
  actor: OrderActor,
): readonly Transition<State, Event, OrderActor, Effect>[] {
  return machine.transitions.filter(
    (transition) => transition.event === event && transition.by.includes(actor),
  );
}

/** The states of a machine that stand in one of `groups`. */
export function statesIn<State extends string>(
  machine: { readonly groups: Readonly<Record<State, OrderGroup>> },
  ...groups: readonly OrderGroup[]
): State[] {
  // The keys of `groups` are the states: the type of a machine says so.
  return (Object.keys(machine.groups) as State[]).filter((state) =>
    groups.includes(machine.groups[state]),
  );
}
