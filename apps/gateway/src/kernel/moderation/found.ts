import type { moderationActs, moderationReasons } from '@xinglin/contract';

export type ModerationReason = (typeof moderationReasons)[number];
export type ModerationAct = (typeof moderationActs)[number];

/** A place in a text that a rule stopped at; `end` is exclusive. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** As it is written there. */
  readonly phrase: string;
  readonly reason: ModerationReason;
  readonly act: ModerationAct;
}
