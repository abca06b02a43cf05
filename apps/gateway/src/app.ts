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
import { accountHandlers } from './kernel/people/accounts/handlers';
import { addressHandlers } from './domains/addresses/handlers';
import { areaHandlers } from './domains/areas/handlers';
import { bookingHandlers } from './domains/booking/handlers';
import { mountVoucherFile, voucherFilePath } from './domains/booking/voucher-download';
import { contentHandlers } from './kernel/consents/handlers';
import { deskPath, deskPaths, deskRoutes } from './kernel/desk/routes';
import { directoryHandlers } from './domains/directory/handlers';
import { emergencyContactHandlers } from './domains/emergency-contacts/handlers';
import { loginHandlers } from './domains/login/handlers';
import { partnerHandlers } from './domains/partner/handlers';
import { ocrHandlers } from './domains/ocr/handlers';
import { helpHandlers } from './domains/help/handlers';
import { highRiskHandlers } from './domains/high-risk/handlers';
import { identityHandlers } from './domains/identity/handlers';
import { mountSandboxProviders } from './domains/identity/sandbox-routes';
import { patientHandlers } from './kernel/people/patients/handlers';
import { paymentHandlers } from './kernel/payment/handlers';
import { mountPaymentPages } from './kernel/payment/register';
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
import { privacyHandlers } from './domains/privacy/handlers';
import { profileHandlers } from './domains/profile/handlers';
import { faultInjection, Faults } from './sandbox/faults';
import { sandboxRoutes } from './sandbox/routes';
import { sandboxCallHandlers, sandboxCalls } from './sandbox/stream';
import { mountSandboxFaceCheck } from './domains/real-name/face-sandbox-routes';
import { realNameHandlers } from './domains/real-name/handlers';
import { redDotHandlers } from './domains/red-dots/handlers';
import { systemHandlers } from './domains/system/handlers';
import { mountTitlePage, titlePagePath } from './domains/system/title-page';
import { mountDownloads } from './kernel/files/downloads';
import { uploadHandlers } from './kernel/files/handlers';
import { verificationHandlers } from './domains/verification/handlers';
import { inboundPath, mountInboundMessages } from './domains/verification/inbound';
import { visitorHandlers } from './domains/visitor/handlers';
import { walletHandlers } from './domains/wallet/handlers';
import { wechatHandlers } from './domains/wechat/handlers';
import { mountPlatformPushes, platformPushPath } from './domains/wechat/push-route';
import { mountSandboxMessagingApp } from './domains/wechat/sandbox-routes';
import { writeOffParts } from './domains/write-off/domain-parts';
import { writeOffHandlers } from './domains/write-off/handlers';

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
