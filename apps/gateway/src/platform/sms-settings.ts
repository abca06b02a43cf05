import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const Shared = z.strictObject({
  accessKeyId: z.string().min(1),
  accessKeySecret: z.string().min(1),
  /** Approved with the provider; stands before each message. */
  signName: z.string().min(1),
  /** As they were approved. */
  templates: z.array(z.strictObject({ id: z.string().min(1), text: z.string().min(1) })).min(1),
});

/** The setting that says an account with a cloud that sends text messages. */
export const CloudSmsSetting = z.discriminatedUnion('cloud', [
  Shared.extend({
    cloud: z.literal('aliyun'),
    url: address.default('https://dysmsapi.aliyuncs.com'),
  }),
  Shared.extend({
    cloud: z.literal('tencent'),
    appId: z.string().min(1),
    region: z.string().min(1).default('ap-guangzhou'),
    url: address.default('https://sms.tencentcloudapi.com'),
  }),
]);

/** An account with a cloud that sends text messages. */
export type CloudSms = z.output<typeof CloudSmsSetting>;
