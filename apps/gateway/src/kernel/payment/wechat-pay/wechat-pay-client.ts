import { createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto';
import type { WechatPayAccount } from '../../../platform/payment-accounts';

/** An answer of WeChat Pay that says no. */
export class WechatPayRefusal extends Error {
  override readonly name = 'WechatPayRefusal';
  constructor(
    readonly status: number,
    /** WeChat Pay's own name for it; empty where it gave none. */
    readonly code: string,
  ) {
    super(`WeChat Pay answered ${status} ${code}`);
  }
}

/** Longest wait for an answer. */
const timeoutMs = 10_000;
/** How far the time of what is signed may be from our clock; older is a replay. */
const toleranceMs = 5 * 60_000;

/** RSA with SHA-256 over lines that each end with a line feed, in Base64. */
export const signLines = (key: KeyObject, lines: readonly string[]): string =>
  createSign('RSA-SHA256').update(textOf(lines)).sign(key, 'base64');

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** A number used once, and the present second, as requests are signed with. */
export const newNonce = (): { nonce: string; timestamp: string } => ({
  nonce: randomBytes(16).toString('hex'),
  timestamp: String(Math.floor(Date.now() / 1000)),
});

/** Whether WeChat Pay signed a body just now; `now` is the moment by which that is judged. */
export function isFromWechatPay(
  { platformKeys }: Pick<WechatPayAccount, 'platformKeys'>,
  headers: Headers,
  body: string | Uint8Array,
  now: Date,
): boolean {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  ) as [string, string, string, string];
  const key = platformKeys.get(serial);
  if (!key || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs) return false;
  return createVerify('RSA-SHA256')
    .update(textOf([timestamp, nonce]))
    .update(body)
    .update('\n')
    .verify(key, signature, 'base64');
}

/** Asks WeChat Pay: signed, and its answer believed only with its signature. */
export async function askWechatPay(
  account: WechatPayAccount,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<unknown> {
  const response = await send(account, method, path, data);
  const body = await response.text();
  if (!response.ok) throw refusalOf(response.status, body);
  if (!isFromWechatPay(account, response.headers, body, new Date()))
    throw new Error('An answer of WeChat Pay is not signed by it');
  return body === '' ? null : JSON.parse(body);
}

/** Fetches a bill from the address that an earlier answer gave: files carry no signature, but the digest told before. */
export async function downloadFrom(account: WechatPayAccount, address: string): Promise<Buffer> {
  const { pathname, search } = new URL(address);
  const response = await send(account, 'GET', pathname + search);
  if (!response.ok) throw refusalOf(response.status, await response.text());
  return Buffer.from(await response.arrayBuffer());
}

function send(
  { merchantId, serial, privateKey, url }: WechatPayAccount,
  method: 'GET' | 'POST',
  path: string,
  data?: object,
): Promise<Response> {
  const body = data === undefined ? '' : JSON.stringify(data);
  const { nonce, timestamp } = newNonce();
  const signature = signLines(privateKey, [method, path, timestamp, nonce, body]);
  const facts = {
    mchid: merchantId,
    nonce_str: nonce,
    timestamp,
    serial_no: serial,
    signature,
  };
  const authorization = Object.entries(facts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');
  return fetch(url + path, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'xinglin-gateway',
      authorization: `WECHATPAY2-SHA256-RSA2048 ${authorization}`,
      ...(body !== '' && { 'content-type': 'application/json' }),
    },
    ...(body !== '' && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function refusalOf(status: number, body: string): WechatPayRefusal {
  const code = /"code"\s*:\s*"(\w{1,64})"/.exec(body)?.[1] ?? '';
  return new WechatPayRefusal(status, code);
}
