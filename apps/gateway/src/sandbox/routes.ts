import { asc, desc, eq } from 'drizzle-orm';
import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { livingAccounts, seededAccounts, seededPassword } from '../kernel/people/accounts/seed';
import { localeFrom, type Locale } from '../platform/context';
import { refusalAnswer, successAnswer, toResponse } from '../platform/envelope';
import { Refusal, refuse } from '../platform/refusal';
import { parseInput, readJson } from '../platform/request-input';
import type { Services } from '../platform/services';
import type { SharedClock } from '../platform/shared-clock';
import { outboxMessages } from '../platform/tables';
import { traceSpans } from '../domains/system/tables';
import { textOf, type TextKey } from './locales';
import { sandboxActionsOf } from '../kernel/desk/desk-action';
import { runDeskAction } from '../kernel/desk/run-action';
import { FaultRequest, type Faults } from './faults';

const ClockRequest = z.object({
  advanceMs: z
    .int()
    .min(0)
    .max(10 * 366 * 24 * 60 * 60 * 1000),
});

const messagesShown = 50;

/** What the ledger calls those who try the sandbox. */
const sandboxKey = { kind: 'key', keyName: 'sandbox' } as const;

/** The sandbox's endpoints (contract, Sandbox). They are mounted only when the sandbox is on. */
export function sandboxRoutes(services: Services, clock: SharedClock, faults: Faults): Hono {
  const app = new Hono();
  const actions = sandboxActionsOf(services);

  app.get('/outbox', (context) =>
    answer(context, async () => {
      const to = context.req.query('to');
      const rows = await services.db
        .select()
        .from(outboxMessages)
        .where(to === undefined ? undefined : eq(outboxMessages.recipient, to))
        .orderBy(desc(outboxMessages.createdAt))
        .limit(messagesShown);
      const items = rows.map(({ channel, recipient, body, code, createdAt, deliveredAt }) => ({
        channel,
        to: recipient,
        text: body,
        code,
        at: createdAt.toISOString(),
        deliveredAt: deliveredAt?.toISOString() ?? null,
      }));
      return { items, total: items.length, pageNo: 1, pageSize: messagesShown };
    }),
  );

  app.get('/traces', (context) =>
    answer(context, async () => {
      const rows = await services.db
        .select()
        .from(traceSpans)
        .where(eq(traceSpans.traceId, context.req.query('traceId') ?? ''))
        .orderBy(asc(traceSpans.spanId))
        .limit(messagesShown);
      const items = rows.map(({ spanId: _, receivedAt, ...span }) => ({
        ...span,
        receivedAt: receivedAt.toISOString(),
      }));
      return { items, total: items.length, pageNo: 1, pageSize: messagesShown };
    }),
  );

  app.post('/clock', (context) =>
    answer(context, async (locale) => {
      const { advanceMs } = parse(ClockRequest, await readJson(context.req.raw), locale);
      const now = await clock.advance(advanceMs);
      await services.deadlines.sweepAll();
      return { now: now.toISOString(), offsetMs: clock.offsetMs };
    }),
  );
  app.get('/clock', (context) =>
    answer(context, async () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs })),
  );

  app.post('/faults', (context) =>
    answer(context, async (locale) => {
      const fault = parse(FaultRequest, await readJson(context.req.raw), locale);
      faults.add(fault);
      return fault;
    }),
  );
  app.delete('/faults', (context) =>
    answer(context, async () => {
      faults.clear();
      return { done: true };
    }),
  );

  app.post('/desk/:action', (context) =>
    answer(context, async (locale) => {
      const name = context.req.param('action');
      const action = actions.find((known) => known.name === name) ?? refuse('unknownCall');
      const named = withStaff(await readJson(context.req.raw));
      const input = parse(action.request, named, locale);
      return (await runDeskAction(action, input, sandboxKey, services)).done;
    }),
  );

  app.get('/accounts', (context) =>
    answer(context, async (locale) => ({
      items: accountsIn(locale, services.config.sandboxPeople),
    })),
  );
  return app;
}

const labels: Record<(typeof seededAccounts)[number]['role'], TextKey> = {
  visitor: 'account.visitor',
  'temporary-login': 'account.temporaryLogin',
  'logged-in': 'account.loggedIn',
  verified: 'account.verified',
  'corporate-consult': 'account.corporateConsult',
  overseas: 'account.overseas',
  family: 'account.family',
  couple: 'account.couple',
};

function accountsIn(locale: Locale, areLiving: boolean) {
  return [...(areLiving ? livingAccounts : []), ...seededAccounts].map(
    ({ role, mobile, loginId }) => ({
      role,
      label: textOf(locale, labels[role]),
      mobile,
      loginId,
      password: loginId === null ? null : seededPassword,
      how: [
        ...(mobile === null ? [] : [textOf(locale, 'how.code')]),
        ...(loginId === null ? [] : [textOf(locale, 'how.password')]),
        ...(mobile === null && loginId === null ? [textOf(locale, 'how.none')] : []),
      ].join('；'),
    }),
  );
}

/** The sandbox asks for no name of the person who tries it. */
function withStaff(body: unknown): unknown {
  const isNamed = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isNamed ? { staff: 'sandbox', ...body } : body;
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  locale: Locale,
): z.output<Schema> {
  // parseInput answers with what this very schema made of the input.
  return parseInput(schema, raw, locale) as z.output<Schema>;
}

/** Answers in the envelope; refusals become answers, a fault goes on to the app's own error handler. */
async function answer(
  context: Context,
  produce: (locale: Locale) => Promise<unknown>,
): Promise<Response> {
  const locale = localeFrom(context.req.header('lang'));
  try {
    return toResponse(successAnswer(await produce(locale)));
  } catch (error) {
    if (error instanceof Refusal) return toResponse(refusalAnswer(error, locale));
    throw error;
  }
}
