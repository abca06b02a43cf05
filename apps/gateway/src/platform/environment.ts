import { z } from 'zod';
import { hostList, hostName, listenAddress, portNumber } from './address-settings';
import { ObjectStorageSetting } from './object-storage-settings';
import { AlipaySetting, WechatPaySetting } from './payment-accounts';
import { CloudSmsSetting } from './sms-settings';
import { readTrustedProxies } from './trusted-proxies';

/** Parts separated by commas. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0');

const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .optional();

/** What people tell of their health crosses a network only over TLS. */
const secureUrl = z
  .url({ error: 'must be an address' })
  .refine((url) => /^https:\/\/|^http:\/\/(?:localhost|127\.0\.0\.1)[:/]/.test(url), {
    error: 'must be an https address, or one of this machine',
  })
  .optional();

/** Addresses of servers for calls by video (RFC 7064, RFC 7065). */
const iceUrls = (scheme: 'stun' | 'turn') =>
  list
    .refine((urls) => urls.every((url) => iceUrl.test(url) && url.startsWith(scheme)), {
      error: `must be ${scheme}: or ${scheme}s: addresses separated by commas`,
    })
    .optional();
const iceUrl =
  /^(?:stun|turn)s?:(?:[\w.-]+|\[[\da-fA-F:]+\])(?::\d{1,5})?(?:\?transport=(?:udp|tcp))?$/;

/** Keys by the id of who signs with them. */
const keyPairs = list
  .refine((keys) => keys.every((key) => /^[A-Za-z0-9._-]{1,64}=.{16,}$/.test(key)), {
    error: 'must be id=key pairs separated by commas, each key with at least 16 characters',
  })
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((pair) => {
        const end = pair.indexOf('=');
        return [pair.slice(0, end), pair.slice(end + 1)] as const;
      }),
    ),
  );

const address = z.url({ protocol: /^https?$/ });

const ProviderSettings = z.object({
  authorizeUrl: address,
  tokenUrl: address,
  userInfoUrl: address,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scope: z.string().min(1).default('openid'),
});

/** Several settings in one, as JSON. */
const jsonOf = <Shape extends z.ZodType>(shape: Shape, message: string) =>
  z.string().transform((text, context): z.output<Shape> => {
    try {
      const parsed = shape.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Told below, as what does not fit.
    }
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const identityProviders = jsonOf(
  z
    .strictObject({
      chatApp: ProviderSettings,
      healthId: ProviderSettings,
      facebook: ProviderSettings,
      google: ProviderSettings,
    })
    .partial(),
  'must be JSON: {"chatApp": {authorizeUrl, tokenUrl, userInfoUrl, clientId, clientSecret, scope}}',
);

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const DeskKey = z
  .strictObject({
    name: z.string().regex(/^[\w.-]{1,64}$/),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    actions: z.array(z.string().min(1)).min(1),
    notBefore: moment,
    notAfter: moment,
  })
  .refine(({ notBefore, notAfter }) => notBefore < notAfter);

const isEachOnce = (values: readonly string[]) => new Set(values).size === values.length;

const deskKeys = jsonOf(
  z
    .array(DeskKey)
    .min(1)
    .refine((keys) => isEachOnce(keys.map(({ name }) => name)))
    .refine((keys) => isEachOnce(keys.map(({ sha256 }) => sha256))),
  'must be JSON as npm run desk:key writes it: [{name, sha256, actions, notBefore, notAfter}], each name and hash once',
);

const wholeNumber = (unit: string, min: number, max: number) =>
  z.coerce
    .number({ error: `must be a number of ${unit}` })
    .int({ error: `must be a number of ${unit}` })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });

