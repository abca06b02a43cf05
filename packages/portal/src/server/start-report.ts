/** Settings of a portal whose values are no secret. Of every other one is told only that it is there. */
const open = [
  'ASSISTANT_ORIGIN',
  'BASIC_PATH_HOSTS',
  'BRAND_NAME',
  'BRAND_NAME_EN',
  'BRAND_NAME_ZH_HANT',
  'BRAND_PHONE',
  'GATEWAY_URL',
  'HOSPITAL_LICENCE',
  'HOST_SCRIPTS',
  'LISTEN_HOST',
  'LOCALIZED_GATEWAY_HOSTS',
  'LOCALIZED_GATEWAY_PREFIX',
  'NATIVE_APP_ONLY_HOSTS',
  'NATIVE_SCHEMES',
  'NODE_ENV',
  'ONE_KEY_HOSTS',
  'PARTNERS',
  'PAY_SERVERS',
  'PORTAL_HOSTS',
  'PORTAL_METRICS_LISTEN',
  'REDIRECT_HOSTS',
  'ROUTE_PREFIX',
  'XINGLIN_SANDBOX',
] as const;

const hidden = [
  'ENCRYPTED_APP_IDS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PORTAL_SECRET',
  'SIGNATURE_KEYS',
  'SIGNED_APP_IDS',
] as const;

/** The settings that are in use, for the line of a start: the values of those that are open, `set` for the others. */
export function settingsInUse(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const told = (names: readonly string[], say: (value: string) => string) =>
    names.flatMap((name) => {
      const value = environment[name] ?? '';
      return value === '' ? [] : [[name, say(value)] as const];
    });
  return Object.fromEntries([...told(open, (value) => value), ...told(hidden, () => 'set')]);
}
