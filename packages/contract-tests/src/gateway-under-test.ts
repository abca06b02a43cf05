import {
  accountCalls,
  createGateway,
  GatewayError,
  type Gateway,
  type GatewayFailure,
  type GatewayOptions,
} from '@xinglin/gateway-sdk';
import { inject } from 'vitest';

/** Where the gateway of this run is, as the request layer's `baseUrl` takes it. */
export const gatewayBase: string = inject('gatewayBase');

/** Whether the cases run in a page. */
export const isInPage: boolean = inject('placeName') === 'chromium';

/** A client of the gateway under test, as a new device unless told. */
export function clientOf(
  headers: Readonly<Record<string, string>> = {},
  options: Partial<GatewayOptions> = {},
): Gateway {
  const all = { deviceid: crypto.randomUUID(), lang: 'zh-Hans', ...headers };
  return createGateway({ baseUrl: gatewayBase, headers: () => all, ...options });
}

/** What `POST /sandbox/faults` takes beside the path. */
export interface Fault {
  readonly fault: 'delay' | 'status' | 'garbage' | 'truncate' | 'drop' | 'stall' | 'envelope';
  readonly delayMs?: number;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
  readonly body?: unknown;
  readonly times?: number;
}

async function sandbox<Data>(path: string, method = 'GET', body?: unknown): Promise<Data> {
  const response = await fetch(`${gatewayBase}/sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // The sandbox answers in the envelope like every call; anything else fails on the next line.
  const envelope = (await response.json()) as { code: number; message: string; data: Data };
  if (envelope.code !== 0) throw new Error(`the sandbox refused ${path}: ${envelope.message}`);
  return envelope.data;
}

/** Lets the next calls of a path fail; once unless told. */
export async function failNext(path: string, fault: Fault): Promise<void> {
  await sandbox('/faults', 'POST', { path, times: 1, ...fault });
}

/** Takes all faults back. */
export async function clearFaults(): Promise<void> {
  await sandbox('/faults', 'DELETE');
}

/** Moves the gateway's clock forward. */
export async function advanceClock(milliseconds: number): Promise<void> {
  await sandbox('/clock', 'POST', { advanceMs: milliseconds });
}

/** The codes that were sent to a phone, the newest first. */
export async function codesOf(mobile: string): Promise<readonly string[]> {
  const { items } = await sandbox<{ items: { code: string | null }[] }>(`/outbox?to=${mobile}`);
  return items.flatMap(({ code }) => (code === null ? [] : [code]));
}

/** What is kept of a trace. */
export async function spansOf(traceId: string): Promise<readonly Record<string, unknown>[]> {
  return (await sandbox<{ items: Record<string, unknown>[] }>(`/traces?traceId=${traceId}`)).items;
}

/** A number that no case has used yet. */
export function newMobile(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `139${String(random % 100_000_000).padStart(8, '0')}`;
}

/** Why a call failed; a call that succeeds fails the case. */
export async function failureOf(call: Promise<unknown>): Promise<GatewayFailure> {
  let data: unknown;
  try {
    data = await call;
  } catch (error) {
    if (error instanceof GatewayError) return error.failure;
    throw error;
  }
  throw new Error(`the call succeeded: ${JSON.stringify(data)}`);
}

/** Registers and signs in a new number; answers its token. */
export async function signIn(deviceid: string = crypto.randomUUID()): Promise<string> {
  const client = clientOf({ deviceid });
  const mobile = newMobile();
  await client.call(accountCalls.sendVerifyCode, { mobile, scene: 'login' });
  const [code = ''] = await codesOf(mobile);
  return (await client.call(accountCalls.loginByCheckCode, { mobile, code })).token;
}

/** What an adult without an ID card types to be added; nobody else has the passport. */
export function newPatient() {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return {
    name: '沈知秋',
    relation: 'self',
    cardType: 'passport',
    cardNo: `E${String(random % 100_000_000).padStart(8, '0')}`,
    mobile: newMobile(),
    gender: 'female',
    birthDate: '1985-03-07',
    consent: true,
  } as const;
}
