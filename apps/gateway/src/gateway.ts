import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp, createDeskApp } from './app';
import { purgeCodes } from './kernel/people/accounts/verify-codes';
import { createSessionFinder, purgeSessions } from './kernel/people/accounts/sessions';
import { purgeMissedVisits } from './domains/booking/missed-visits';
import { registerBooking } from './domains/booking/register';
import type { PaymentProvider } from './kernel/payment/provider';
import { registerPayment } from './kernel/payment/register';
import { configuredProvider } from './kernel/payment/sandbox-provider';
import { registerDirectoryDeadlines } from './domains/directory/deadlines';
import { publishAgreements } from './kernel/consents/publish';
import { publishHelp } from './domains/help/publish';
import { registerDesk } from './kernel/desk/desk-action';
import { endingKeys, requireKnownActions } from './kernel/desk/keys';
import { ledgerDesk } from './kernel/desk/ledger';
import { nativeAppDesk, partnerDesk } from './domains/partner/desk';
import { purgePartnerTokens } from './kernel/partners/service';
import { sleepDesk } from './domains/high-risk/sandbox-desk';
import { purgeRiskChecks } from './domains/high-risk/service';
import { purgeStates } from './domains/identity/authorization';
import { purgeTickets } from './domains/identity/entrance';
import { purgeUnbound } from './domains/identity/identities';
import { entranceDesk } from './domains/identity/sandbox-desk';
import { purgeGrants } from './domains/identity/sandbox-provider';
import { createPdfWriter } from './platform/documents/pdf-writer';
import type { Config } from './platform/config';
import { openDatabase } from './platform/database';
import { createDeadlines, deadlineQueue } from './platform/deadline-runner';
import { openJobQueue } from './platform/job-queue';
import { registeredJobs } from './platform/jobs';
import { createLimits } from './platform/limits';
import { openLive } from './platform/live/live';
import { openNotifications } from './platform/live/notifications';
import { migrateDatabase } from './platform/migrations';
import { createOutbox, outboxQueue } from './platform/outbox-worker';
import { registerPurge } from './platform/purge';
import { createBodyBudget } from './platform/request-body';
import { diskStorage } from './platform/file-storage';
import { ocrProviderOf } from './domains/ocr/service';
import type { OcrProvider } from './platform/ocr-provider';
import type { Services } from './platform/services';
import { openSharedClock } from './platform/shared-clock';
import { purgeDeletedPatients } from './kernel/people/patients/erasure';
import { purgeRealNameChecks } from './kernel/people/patients/real-name';
import { registerPrivacy } from './domains/privacy/register';
import { purgeProofs } from './domains/profile/mobile-change';
import { purgeFaceChecks } from './domains/real-name/face-checks';
import { faceCheckProviderOf, type FaceCheckProvider } from './domains/real-name/face-provider';
import { realNameProviderOf, type RealNameProvider } from './domains/real-name/provider';
import { realNameDesk } from './domains/real-name/desk';
import { purgeRealNameTries } from './domains/real-name/tries';
import { purgeTraces } from './domains/system/handlers';
import { registerUploads } from './kernel/files/register';
import { seedOnce } from './seed';
import { purgeAwaitedMessages } from './domains/verification/awaited-messages';
import { inboundDesk } from './domains/verification/inbound';
import { purgePersonChecks } from './kernel/people/checks/person-checks';
import { registerVisitors } from './domains/visitor/register';
import { purgeTemporaryTokens } from './domains/visitor/temporary-tokens';
import { purgeLinks } from './domains/wechat/links';
import { writeOffParts } from './domains/write-off/domain-parts';
import { registerWriteOff } from './domains/write-off/register';

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
  const notifications = await openNotifications(url);
  const clock = await openSharedClock(db, config.sandbox ? notifications : null);
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
    live: await openLive(notifications, closing.signal),
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
      await services.live.flush();
      await notifications.close();
      await limitsPool.$client.end();
      await db.$client.end();
    },
  };
}
