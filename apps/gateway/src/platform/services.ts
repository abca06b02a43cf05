import type { Logger } from 'pino';
import type { MovableClock } from './clock';
import type { Config } from './config';
import type { Database } from './database';
import type { Deadlines } from './deadlines';
import type { Jobs } from './jobs';
import type { Limits } from './limits';
import type { Live } from './live/live';
import type { SessionWatch } from './live/session-watch';
import type { Outbox } from './outbox';
import type { Parts } from './ports';
import type { BodyBudget } from './request-body';
import type { FileStorage } from './file-storage';
import type { SessionFinder } from './session-finder';

/**
 * What one running gateway is made of. Domains receive it when their handlers are built. What only some of them know,
 * such as a service for documents, is no field here but a port that `use` makes.
 */
export interface Services extends Parts<Services> {
  readonly config: Config;
  /** The pool. Inside a call use `context.db`. */
  readonly db: Database;
  readonly clock: MovableClock;
  readonly logger: Logger;
  readonly jobs: Jobs;
  readonly deadlines: Deadlines;
  readonly limits: Limits;
  readonly outbox: Outbox;
  /** Tells readers of changes, and hears of them. */
  readonly live: Live;
  readonly sessions: SessionFinder;
  /** Ends streams with their sessions. */
  readonly sessionWatch: SessionWatch;
  /** Where uploaded files are. */
  readonly files: FileStorage;
  /** Memory that large bodies share. */
  readonly bodies: BodyBudget;
  /** Aborted when the gateway begins to stop: whatever would go on for long ends now. */
  readonly closing: AbortSignal;
}
