/** One way to move on: who may do it, from where to where, and what it lets happen. */
export interface Transition<
  State extends string,
  Event extends string,
  Actor extends string,
  Effect extends string,
> {
  readonly event: Event;
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Actor[];
  readonly emits: readonly Effect[];
}

/** A finite state machine as data. The gateway enforces it by compare-and-swap. */
export interface StateMachine<
  State extends string,
  Event extends string,
  Actor extends string,
  Effect extends string,
> {
  readonly initial: readonly State[];
  readonly final: readonly State[];
  readonly transitions: readonly Transition<State, Event, Actor, Effect>[];
}

/** Finds the transition that `actor` may take by `event` from `state`; undefined when there is none. */
export function findTransition<
  State extends string,
  Event extends string,
  Actor extends string,
  Effect extends string,
>(
  machine: StateMachine<State, Event, Actor, Effect>,
  state: State,
  event: Event,
  actor: Actor,
): Transition<State, Event, Actor, Effect> | undefined {
  return machine.transitions.find(
    (transition) =>
      transition.event === event &&
      transition.from.includes(state) &&
      transition.by.includes(actor),
  );
}
