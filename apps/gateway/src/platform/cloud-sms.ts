import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { CloudSms } from './sms-settings';
import { newId } from './identifiers';
import { templatesOf, type TemplatedText } from './sms-templates';

/** Longest wait for a service. */
const timeoutMs = 10_000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Hands text messages over; what else a message is, no cloud asks. */
interface SmsService {
  deliver(message: { readonly to: string; readonly text: string }): Promise<void>;
}

/** A request as a provider wants it signed. */
interface SignedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Aliyun = Extract<CloudSms, { readonly cloud: 'aliyun' }>;
type Tencent = Extract<CloudSms, { readonly cloud: 'tencent' }>;

/** Text messages by a cloud's own service: only approved templates go out, others fail by name. */
export function cloudSmsProvider(settings: CloudSms): SmsService {
  const templateOf = templatesOf(settings.templates);
  return {
    async deliver({ to, text }) {
      const template = templateOf(text);
      if (template === null) throw new Error('no approved template has the text of a message');
      const { url, headers, body } =
        settings.cloud === 'aliyun'
          ? aliyunRequest(settings, to, template)
          : tencentRequest(settings, to, template);
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const refusal = refusalIn[settings.cloud](await response.json());
      if (refusal !== null) throw new Error(`sms service answered ${response.status} ${refusal}`);
    },
  };
}

function aliyunRequest(
  { url, accessKeyId, accessKeySecret, signName }: Aliyun,
  to: string,
  template: TemplatedText,
): SignedRequest {
  const fields = {
    PhoneNumbers: to,
    SignName: signName,
    TemplateCode: template.id,
    TemplateParam: JSON.stringify(Object.fromEntries(template.values)),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${strictlyEncoded(value)}`)
    .toSorted()
    .join('&');
  const { host } = new URL(url);
  const signed: Record<string, string> = {
    host,
    'x-acs-action': 'SendSms',
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': `${new Date().toISOString().slice(0, 19)}Z`,
    'x-acs-signature-nonce': newId(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(signed).toSorted();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const canonical = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n');
  const signature = hmac(accessKeySecret, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex');
  const facts = `Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  const { host: _, ...headers } = signed;
  return {
    url: `${url}/?${query}`,
    headers: { ...headers, authorization: `ACS3-HMAC-SHA256 ${facts}` },
    body: '',
  };
}

/** As RFC 3986 has it: five characters more than the platform's. */
const strictlyEncoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function tencentRequest(settings: Tencent, to: string, template: TemplatedText): SignedRequest {
  const { url, accessKeyId, accessKeySecret, signName } = settings;
  const body = JSON.stringify({
    PhoneNumberSet: [to.startsWith('+') ? to : `+86${to}`],
    SmsSdkAppId: settings.appId,
    SignName: signName,
    TemplateId: template.id,
    TemplateParamSet: template.values.map(([, value]) => value),
  });
  const now = new Date();
  const seconds = String(Math.floor(now.getTime() / 1000));
  const day = now.toISOString().slice(0, 10);
  const type = 'application/json; charset=utf-8';
  const names = 'content-type;host;x-tc-action';
  const lines = `content-type:${type}\nhost:${new URL(url).host}\nx-tc-action:sendsms\n`;
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n');
  const scope = `${day}/sms/tc3_request`;
  const text = ['TC3-HMAC-SHA256', seconds, scope, sha256(canonical)].join('\n');
  const key = [day, 'sms', 'tc3_request'].reduce<Buffer | string>(
    (made, part) => hmac(made, part),
    `TC3${accessKeySecret}`,
  );
  const signature = hmac(key, text).toString('hex');
  return {
    url,
    headers: {
      'content-type': type,
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-timestamp': seconds,
      'x-tc-region': settings.region,
      authorization: `TC3-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
    },
    body,
  };
}

const AliyunAnswer = z.object({ Code: z.string() });
const TencentAnswer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
});

/** How each cloud says no; null where it took the message. */
const refusalIn: Record<CloudSms['cloud'], (answer: unknown) => string | null> = {
  aliyun(answer) {
    const code = AliyunAnswer.safeParse(answer).data?.Code ?? 'unreadable';
    return code === 'OK' ? null : code;
  },
  tencent(answer) {
    const said = TencentAnswer.safeParse(answer).data?.Response;
    const code = said?.Error?.Code ?? said?.SendStatusSet?.[0]?.Code ?? 'unreadable';
    return code === 'Ok' ? null : code;
  },
};
