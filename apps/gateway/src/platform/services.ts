import type { Logger } from 'pino';
import type { PdfWriter } from './documents/pdf-writer';
import type { PaymentProvider } from '../kernel/payment/provider';
import type { FaceCheckProvider } from '../domains/real-name/face-provider';
import type { RealNameProvider } from '../domains/real-name/provider';
import type { MovableClock } from './clock';
import type { Config } from './config';
import type { Database } from './database';
import type { Deadlines } from './deadlines';
import type { Jobs } from './jobs';
import type { Limits } from './limits';
import type { Live } from './live/live';
import type { Outbox } from './outbox';
import type { BodyBudget } from './request-body';
import type { FileStorage } from './file-storage';
import type { OcrProvider } from './ocr-provider';
import type { SessionFinder } from './session-finder';

/** What one running gateway is made of. Domains receive it when their handlers are built. */
export interface Services {
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
  /** Where uploaded files are. */
  readonly files: FileStorage;
  /** Memory that large bodies share. */
  readonly bodies: BodyBudget;
  /** Aborted when the gateway begins to stop: whatever would go on for long ends now. */
  readonly closing: AbortSignal;
  /** Who reads documents off pictures. */
  readonly ocr: OcrProvider;
  /** Who says whether a name and an ID number belong together. */
  readonly realName: RealNameProvider;
  /** Who checks faces in the mini-program; null where nobody does. */
  readonly faceCheck: FaceCheckProvider | null;
  /** Who moves money; null where payments cannot be taken. */
  readonly payments: PaymentProvider | null;
  /** Makes documents to keep and to print. */
  readonly pdf: PdfWriter;
}
