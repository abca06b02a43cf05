import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin';
import type { WechatPayAccount } from '../../../platform/payment-accounts';

// The other side speaks by the maker's own tools: they check what we sign, and sign and encrypt what we read.
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const merchant = newKeys();
export const platform = newKeys();
export const stranger = newKeys();
export const pem = (key: KeyObject) =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
export const apiKey = '0123456789abcdef0123456789abcdef';
export const merchantId = '1230000109';

/** What WeChat Pay was asked, and how it answers. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
type Answer = { readonly status: number; readonly body: object | string };
export const asked: Asked[] = [];
/** What a test changes: answers by the beginning of a path, and the key that signs them; another key forges. */
export const side: { answers: Record<string, (asked: Asked) => Answer>; signer: KeyObject } = {
  answers: {},
  signer: platform.privateKey,
};

/** The headers by which WeChat Pay signs a body. */
export function signedHeaders(body: string, key = side.signer, seconds = Formatter.timestamp()) {
  const timestamp = String(seconds);
  const nonce = Formatter.nonce();
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': 'PLATFORM1',
    'wechatpay-signature': Rsa.sign(Formatter.response(timestamp, nonce, body), pem(key)),
  };
}

function isSignedByMerchant(request: IncomingMessage, body: string): boolean {
  const facts = Object.fromEntries(
    [...(request.headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  const text = Formatter.request(
    request.method ?? '',
    request.url ?? '',
    facts['timestamp'] ?? '',
    facts['nonce_str'] ?? '',
    body,
  );
  return (
    facts['mchid'] === merchantId &&
    facts['serial_no'] === 'MERCHANT1' &&
    Rsa.verify(text, facts['signature'] ?? '', pem(merchant.publicKey))
  );
}

/** WeChat Pay and the messaging app, on this machine. */
export async function listenAsWechatPay(): Promise<Server> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const one = { method: request.method ?? '', path, body: body === '' ? {} : JSON.parse(body) };
      asked.push(one);
      // The messaging app itself is asked without a signature.
      const isApp = path.startsWith('/sns/');
      const known = Object.keys(side.answers).find((start) => path.startsWith(start));
      const answer: Answer =
        !isApp && !isSignedByMerchant(request, body)
          ? { status: 401, body: { code: 'SIGN_ERROR' } }
          : known === undefined
            ? { status: 404, body: { code: 'ORDER_NOT_EXIST' } }
            : (side.answers[known]?.(one) ?? { status: 500, body: {} });
      const text =
        typeof answer.body === 'string'
          ? answer.body
          : answer.status === 204
            ? ''
            : JSON.stringify(answer.body);
      response.writeHead(answer.status, isApp ? {} : signedHeaders(text));
      response.end(text);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return server;
}

export const urlOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`;

/** A payment as WeChat Pay tells of it. */
export const transaction = (paymentId: string, total = 3800, state = 'SUCCESS') => ({
  mchid: merchantId,
  out_trade_no: paymentId,
  transaction_id: '4200001',
  trade_state: state,
  amount: { total, payer_total: total, currency: 'CNY' },
});
/** A notice, encrypted. */
export function noticeOf(
  type: string,
  resource: object,
  key = apiKey,
  associated_data: string | null = 'transaction',
) {
  const nonce = Formatter.nonce(12);
  return JSON.stringify({
    id: 'EV-1',
    event_type: type,
    resource_type: 'encrypt-resource',
    resource: {
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: Aes.AesGcm.encrypt(JSON.stringify(resource), key, nonce, associated_data ?? ''),
      nonce,
      associated_data,
    },
  });
}

/** The merchant's account with WeChat Pay that answers there. */
export const accountAt = (url: string): WechatPayAccount => ({
  merchantId,
  serial: 'MERCHANT1',
  privateKey: merchant.privateKey,
  apiKey,
  platformKeys: new Map([['PLATFORM1', platform.publicKey]]),
  url,
});
