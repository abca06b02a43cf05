import { isHostIn, originsOfHosts, returnHostsOf } from '@xinglin/rules';
import type { Channels } from './channels';
import type { PortalConfig } from './config';
import { readHost } from './host';
import type { PageTexts } from './page-texts';

/** One line of what `--check` finds, as the gateway's doctor writes its own. */
export interface HostFinding {
  /** `mind`: it runs, and the operator should know; `bad`: people could not do there what they come for. */
  readonly state: 'good' | 'mind' | 'bad';
  readonly says: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What is read of the portal. */
interface ReportedPortal {
  readonly config: PortalConfig;
  readonly channels: Channels;
  readonly texts: PageTexts;
  readonly environment: Environment;
}

/**
 * Lists which host is which channel, with its name, its origin and whether payments return there, and says which
 * settings contradict each other.
 */
export async function reportHosts(portal: ReportedPortal): Promise<readonly HostFinding[]> {
  const { config, channels, environment } = portal;
  const hosts = hostsOfChannels(config.hosts, channels);
  const lines = await Promise.all(hosts.map((host) => lineOf(host, portal)));
  const isProduction = config.production && !config.sandbox;
  return [
    ...lines,
    ...unusedPartners(hosts, portal),
    ...hiddenChannels(config.hosts, channels),
    ...(isProduction ? missingSettings(environment) : []),
  ];
}

/** Each host by name, and below an entry with a dot one host of each partner. */
function hostsOfChannels(entries: readonly string[], channels: Channels): readonly string[] {
  const labels = channels.all.flatMap(({ partner }) => partner?.hosts.slice(0, 1) ?? []);
  const hosts = entries.flatMap((entry) =>
    entry.startsWith('.')
      ? [entry.slice(1), ...labels.map((label) => `${label}${entry}`)]
      : [entry],
  );
  return [...new Set(hosts)];
}

async function lineOf(
  host: string,
  { config, channels, texts, environment }: ReportedPortal,
): Promise<HostFinding> {
  const served = readHost(host, config.hosts);
  const channel = channels.byLabel(served?.label ?? null, served?.domains);
  const i18n = await texts.get(channel, channel.portal.defaultLocale, null);
  const [origin = host] = originsOfHosts([host], [config.port]);
  const mayReturn = isHostIn(returnHosts(config, environment), host);
  const facts = [
    `${host}: channel ${channel.current.id ?? 'main'}`,
    i18n.t('shared:brand.name'),
    `origin ${origin}`,
    mayReturn ? 'payments return here' : 'nothing can be paid here',
  ].join(', ');
  return mayReturn
    ? { state: 'good', says: facts }
    : { state: 'bad', says: `${facts}: add it to ALLOWED_RETURN_HOSTS, or leave that unset` };
}

/** Where the gateway lets payments return to, by the same settings. */
function returnHosts(
  { hosts, sandbox }: PortalConfig,
  environment: Environment,
): readonly string[] {
  const set = listOf(environment['ALLOWED_RETURN_HOSTS']);
  if (set.length > 0) return set;
  const origins = listOf(environment['PORTAL_ORIGINS']).filter((origin) => URL.canParse(origin));
  const derived = environment['PORTAL_HOSTS'] || origins.length === 0 ? returnHostsOf(hosts) : [];
  return [
    ...derived,
    ...origins.map((origin) => new URL(origin).hostname),
    ...(sandbox ? ['.localhost', '127.0.0.1'] : []),
  ];
}

/** Partners that are served, but that no host is the channel of. */
function unusedPartners(
  hosts: readonly string[],
  { config, channels }: ReportedPortal,
): readonly HostFinding[] {
  const reached = new Set(
    hosts.map((host) => {
      const served = readHost(host, config.hosts);
      return channels.byLabel(served?.label ?? null, served?.domains).current.id;
    }),
  );
  return channels.all
    .filter(
      ({ partner, current }) =>
        partner !== null && partner.hosts.length > 0 && !reached.has(current.id),
    )
    .map(({ current }) => ({
      state: 'mind',
      says: `no host is the channel ${current.id}: add an entry with a leading dot to PORTAL_HOSTS, or leave it out of PARTNERS`,
    }));
}

/** Hosts that are named like a channel and are the main one, as no entry covers what is below their domain. */
function hiddenChannels(entries: readonly string[], channels: Channels): readonly HostFinding[] {
  // A stand-alone build is its partner under every host.
  if (channels.main.partner !== null) return [];
  const labels = new Set(channels.all.flatMap(({ partner }) => partner?.hosts ?? []));
  return entries
    .map((entry) => entry.replace(/^\./, ''))
    .filter((host) => {
      const served = readHost(host, entries);
      const channel = channels.byLabel(served?.label ?? null, served?.domains);
      return channel === channels.main && labels.has(host.split('.')[0] ?? '');
    })
    .map((host) => ({
      state: 'mind',
      says: `${host} is the main channel: for the channel of its first label put ${host.slice(host.indexOf('.'))} into PORTAL_HOSTS`,
    }));
}

/** What patients of a hospital of its own would miss, or take for another's. */
function missingSettings(environment: Environment): readonly HostFinding[] {
  const says = {
    PORTAL_HOSTS: 'only this machine’s own names are served',
    BRAND_NAME: 'the main portal has the product’s name',
    BRAND_PHONE: 'the main portal shows no customer service',
    HOSPITAL_LICENCE: 'no licence is shown',
  };
  return Object.entries(says)
    .filter(([name]) => !environment[name])
    .map(([name, what]) => ({ state: 'mind', says: `${name} is not set: ${what}` }));
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
}
