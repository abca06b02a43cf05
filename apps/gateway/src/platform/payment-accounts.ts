import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ConfigError } from './config-error';

/** A merchant's account with WeChat Pay. */
export interface WechatPayAccount {
  readonly merchantId: string;
  /** Serial number of the merchant's certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** 32 characters that notices are encrypted with. */
  readonly apiKey: string;
  /** What WeChat Pay signs with, by the serial number or the id of the key. */
  readonly platformKeys: ReadonlyMap<string, KeyObject>;
  /** Where it answers, without a trailing slash. */
  readonly url: string;
}

/** A merchant's app with Alipay. */
export interface AlipayAccount {
  readonly appId: string;
  /** PKCS 8, as PEM. */
  readonly privateKey: string;
  /** What Alipay signs with, as PEM. */
  readonly alipayPublicKey: string;
  /** Where it answers. */
  readonly gateway: string;
}

/** A key of RSA as PEM, or what holds one: a certificate. */
const rsaKey = (make: (pem: string) => KeyObject) =>
  z.string().transform((pem, context): KeyObject => {
    try {
      const key = make(pem);
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Told below, as what does not fit.
    }
    context.addIssue({ code: 'custom', message: 'no RSA key as PEM' });
    return z.NEVER;
  });

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The setting that says a merchant's account with WeChat Pay. */
export const WechatPaySetting = z.strictObject({
  merchantId: z.string().regex(/^\d{8,10}$/),
  serial: z.string().regex(/^[0-9A-Fa-f]{16,64}$/),
  privateKey: rsaKey(createPrivateKey),
  apiKey: z.string().regex(/^[\x21-\x7e]{32}$/),
  platformKeys: z
    .record(z.string().regex(/^[\w-]{8,64}$/), rsaKey(createPublicKey))
    .transform((keys): ReadonlyMap<string, KeyObject> => new Map(Object.entries(keys)))
    .refine(({ size }) => size > 0),
  url: address.default('https://api.mch.weixin.qq.com'),
}) satisfies z.ZodType<WechatPayAccount>;

/** The setting that says a merchant's app with Alipay. */
export const AlipaySetting = z.strictObject({
  appId: z.string().regex(/^\d{10,32}$/),
  privateKey: rsaKey(createPrivateKey).transform((key) =>
    key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ),
  alipayPublicKey: rsaKey(createPublicKey).transform((key) =>
    key.export({ type: 'spki', format: 'pem' }).toString(),
  ),
  gateway: address.default('https://openapi.alipay.com/gateway.do'),
}) satisfies z.ZodType<AlipayAccount>;

/** WeChat Pay takes money under an official account, which says who pays. */
export function wechatPayOf(
  account: WechatPayAccount | undefined,
  appId: string | undefined,
): WechatPayAccount | null {
  if (account !== undefined && appId === undefined)
    throw new ConfigError('WECHAT_PAY needs WECHAT_APP_ID and WECHAT_APP_SECRET');
  return account ?? null;
}
