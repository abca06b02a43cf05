import type { Config } from './config';
import { bad, good, mind, type Finding } from './finding';

/** Services without which a hospital's portal cannot do what people come for. */
export function missingServices({
  publicUrl,
  portalOrigins,
  email,
  realName,
  hospitalSystem,
  wechatPay,
  alipay,
  portalSecret,
  allowedReturnHosts,
  ...config
}: Config): Finding[] {
  if (config.sandbox) return [];
  const findings: Finding[] = [];
  const needs = (isThere: boolean, name: string, says: string) => {
    if (!isThere) findings.push(mind('services', `${name} is not set: ${says}`, `Set ${name}.`));
  };
  needs((config.sms ?? config.cloudSms) !== null, 'SMS_URL', 'signing in by code is not possible');
  needs(email !== null, 'EMAIL_URL', 'no code can be sent by e-mail');
  needs(realName !== null, 'REAL_NAME_URL', 'real names are verified by hand only');
  needs(
    hospitalSystem !== null,
    'HOSPITAL_SYSTEM_URL',
    'hospitals whose own system keeps the places take no booking',
  );
  needs(
    wechatPay !== null || alipay !== null,
    'WECHAT_PAY or ALIPAY',
    'only what costs nothing can be booked',
  );
  const plain = [publicUrl, ...portalOrigins].filter(
    (url) => url.startsWith('http://') && !/^http:\/\/(?:localhost|127\.)/.test(url),
  );
  if (portalSecret === null)
    findings.push(
      mind(
        'proxies',
        'PORTAL_SECRET is not set: limits by network address count a portal that TRUSTED_PROXIES does not name',
        'Set the same PORTAL_SECRET on portals and gateways.',
      ),
    );
  findings.push(
    good('hosts', `cashier at ${publicUrl}; payments return to ${allowedReturnHosts.join(', ')}`),
  );
  if (plain.length > 0)
    findings.push(
      bad(
        'addresses',
        `${plain.join(', ')}: people would be sent there without TLS`,
        'Name them with https in GATEWAY_PUBLIC_URL and PORTAL_ORIGINS, and put TLS in front.',
      ),
    );
  return findings;
}
