import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp, createDeskApp } from './app';
import { purgeCodes } from './account/verify-codes';
import { createSessionFinder, purgeSessions } from './account/sessions';
import { purgeMissedVisits } from './booking/missed-visits';
import { registerBooking } from './booking/register';
import type { PaymentProvider } from './payment/provider';
import { registerPayment } from './payment/register';
import { configuredProvider } from './payment/sandbox-provider';
import { registerDirectoryDeadlines } from './directory/deadlines';
import { publishAgreements } from './content/publish';
import { publishHelp } from './help/publish';
import { registerDesk } from './desk/desk-action';
import { endingKeys, requireKnownActions } from './desk/keys';
import { ledgerDesk } from './desk/ledger';
import { nativeAppDesk, partnerDesk } from './partner/desk';
import { purgePartnerTokens } from './partner/service';
import { sleepDesk } from './high-risk/sandbox-desk';
import { purgeRiskChecks } from './high-risk/service';
import { purgeStates } from './identity/authorization';
import { purgeTickets } from './identity/entrance';
import { purgeUnbound } from './identity/identities';
import { entranceDesk } from './identity/sandbox-desk';
import { purgeGrants } from './identity/sandbox-provider';
import { createPdfWriter } from './documents/pdf-writer';
import type { Config } from './platform/config';
import { openDatabase } from './platform/database';
import { createDeadlines, deadlineQueue } from './platform/deadline-runner';
import { openJobQueue } from './platform/job-queue';
import { registeredJobs } from './platform/jobs';
import { createLimits } from './platform/limits';
import { migrateDatabase } from './platform/migrations';
import { createOutbox, outboxQueue } from './platform/outbox-worker';
import { registerPurge } from './platform/purge';
import { createBodyBudget } from './platform/request-body';
import { diskStorage } from './platform/file-storage';
import { ocrProviderOf } from './ocr/service';
import type { OcrProvider } from './platform/ocr-provider';
import type { Services } from './platform/services';
import { openSharedClock } from './platform/shared-clock';
import { purgeDeletedPatients } from './patients/erasure';
import { purgeRealNameChecks } from './patients/real-name';
import { registerPrivacy } from './privacy/register';
import { purgeProofs } from './profile/mobile-change';
import { purgeFaceChecks } from './real-name/face-checks';
import { faceCheckProviderOf, type FaceCheckProvider } from './real-name/face-provider';
import { realNameProviderOf, type RealNameProvider } from './real-name/provider';
import { realNameDesk } from './real-name/desk';
import { purgeRealNameTries } from './real-name/tries';
import { purgeTraces } from './system/handlers';
import { registerUploads } from './upload/register';
import { seedOnce } from './seed';
import { purgeAwaitedMessages } from './verification/awaited-messages';
import { inboundDesk } from './verification/inbound';
import { purgePersonChecks } from './verification/person-checks';
import { registerVisitors } from './visitor/register';
import { purgeTemporaryTokens } from './visitor/temporary-tokens';
import { purgeLinks } from './wechat/links';
import { writeOffParts } from './write-off/domain-parts';
import { registerWriteOff } from './write-off/register';

/** Bytes of large bodies that are held at a time. */
const largeBodiesTotal = 256 * 1024 * 1024;

/** A gateway that is ready to answer; `app.fetch` takes its requests. */
export interface Gateway {
  readonly app: Hono;
  /** The desk, where it listens by itself; null where `app` answers for it, or nobody. */
  readonly desk: Hono | null;
  readonly services: Services;
  /** Says "not ready" from now on, so that a balancer looks elsewhere, and ends what streams. */
  drain(): void;
  /** Ends jobs, clock and pool; the database itself stays. */
  close(): Promise<void>;
}

export interface OpenGatewayOptions {
  readonly logger: Logger;
  /** Fills an empty database; default true. */
  readonly seed?: boolean;
  /** Works jobs and casts the net of each minute; default true. */
  readonly work?: boolean;
  /** Reads pictures; left out, whom the configuration names. */
  readonly ocr?: OcrProvider;
  /** Compares names with ID numbers; left out, whom the configuration names. */
  readonly realName?: RealNameProvider;
  /** Checks faces; left out, whom the configuration names. */
  readonly faceCheck?: FaceCheckProvider;
  /** Moves money; left out, whom the configuration names. */
  readonly payments?: PaymentProvider;
}

