// Owns: how the sandbox's people come to a life: a gateway whose clock goes through their past, with their sessions.
// Must not know: what any of them did; each domain brings that (`sandboxLife`).
// Used by: the gateway's composition.
import { randomUUID } from 'node:crypto';
import { patients as patientCalls, type CallDefinition } from '@xinglin/contract';
import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { addLivingAccounts, livingAccounts } from '../kernel/people/accounts/seed';
import { endSessionsOf, startSession } from '../kernel/people/accounts/sessions';
import { doctors } from '../kernel/places/tables';
import type { Database } from '../platform/database';
import type { Domain } from '../platform/domain';
import { livingRoles, type LivingPerson, type SandboxLife } from '../platform/sandbox-life';
import type { SharedClock } from '../platform/shared-clock';
import { markers } from '../platform/tables';

/** Days before today on which the longest life begins. */
const longestDays = 400;
const dayMs = 24 * 60 * 60 * 1000;

/** The part of a gateway that a life uses. */
interface LifeGateway {
  readonly app: Hono;
  readonly services: { readonly db: Database };
  close(): Promise<void>;
}

/** A clock of one process that goes wherever it is sent. */
export interface LifeClock extends SharedClock {
  goTo(moment: Date): void;
}

function lifeClock(now: Date): LifeClock {
  let offsetMs = now.getTime() - Date.now();
  return {
    get offsetMs() {
      return offsetMs;
    },
    now: () => new Date(Date.now() + offsetMs),
    realTimeOf: (moment) => new Date(moment.getTime() - offsetMs),
    advance: async (byMs) => {
      offsetMs += byMs;
      return new Date(Date.now() + offsetMs);
    },
    onMove: () => undefined,
    goTo: (moment) => {
      offsetMs = moment.getTime() - Date.now();
    },
  };
}

/**
 * Lets each domain give the sandbox's people their part of a life, once a database: a gateway that is started again, or a
 * second one, adds only the parts of domains that are new. A part that fails is logged, and the sandbox starts all the
 * same. Answers the names of the parts that were added.
 * @param open opens a gateway on the same database whose time is that of the clock
 */
export async function bringToLife(
  db: Database,
  domains: readonly Domain[],
  {
    now,
    logger,
    open,
  }: {
    readonly now: Date;
    readonly logger: Logger;
    readonly open: (clock: LifeClock) => Promise<LifeGateway>;
  },
): Promise<readonly string[]> {
  const parts: Domain[] = [];
  for (const domain of domains) {
    if (domain.sandboxLife === undefined) continue;
    const marker = { name: `sandbox life: ${domain.name}`, doneAt: now };
    const { rowCount } = await db.insert(markers).values(marker).onConflictDoNothing();
    if (rowCount === 1) parts.push(domain);
  }
  if (parts.length === 0) return [];
  const createdAt = new Date(now.getTime() - longestDays * dayMs);
  await addLivingAccounts(db, { createdAt, lastSignInAt: now });
  const clock = lifeClock(now);
  const gateway = await open(clock);
  try {
    const life = await lifeOn(gateway, clock, now);
    for (const { name, sandboxLife } of parts) {
      life.goTo(0);
      await sandboxLife?.(life).catch((error: unknown) =>
        logger.error({ err: error, domain: name }, 'a part of a sandbox life was not added'),
      );
    }
    for (const role of livingRoles) await endSessionsOf(db, life[role].userId);
  } finally {
    await gateway.close();
  }
  return parts.map(({ name }) => name);
}

async function lifeOn(
  { app, services: { db } }: LifeGateway,
  clock: LifeClock,
  now: Date,
): Promise<SandboxLife> {
  const today = dayAt(now, hospitalTimeZone);
  const [family, couple] = await Promise.all(
    livingRoles.map((role) => livingPerson({ app, services: { db } }, role, now)),
  );
  if (family === undefined || couple === undefined) throw new Error('an account is missing');
  return {
    family,
    couple,
    db,
    now,
    goTo: (days, time) =>
      clock.goTo(
        time === undefined
          ? new Date(now.getTime() + days * dayMs)
          : momentOf(addDays(today, days), time, hospitalTimeZone),
      ),
    async doctor(name) {
      const [found] = await db
        .select({ id: doctors.id })
        .from(doctors)
        .where(sql`${doctors.name} ->> 'zh-Hans' = ${name}`)
        .orderBy(doctors.id)
        .limit(1);
      if (found === undefined) throw new Error(`${name} is no doctor`);
      return found.id;
    },
    desk: (action, input) => post(app, `/sandbox/desk/${action}`, JSON.stringify(input)),
  };
}

async function livingPerson(
  { app, services: { db } }: Pick<LifeGateway, 'app' | 'services'>,
  role: (typeof livingRoles)[number],
  now: Date,
): Promise<LivingPerson> {
  const account = livingAccounts.find((one) => one.role === role);
  if (!account?.userId || !account.mobile) throw new Error(`the account ${role} is missing`);
  const { userId, mobile } = account;
  const begins = new Date(now.getTime() - longestDays * dayMs);
  const lifeMs = 2 * longestDays * dayMs;
  const session = { userId, deviceId: `sandbox-${role}`, now: begins, lifeMs };
  const { token } = await startSession(db, session);
  const person: LivingPerson = {
    userId,
    mobile,
    call: ({ path }: CallDefinition, input) => post(app, path, JSON.stringify(input), { token }),
    async pay(orderNo) {
      const { url } = await post<{ url: string }>(
        app,
        '/pay/geth5payurl.json',
        JSON.stringify({ orderNo, returnUrl: '/my/order/status' }),
        { token },
      );
      const body = new URLSearchParams({ outcome: 'success' });
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.toString().length),
      };
      const request = { method: 'POST', body: body.toString(), headers };
      const { status } = await app.request(new URL(url).pathname, request);
      if (status !== 303) throw new Error(`the cashier answered ${status}`);
    },
    async patient(name) {
      const { items } = await person.call(patientCalls.listPatients, {});
      const found = items.find((one) => one.name === name);
      if (found === undefined) throw new Error(`${name} is not of this family`);
      return found.patientId;
    },
  };
  return person;
}

async function post<Data>(
  app: Hono,
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await app.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', requestid: randomUUID(), ...headers },
  });
  // Every call answers with an envelope.
  const { code, message, data } = (await answer.json()) as {
    readonly code: number;
    readonly message: string;
    readonly data: Data;
  };
  if (code !== 0) throw new Error(`${path} answered ${code}: ${message}`);
  return data;
}
