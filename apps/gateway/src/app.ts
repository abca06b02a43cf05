import {
  account,
  addresses,
  areas,
  booking,
  content,
  directory,
  emergencyContacts,
  domains,
  help,
  highRisk,
  login,
  partner,
  identity,
  ocr,
  patients,
  payment,
  privacy,
  profile,
  realName,
  redDots,
  system,
  upload,
  verification,
  visitor,
  wallet,
  wechat,
  writeOff,
} from '@xinglin/contract';
import { Hono } from 'hono';
import { accountHandlers } from './account/handlers';
import { addressHandlers } from './addresses/handlers';
import { areaHandlers } from './areas/handlers';
import { bookingHandlers } from './booking/handlers';
import { mountVoucherFile, voucherFilePath } from './booking/voucher-download';
import { contentHandlers } from './content/handlers';
import { deskPath, deskPaths, deskRoutes } from './desk/routes';
import { directoryHandlers } from './directory/handlers';
import { emergencyContactHandlers } from './emergency-contacts/handlers';
import { loginHandlers } from './login/handlers';
import { partnerHandlers } from './partner/handlers';
import { ocrHandlers } from './ocr/handlers';
import { helpHandlers } from './help/handlers';
import { highRiskHandlers } from './high-risk/handlers';
import { identityHandlers } from './identity/handlers';
import { mountSandboxProviders } from './identity/sandbox-routes';
import { patientHandlers } from './patients/handlers';
import { paymentHandlers } from './payment/handlers';
import { mountPaymentPages } from './payment/register';
import { admit } from './platform/admission';
import { localeFrom } from './platform/context';
import { refusalAnswer, toResponse } from './platform/envelope';
import { mount } from './platform/mount';
import { openApiOf } from './platform/openapi';
import { answerOfError } from './platform/outcome';
import { Refusal } from './platform/refusal';
import { requestIdOf } from './platform/request-facts';
import { requestLog } from './platform/request-log';
import type { Services } from './platform/services';
import type { SharedClock } from './platform/shared-clock';
import { privacyHandlers } from './privacy/handlers';
import { profileHandlers } from './profile/handlers';
import { faultInjection, Faults } from './sandbox/faults';
import { sandboxRoutes } from './sandbox/routes';
import { sandboxCallHandlers, sandboxCalls } from './sandbox/stream';
import { mountSandboxFaceCheck } from './real-name/face-sandbox-routes';
import { realNameHandlers } from './real-name/handlers';
import { redDotHandlers } from './red-dots/handlers';
import { systemHandlers } from './system/handlers';
import { mountTitlePage, titlePagePath } from './system/title-page';
import { mountDownloads } from './upload/downloads';
import { uploadHandlers } from './upload/handlers';
import { verificationHandlers } from './verification/handlers';
import { inboundPath, mountInboundMessages } from './verification/inbound';
import { visitorHandlers } from './visitor/handlers';
import { walletHandlers } from './wallet/handlers';
import { wechatHandlers } from './wechat/handlers';
import { mountPlatformPushes, platformPushPath } from './wechat/push-route';
import { mountSandboxMessagingApp } from './wechat/sandbox-routes';
import { writeOffParts } from './write-off/domain-parts';
import { writeOffHandlers } from './write-off/handlers';

/** What the app asks the process about itself. */
export interface Readiness {
  /** False while the gateway starts and once it drains. */
  isReady(): boolean;
}

/** The gateway as one `fetch`: health, description, every call of every domain, and the sandbox when it is on. */
export function createApp(services: Services, clock: SharedClock, readiness: Readiness): Hono {
  const app = new Hono();
  const knownPaths = new Set([
    '/healthz',
    '/readyz',
    '/openapi.json',
    titlePagePath,
    voucherFilePath,
    platformPushPath,
    inboundPath,
    ...deskPaths(),
  ]);
  for (const calls of Object.values(domains)) {
    for (const call of Object.values(calls)) knownPaths.add(call.path);
  }
  app.use(requestLog(services.logger, (path) => knownPaths.has(path)));

  app.get('/healthz', (context) => context.json({ status: 'live' }));
  app.get('/readyz', async (context) => {
    const ready =
      readiness.isReady() &&
      (await services.db.$client.query('SELECT 1').then(
        () => true,
        () => false,
      ));
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });
  const description = openApiOf(domains, services.config.publicUrl);
  app.get('/openapi.json', (context) => context.json(description));

  if (services.config.sandbox) {
    const faults = new Faults();
    app.use(faultInjection(faults));
    app.route('/sandbox', sandboxRoutes(services, clock, faults));
    mount(app, sandboxCalls, sandboxCallHandlers, services);
  }
  // After health and sandbox, which are asked for most of all when there is too much to do.
  app.use(admit());

  mount(app, account, accountHandlers(services), services);
  mount(app, login, loginHandlers(services), services);
  mount(app, partner, partnerHandlers(services), services);
  mount(app, identity, identityHandlers(services), services);
  mount(app, highRisk, highRiskHandlers(services), services);
  mount(app, verification, verificationHandlers(services), services);
  mount(app, visitor, visitorHandlers(services), services);
  mount(app, patients, patientHandlers(services), services);
  mount(app, addresses, addressHandlers(), services);
  mount(app, emergencyContacts, emergencyContactHandlers, services);
  mount(app, directory, directoryHandlers, services);
  mount(app, areas, areaHandlers(services), services);
  mount(app, booking, bookingHandlers(services), services);
  mount(app, payment, paymentHandlers(services), services);
  mount(app, system, systemHandlers(services), services);
  mount(app, upload, uploadHandlers(services), services);
  mount(app, content, contentHandlers, services);
  mount(app, help, helpHandlers, services);
  mount(app, profile, profileHandlers(services), services);
  mount(app, realName, realNameHandlers(services), services);
  mount(app, redDots, redDotHandlers, services);
  mount(app, privacy, privacyHandlers(services), services);
  mount(app, writeOff, writeOffHandlers(services, writeOffParts), services);
  mount(app, ocr, ocrHandlers(services), services);
  mount(app, wallet, walletHandlers, services);
  mount(app, wechat, wechatHandlers(services), services);
  mountPaymentPages(app, services);
  mountInboundMessages(app, services);
  mountSandboxProviders(app, services);
  mountPlatformPushes(app, services);
  mountSandboxMessagingApp(app, services);
  mountSandboxFaceCheck(app, services);
  mountTitlePage(app, services);
  mountDownloads(app, services);
  mountVoucherFile(app, services);
  const { desk } = services.config;
  if (desk !== null && desk.listen === null) app.route(deskPath, deskRoutes(desk, services));

  return withLastAnswers(app, services);
}

/** The desk as a `fetch` of its own; null where it does not listen by itself. */
export function createDeskApp(services: Services): Hono | null {
  const { desk } = services.config;
  if (desk === null || desk.listen === null) return null;
  const app = new Hono();
  const known = new Set(deskPaths());
  app.use(requestLog(services.logger, (path) => known.has(path)));
  app.use(admit());
  app.route(deskPath, deskRoutes(desk, services));
  return withLastAnswers(app, services);
}

/** What an app answers where nothing else does. */
function withLastAnswers(app: Hono, services: Services): Hono {
  app.notFound((context) =>
    toResponse(refusalAnswer(new Refusal('unknownCall'), localeFrom(context.req.header('lang')))),
  );
  app.onError((error, context) => {
    const requestId = requestIdOf(context.req.raw);
    const facts = { call: 'other', requestId, locale: localeFrom(context.req.header('lang')) };
    return toResponse(answerOfError(error, facts, services.logger));
  });
  return app;
}
