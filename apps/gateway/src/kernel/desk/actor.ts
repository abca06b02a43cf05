import type { StaffRole } from '@xinglin/contract';
import { refuse } from '../../platform/refusal';

/** One of the hospital's systems, by its key. */
export interface KeyActor {
  readonly kind: 'key';
  /** The key's name in the settings. */
  readonly keyName: string;
}

/** A person of the staff, by a session of the staff app. */
export interface StaffActor {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly account: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  /** The doctor that they are; null for all others. */
  readonly doctorId: string | null;
  /** Names the session without giving its token away. */
  readonly tokenId: string;
}

/** Who acts at the desk. */
export type DeskActor = KeyActor | StaffActor;

/** The person of the staff who acts; refuses a key with `forbidden`, which is no person. */
export function requirePerson(actor: DeskActor): StaffActor {
  return actor.kind === 'staff' ? actor : refuse('forbidden');
}
