import type { CallDefinition } from '@xinglin/contract';
import type { Database } from './database';
import type { z } from 'zod';

/** The accounts of the sandbox that have a life. */
export const livingRoles = ['family', 'couple'] as const;
export type LivingRole = (typeof livingRoles)[number];

/** An account that acts as its browser would. */
export interface LivingPerson {
  readonly userId: string;
  readonly mobile: string;
  /** Makes a call with the account's session and answers its data; a refusal throws. */
  readonly call: <Call extends CallDefinition>(
    call: Call,
    input: z.input<Call['request']>,
  ) => Promise<z.output<Call['response']>>;
  /** Pays an order at the sandbox's cashier. */
  readonly pay: (orderNo: string) => Promise<void>;
  /** The id of a patient of the account. Throws where it has none of that name. */
  readonly patient: (name: string) => Promise<string>;
}

/**
 * What a domain may do to give the sandbox's people their part of a life: calls as these people and actions of the desk,
 * each at a chosen moment, so that nothing comes about that the product does not allow.
 */
export interface SandboxLife extends Readonly<Record<LivingRole, LivingPerson>> {
  readonly db: Database;
  /** The sandbox's present: no part acts later than this. */
  readonly now: Date;
  /** The clock of the life goes on from there: so many days from today, at an hour in China; today without one means the present. */
  readonly goTo: (days: number, time?: string) => void;
  /** The id of a doctor that every seed has. Throws where none has that name. */
  readonly doctor: (name: string) => Promise<string>;
  /** Acts for the other side of the counter and answers what the action does. */
  readonly desk: <Answer>(action: string, input: object) => Promise<Answer>;
}
