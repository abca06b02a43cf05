import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cloudSmsProvider } from './cloud-sms';
import { CloudSmsSetting } from './sms-settings';
import { templatesOf } from './sms-templates';

const secret = 'a secret of the test';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

let server: Server;
const asked: { query: URLSearchParams; body: string; isSigned: boolean }[] = [];
let answer: object = {};

/** The canonical request of both protocols, by the headers that were signed. */
function canonical(request: IncomingMessage, names: string, body: string, lower: boolean): string {
  const url = new URL(request.url ?? '', 'http://sms.test');
  const value = (name: string) => {
    const text = String(request.headers[name] ?? '');
    return lower ? text.toLowerCase() : text;
  };
  const lines = names.split(';').map((name) => `${name}:${value(name)}\n`);
  const query = url.search.slice(1);
  return [request.method, url.pathname, query, lines.join(''), names, sha256(body)].join('\n');
}

function isSigned(request: IncomingMessage, body: string): boolean {
  const authorization = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '';
  const signature = /Signature=(\w+)/.exec(authorization)?.[1];
  if (authorization.startsWith('ACS3-HMAC-SHA256')) {
    const text = `ACS3-HMAC-SHA256\n${sha256(canonical(request, names, body, false))}`;
    return hmac(secret, text).toString('hex') === signature;
  }
  const scope = /Credential=KEY\/([^,]+)/.exec(authorization)?.[1] ?? '';
  const key = scope
    .split('/')
    .reduce<Buffer | string>((made, part) => hmac(made, part), `TC3${secret}`);
  const time = String(request.headers['x-tc-timestamp']);
  const hashed = sha256(canonical(request, names, body, true));
  const text = ['TC3-HMAC-SHA256', time, scope, hashed].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { searchParams: query } = new URL(request.url ?? '', 'http://sms.test');
      asked.push({ query, body, isSigned: isSigned(request, body) });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(
  () =>
    new Promise((done) => {
      server.close(done);
    }),
);

const provider = (more: object) =>
  cloudSmsProvider(
    CloudSmsSetting.parse({
      accessKeyId: 'KEY',
      accessKeySecret: secret,
      signName: '杏林',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      ...more,
    }),
  );
const message = (text: string) =>
  ({ messageId: 'm-1', channel: 'sms', to: '13912345678', text }) as const;
const code = '您的验证码是 482913，5 分钟内有效。';

describe('Aliyun', () => {
  const aliyun = () =>
    provider({
      cloud: 'aliyun',
      templates: [{ id: 'SMS_1', text: '您的验证码是 ${code}，${minutes} 分钟内有效。' }],
    });

  it('is sent the approved template with its values, signed', async () => {
    answer = { Code: 'OK', Message: 'OK' };
    await aliyun().deliver(message(code));
    const [one] = asked;
    expect(one?.isSigned).toBe(true);
    expect(Object.fromEntries(one?.query ?? [])).toEqual({
      PhoneNumbers: '13912345678',
      SignName: '杏林',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"482913","minutes":"5"}',
    });
  });

  it('tells by name why it did not take a message', async () => {
    answer = { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '…' };
    await expect(aliyun().deliver(message(code))).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL');
  });

  it('is not asked with a text that was not approved', async () => {
    await expect(aliyun().deliver(message('别的内容'))).rejects.toThrow('no approved template');
    expect(asked).toEqual([]);
  });
});

describe('Tencent', () => {
  const tencent = () =>
    provider({
      cloud: 'tencent',
      appId: '1400000000',
      templates: [{ id: '449739', text: '您的验证码是 {1}，{2} 分钟内有效。' }],
    });

  it('is sent the approved template with its values, signed', async () => {
    answer = { Response: { SendStatusSet: [{ Code: 'Ok' }], RequestId: 'r' } };
    await tencent().deliver(message(code));
    const [one] = asked;
    expect(one?.isSigned).toBe(true);
    expect(JSON.parse(one?.body ?? '{}')).toEqual({
      PhoneNumberSet: ['+8613912345678'],
      SmsSdkAppId: '1400000000',
      SignName: '杏林',
      TemplateId: '449739',
      TemplateParamSet: ['482913', '5'],
    });
  });

  it.each([
    [{ Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } }, 'AuthFailure'],
    [{ Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } }, 'Limit'],
    [{}, 'unreadable'],
  ])('tells by name why it did not take a message: %j', async (said, name) => {
    answer = said;
    await expect(tencent().deliver(message(code))).rejects.toThrow(name);
  });
});

it('a template is found by its words, whatever signs they hold', () => {
  const find = templatesOf([
    { id: 'price', text: '费用 ${sum} 元（含税）。详情 (?)' },
    { id: 'plain', text: '预约成功' },
  ]);
  expect(find('费用 3.80 元（含税）。详情 (?)')).toEqual({
    id: 'price',
    values: [['sum', '3.80']],
  });
  expect(find('预约成功')).toEqual({ id: 'plain', values: [] });
  expect(find('预约成功！')).toBeNull();
});
