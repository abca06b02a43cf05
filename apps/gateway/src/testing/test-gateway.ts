import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import pg from 'pg';
import { inject } from 'vitest';
import { openGateway, type Gateway } from '../gateway';
import type { Config } from '../platform/config';
import type { Envelope } from '../platform/envelope';
import type { OcrProvider } from '../domains/ocr/ocr-provider';
import { domains } from '../domains';
import { ocrProvider } from '../domains/ocr/service';
import { hospitalSystem } from '../domains/booking/hospital-system/configured-system';
import type { HospitalSystem } from '../domains/booking/hospital-system/hospital-system';
import { faceCheckProvider } from '../domains/real-name/configured-face-provider';
import { paymentProviders } from '../kernel/payment/configured-providers';
import { realNameProvider } from '../kernel/people/residents/configured-provider';
import type { Domain } from '../platform/domain';
import { replacing, type Replacement } from '../platform/ports';
import { createLogger } from '../platform/request-log';
import type { Watch } from '../platform/watch';
import type { PaymentProviders } from '../kernel/payment/provider';
import type { FaceCheckProvider } from '../domains/real-name/face-provider';
import type { RealNameProvider } from '../kernel/people/residents/provider';
import { emptyTemplate, seededTemplate, testConfig } from './test-config';

/** A database of a test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies the empty or the seeded template into a new database; `bare` makes one without any table. */
export async function createTestDatabase({
  seeded = false,
  bare = false,
}: { readonly seeded?: boolean; readonly bare?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const urlOf = (database: string) => inject('databaseServer').replace('DATABASE', database);
  await runSql(
    urlOf('postgres'),
    `CREATE DATABASE ${name} STRATEGY file_copy TEMPLATE ${
      bare ? 'template0' : seeded ? seededTemplate : emptyTemplate
    }`,
  );
  return {
    url: urlOf(name),
    drop: () => runSql(urlOf('postgres'), `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** What a test says about one call. */
export interface CallOptions {
  readonly token?: string | undefined;
  readonly requestId?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly locale?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON whose shape is what the test is about, so that it is not known before. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test looks into it by name
export type AnyJson = any;

/** A call's answer as it came over the wire. */
export interface CallResult<Data = AnyJson> extends Envelope {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data;
}

/** A message as its receiver reads it. */
export interface SentMessage {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  readonly code: string | null;
}

/** A gateway on a database of its own, spoken to through `app.fetch` like over HTTP. */
export interface TestGateway extends Gateway {
  readonly url: string;
  /** Every line that was logged so far. */
  readonly log: readonly string[];
  /** Posts a JSON body. */
  call(path: string, body?: unknown, options?: CallOptions): Promise<CallResult>;
  /** Sends any request. */
  send(request: Request): Promise<CallResult>;
  /** Moves the clock through the sandbox, and settles what is due. */
  advance(ms: number): Promise<void>;
  /** What was sent to a number or an address, the newest first. */
  messagesTo(to: string): Promise<readonly SentMessage[]>;
  /** The newest code that was sent to a number. */
  lastCode(mobile: string): Promise<string>;
  /** Signs in by code, registering the number, and returns the token. */
  signIn(mobile: string, options?: CallOptions): Promise<string>;
  /** A number nobody in this test has used yet. */
  newMobile(): string;
  /** Another gateway process, as it were, on the same database. */
  another(): Promise<TestGateway>;
  /** Closes the gateway and drops its database. */
  dispose(): Promise<void>;
}

export interface TestGatewayOptions {
  readonly seeded?: boolean;
  /** Works jobs as in production; off by default, so that nothing happens that the test did not cause. */
  readonly work?: boolean;
  readonly config?: Partial<Config>;
  /** Domains of the test's own, behind all others. */
  readonly domains?: readonly Domain[];
  /** Reads pictures in place of the configuration's reader. */
  readonly ocr?: OcrProvider;
  /** Compares names with ID numbers in place of the configuration's provider. */
  readonly realName?: RealNameProvider;
  /** Checks faces in place of the configuration's service. */
  readonly faceCheck?: FaceCheckProvider;
  /** Answers for the systems of all hospitals in place of the configuration's. */
  readonly hospitalSystem?: HospitalSystem;
  /** Move money in place of the configuration's providers. */
  readonly payments?: PaymentProviders;
  /** What else stands in place of what ports would make. */
  readonly replace?: readonly Replacement[];
  /** To whom it tells what it does. */
  readonly watch?: Watch;
}

/** Opens a gateway on a new database. */
export async function openTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const filesDirectory = await mkdtemp(join(tmpdir(), 'xinglin-files-'));
  const config = { filesDirectory, ...options.config };
  const database = await createTestDatabase(options);
  try {
    return await openOn(database, { ...options, config }, true);
  } catch (error) {
    await database.drop();
    await rm(filesDirectory, { recursive: true, force: true });
    throw error;
  }
}

let mobiles = 0;

async function openOn(
  database: TestDatabase,
  options: TestGatewayOptions,
  owner: boolean,
): Promise<TestGateway> {
  const log: string[] = [];
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const config = { ...testConfig, ...options.config };
  const gateway = await openGateway(config, database.url, {
    logger,
    seed: false,
    work: options.work ?? false,
    ...(options.watch && { watch: options.watch }),
    domains: [...domains, ...(options.domains ?? [])],
    replace: [
      ...(options.ocr ? [replacing(ocrProvider, options.ocr)] : []),
      ...(options.realName ? [replacing(realNameProvider, options.realName)] : []),
      ...(options.faceCheck ? [replacing(faceCheckProvider, options.faceCheck)] : []),
      ...(options.hospitalSystem ? [replacing(hospitalSystem, options.hospitalSystem)] : []),
      ...(options.payments ? [replacing(paymentProviders, options.payments)] : []),
      ...(options.replace ?? []),
    ],
  });
  const send = (request: Request) => read(gateway.app, request);
  const call: TestGateway['call'] = (path, body = {}, callOptions = {}) =>
    send(
      new Request(`http://gateway.test${path}`, {
        method: 'POST',
        headers: headersOf(callOptions),
        body: JSON.stringify(body),
      }),
    );
  const messagesTo = async (to: string): Promise<readonly SentMessage[]> =>
    (await send(new Request(`http://gateway.test/sandbox/outbox?to=${encodeURIComponent(to)}`)))
      .data.items;
  const lastCode = async (mobile: string): Promise<string> => {
    const [message] = await messagesTo(mobile);
    if (!message?.code) throw new Error('no code was sent');
    return message.code;
  };
  return {
    ...gateway,
    url: database.url,
    log,
    call,
    send,
    messagesTo,
    lastCode,
    async advance(ms) {
      const { code, message } = await call('/sandbox/clock', { advanceMs: ms });
      if (code !== 0) throw new Error(`the clock did not move: ${message}`);
    },
    async signIn(mobile, callOptions) {
      await call(
        '/moduleoperate/verifycode/sendcode.json',
        { mobile, scene: 'login' },
        callOptions,
      );
      const { data, message } = await call(
        '/user/account/checkcodelogin.json',
        { mobile, code: await lastCode(mobile) },
        callOptions,
      );
      if (data === null) throw new Error(`no sign-in: ${message}`);
      return data.token;
    },
    newMobile: () => `139${String((mobiles += 1)).padStart(8, '0')}`,
    another: () => openOn(database, options, false),
    async dispose() {
      await gateway.close();
      if (!owner) return;
      await database.drop();
      await rm(config.filesDirectory, { recursive: true, force: true });
    },
  };
}

function headersOf({
  token,
  requestId,
  deviceId,
  locale,
  headers,
}: CallOptions): Record<string, string> {
  return {
    'content-type': 'application/json',
    requestid: requestId ?? randomUUID(),
    deviceid: deviceId ?? 'test-device',
    ...(token === undefined ? {} : { token }),
    ...(locale === undefined ? {} : { lang: locale }),
    ...headers,
  };
}

async function read(app: Hono, request: Request): Promise<CallResult> {
  const response = await app.fetch(request);
  const { status, headers } = response;
  // A stream ends with its reader: that it began is its answer.
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { code: 0, message: '', data: null, status, headers };
  }
  const text = await response.text();
  // Every answer must be an envelope; one that is not fails the test right here.
  const body = JSON.parse(text) as Envelope;
  return { ...body, status, headers };
}