/** What the environment may say; what the gateway makes of it is its configuration. */
export const Environment = z.object({
  GATEWAY_PORT: portNumber.default(4000),
  SESSION_IDLE_MINUTES: wholeNumber('minutes', 5, 43_200).optional(),
  LISTEN_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an address or a host name of this machine' })
    .optional(),
  GATEWAY_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
  XINGLIN_DATA: z.string().min(1).default('.data'),
  XINGLIN_SANDBOX: flag,
  SANDBOX_NOW: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2026-11-22T14:20:00+08:00' })
    .optional(),
  SANDBOX_PEOPLE: flag,
  XINGLIN_SEED: z
    .enum(['none', 'demo', 'full'], { error: 'must be none, demo or full' })
    .optional(),
  ALLOWED_RETURN_HOSTS: list
    .refine((hosts) => hosts.every((host) => hostName.test(host)), {
      error: 'must be hosts separated by commas, with a leading dot for all below one',
    })
    .optional(),
  BRAND_NAME: z.string().optional(),
  BRAND_NAME_ZH_HANT: z.string().optional(),
  BRAND_NAME_EN: z.string().optional(),
  BRAND_PHONE: z.string().optional(),
  PORTAL_HOSTS: hostList.optional(),
  SHELL_PORT: portNumber.optional(),
  OVERSEAS_PORT: portNumber.optional(),
  PORTAL_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{32,256}$/, {
      error: 'must have 32 to 256 letters, digits and signs of ASCII, without spaces',
    })
    .optional(),
  PORTAL_ORIGINS: list
    .refine(
      (origins) =>
        origins.length > 0 &&
        origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
      { error: 'must be origins such as https://example.org, separated by commas' },
    )
    .optional(),
  PAYMENT_NOTICE_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  DOCUMENT_HASH_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  SEALING_KEYS: list
    .refine((keys) => keys.length > 0 && keys.every((key) => key.length >= 32), {
      error: 'must be keys separated by commas, each with at least 32 characters',
    })
    .optional(),
  TRUSTED_PROXIES: list.default(['127.0.0.1', '::1']).transform((written, context) => {
    const proxies = readTrustedProxies(written);
    if (proxies !== null) return proxies;
    context.addIssue({
      code: 'custom',
      // A trusted proxy may name any address as a patient's.
      message:
        'must be addresses or ranges such as 10.0.0.0/8 or fd00::/8, separated by commas, no wider than /8 (IPv4) or /7 (IPv6)',
    });
    return z.NEVER;
  }),
  WECHAT_PAY: jsonOf(
    WechatPaySetting,
    'must be JSON: {"merchantId", "serial", "privateKey": PEM, "apiKey": 32 characters, "platformKeys": {serial: PEM}}',
  ).optional(),
  ALIPAY: jsonOf(
    AlipaySetting,
    'must be JSON: {"appId", "privateKey": PEM, "alipayPublicKey": PEM}',
  ).optional(),
  CLOUD_SMS: jsonOf(
    CloudSmsSetting,
    'must be JSON: {"cloud": "aliyun" or "tencent", "accessKeyId", "accessKeySecret", "signName", "templates": [{"id", "text"}]}, with "appId" for tencent',
  ).optional(),
  OBJECT_STORAGE: jsonOf(
    ObjectStorageSetting,
    'must be JSON: {"endpoint", "region", "bucket", "accessKeyId", "accessKeySecret"}',
  ).optional(),
  SMS_URL: serviceUrl,
  SMS_TOKEN: z.string().min(1).optional(),
  INBOUND_SMS_KEY: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  INBOUND_SMS_NUMBER: z
    .string()
    .regex(/^\d{5,20}$/, { error: 'must be 5 to 20 digits' })
    .optional(),
  CONSULT_LINE_NUMBER: z
    .string()
    .regex(/^\+?\d{5,20}$/, { error: 'must be 5 to 20 digits' })
    .optional(),
  EMAIL_URL: serviceUrl,
  EMAIL_TOKEN: z.string().min(1).optional(),
  VOICE_URL: serviceUrl,
  VOICE_TOKEN: z.string().min(1).optional(),
  IDENTITY_PROVIDERS: identityProviders.optional(),
  ONE_KEY_URL: serviceUrl,
  ONE_KEY_TOKEN: z.string().min(1).optional(),
  ONE_KEY_SCRIPT_URL: serviceUrl,
  ENTRANCE_KEYS: keyPairs.optional(),
  LOCATION_URL: serviceUrl,
  LOCATION_TOKEN: z.string().min(1).optional(),
  OCR_URL: serviceUrl,
  OCR_TOKEN: z.string().min(1).optional(),
  STUN_URLS: iceUrls('stun'),
  TURN_URLS: iceUrls('turn'),
  TURN_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  SPEECH_URL: secureUrl,
  SPEECH_TOKEN: z.string().min(1).optional(),
  AI_GUIDE_URL: secureUrl,
  AI_GUIDE_TOKEN: z.string().min(1).optional(),
  AI_GUIDE_MODEL: z.string().min(1).optional(),
  REAL_NAME_URL: serviceUrl,
  REAL_NAME_TOKEN: z.string().min(1).optional(),
  HOSPITAL_SYSTEM_URL: serviceUrl,
  HOSPITAL_SYSTEM_TOKEN: z.string().min(1).optional(),
  FACE_CHECK_URL: serviceUrl,
  FACE_CHECK_TOKEN: z.string().min(1).optional(),
  WECHAT_APP_ID: z.string().min(1).optional(),
  WECHAT_APP_SECRET: z.string().min(1).optional(),
  WECHAT_MINI_PROGRAM_APP_ID: z.string().min(1).optional(),
  WECHAT_MINI_PROGRAM_SECRET: z.string().min(1).optional(),
  WECHAT_MINI_PROGRAM_PATHS: list.default(['pages/index/index']),
  WECHAT_COMPONENT_APP_ID: z.string().min(1).optional(),
  WECHAT_COMPONENT_SECRET: z.string().min(1).optional(),
  WECHAT_COMPONENT_TOKEN: z.string().min(1).optional(),
  WECHAT_COMPONENT_AES_KEY: z
    .string()
    .regex(/^[A-Za-z0-9]{43}$/, { error: 'must be 43 letters and digits' })
    .optional(),
  WECHAT_URL: serviceUrl.default('https://api.weixin.qq.com'),
  ENCRYPTED_APP_IDS: list
    .refine((apps) => apps.every((app) => /^[A-Za-z0-9._-]{1,64}(=(aes|des))?$/.test(app)), {
      error:
        'must be app ids separated by commas, each with =aes or =des behind it where it matters',
    })
    .optional(),
  SIGNATURE_KEYS: keyPairs.optional(),
  SIGNED_APP_IDS: list.optional(),
  STAFF_WEBHOOK_URL: secureUrl,
  STAFF_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(?:whsec_)?(?=[A-Za-z0-9+/=]{32,}$)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      {
        error: 'must be at least 32 characters of Base64, with or without whsec_ before them',
      },
    )
    .optional(),
  DESK_KEYS: deskKeys.optional(),
  DESK_LISTEN: listenAddress.optional(),
  DESK_PORT: portNumber.default(3002),
  DESK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  STAFF_IDLE_MINUTES: wholeNumber('minutes', 5, 720).default(30),
  STAFF_REFUND_LIMIT_CENTS: wholeNumber('cents', 0, 100_000_000).default(50_000),
  GATEWAY_METRICS_LISTEN: listenAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: serviceUrl,
  XINGLIN_FILES: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
