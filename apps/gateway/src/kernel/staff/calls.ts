import type { StaffSessionCallName, staffSessionCalls } from '@xinglin/contract';
import type { z } from 'zod';
import type { Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import type { StaffActor } from '../desk/actor';

/** What is known of a call below `/staff/session`. */
export interface StaffCallContext {
  readonly services: Services;
  readonly now: Date;
  readonly locale: Locale;
  /** The token that was sent; an empty text for none. */
  readonly token: string;
  /** Who is signed in; null where no one is, which only open calls see. */
  readonly actor: StaffActor | null;
}

type Calls = typeof staffSessionCalls;

/** What a call answers, and the session that begins with it; an empty text for one that ends. */
export interface StaffAnswer<Name extends StaffSessionCallName> {
  readonly data: z.input<Calls[Name]['response']>;
  readonly token?: string;
}

/** A handler of one call: its input was parsed by the call's schema. */
export type StaffHandler<Name extends StaffSessionCallName> = (
  input: z.output<Calls[Name]['request']>,
  context: StaffCallContext,
) => Promise<StaffAnswer<Name>>;

/** Handlers of some calls, by name. */
export type StaffHandlers<Name extends StaffSessionCallName> = {
  readonly [Each in Name]: StaffHandler<Each>;
};

/** The person who is signed in. Refuses with `sessionEnded`; the route has refused before where a call needs one. */
export function requireStaff({ actor }: StaffCallContext): StaffActor {
  return actor ?? refuse('sessionEnded');
}