/** Makes known what each domain does besides its calls. */
function registerDomains(): void {
  registerPurge([
    purgeSessions,
    purgeCodes,
    purgePartnerTokens,
    purgeStates,
    purgeTickets,
    purgeUnbound,
    purgeGrants,
    purgeLinks,
    purgeRiskChecks,
    purgeTraces,
    purgeProofs,
    purgeRealNameTries,
    purgeFaceChecks,
    purgePersonChecks,
    purgeAwaitedMessages,
    purgeRealNameChecks,
    purgeDeletedPatients,
    purgeMissedVisits,
    purgeTemporaryTokens,
  ]);
  registerDirectoryDeadlines();
  registerBooking();
  registerPayment();
  registerUploads();
  registerVisitors(writeOffParts.erasures);
  registerPrivacy();
  registerWriteOff(writeOffParts);
  registerDesk([
    ...realNameDesk,
    ...partnerDesk,
    ...ledgerDesk,
    ...nativeAppDesk,
    ...entranceDesk,
    ...inboundDesk,
    ...sleepDesk,
  ]);
}

/** Opens a gateway on the database at `url`: migrates, seeds, begins to work jobs. */
export async function openGateway(
  config: Config,
  url: string,
  options: OpenGatewayOptions,
): Promise<Gateway> {
  const { logger } = options;
  registerDomains();
  requireKnownActions(config.desk?.keys ?? []);
  await migrateDatabase(url);
  const db = openDatabase(url);
  // Calls count while they hold a connection, so counting must not wait for the disk.
  const limitsPool = openDatabase(url, { max: 4, lazyCommit: true });
  const clock = await openSharedClock(db, config.sandbox ? url : null);
  const jobs = await openJobQueue(url, logger);
  const closing = new AbortController();
  const services: Services = {
    config,
    db,
    clock,
    logger,
    jobs,
    deadlines: createDeadlines(() => services, clock),
    limits: createLimits(limitsPool.$client, config.sandbox),
    outbox: createOutbox(() => services),
    sessions: createSessionFinder(db),
    files: diskStorage(config.filesDirectory),
    bodies: createBodyBudget(largeBodiesTotal),
    closing: closing.signal,
    ocr: options.ocr ?? ocrProviderOf(config),
    realName: options.realName ?? realNameProviderOf(config, logger),
    faceCheck: options.faceCheck ?? faceCheckProviderOf({ config, db, logger, clock }),
    payments: options.payments ?? configuredProvider(config),
    pdf: createPdfWriter(),
  };
  await publishAgreements(db);
  await publishHelp(db);
  if (options.seed !== false && (await seedOnce(db, config, clock.now()))) {
    logger.info({ size: config.seed }, 'database seeded');
  }
  await jobs.prepare(registeredJobs());
  if (options.work !== false) {
    await jobs.work(registeredJobs(), services);
    await jobs.everyMinute(deadlineQueue, {});
    await jobs.everyMinute(outboxQueue, {});
    await services.deadlines.sweepAll();
  }
  if (!config.sandbox && config.sms === null) {
    logger.warn('SMS_URL is not set: no code can be sent, so nobody can sign in by code');
  }
  if (!config.sandbox && config.realName === null) {
    logger.warn('REAL_NAME_URL is not set: real names are verified by hand only');
  }
  for (const key of endingKeys(config.desk?.keys ?? [], clock.now()))
    logger.warn({ key }, 'desk: key ends soon');
  let ready = true;
  return {
    app: createApp(services, clock, { isReady: () => ready }),
    desk: createDeskApp(services),
    services,
    drain: () => {
      ready = false;
      closing.abort();
    },
    async close() {
      ready = false;
      closing.abort();
      await services.ocr.close();
      await services.pdf.close();
      await jobs.stop();
      await clock.close();
      await limitsPool.$client.end();
      await db.$client.end();
    },
  };
}
