import { Environment } from './environment';

/** Settings whose values are no secret and name no person. Of every other one is told only that it is there. */
const open = new Set([
  'ALLOWED_RETURN_HOSTS',
  'BRAND_NAME',
  'BRAND_NAME_EN',
  'BRAND_NAME_ZH_HANT',
  'BRAND_PHONE',
  'DESK_LISTEN',
  'DESK_PORT',
  'GATEWAY_METRICS_LISTEN',
  'GATEWAY_PORT',
  'GATEWAY_PUBLIC_URL',
  'LISTEN_HOST',
  'LOG_LEVEL',
  'OVERSEAS_PORT',
  'PORTAL_HOSTS',
  'PORTAL_ORIGINS',
  'SANDBOX_NOW',
  'SANDBOX_PEOPLE',
  'SESSION_IDLE_MINUTES',
  'SHELL_PORT',
  'STAFF_IDLE_MINUTES',
  'STAFF_REFUND_LIMIT_CENTS',
  'TRUSTED_PROXIES',
  'XINGLIN_DATA',
  'XINGLIN_FILES',
  'XINGLIN_SANDBOX',
  'XINGLIN_SEED',
]);

/** The settings that are in use, for the line of a start: the values of those that are open, `set` for all others. */
export function settingsInUse(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(Environment.shape).flatMap((name) => {
      const value = environment[name] ?? '';
      return value === '' ? [] : [[name, open.has(name) ? value : 'set']];
    }),
  );
}
