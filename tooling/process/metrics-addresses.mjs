// Owns: where each server of one command shows its figures, so that no two want the same port.
// Must not know: what the figures are. Each server checks its own address again.
// Used by: start, dev and the runs of tests and measurements.
import { portals } from './applications.mjs';
import { CommandError } from './workspace.mjs';

/** What every portal reads, and what names the address of one of them among the settings of a command. */
const shared = 'PORTAL_METRICS_LISTEN';
const ownSetting = ({ name }) => `${name.toUpperCase()}_METRICS_LISTEN`;

/** The address beside it by so many ports; as it is where it is none, which the server says in its own words. */
function nextTo(address, steps) {
  const [, host, port] = /^(.+):(\d{1,5})$/u.exec(address) ?? [];
  if (host === undefined || Number(port) === 0) return address;
  if (Number(port) + steps > 65_535)
    throw new CommandError(`${shared} leaves no port for each portal; name a lower one.`);
  return `${host}:${Number(port) + steps}`;
}

/** Addresses by the setting that names them: the first portal's is the shared one, each further portal has the next port. */
function addresses(environment) {
  const first = environment[shared] || null;
  return portals.map((portal, index) => ({
    portal,
    setting: environment[ownSetting(portal)] ? ownSetting(portal) : shared,
    address: environment[ownSetting(portal)] || (first && nextTo(first, index)),
  }));
}

/** Refuses two servers that would show their figures at the same address. */
export function requireDistinctMetrics(environment) {
  const all = [
    { setting: 'GATEWAY_METRICS_LISTEN', address: environment.GATEWAY_METRICS_LISTEN || null },
    ...addresses(environment),
  ];
  const taken = new Map();
  for (const { setting, address } of all) {
    if (address === null || address.endsWith(':0')) continue;
    const other = taken.get(address);
    if (other !== undefined)
      throw new CommandError(`${other} and ${setting} want the same address ${address}.`);
    taken.set(address, setting);
  }
}

/** The environment of one server: a portal gets its own address where the others read theirs. */
export function withMetrics({ name }, environment) {
  const own = addresses(environment).find(({ portal }) => portal.name === name);
  return own?.address ? { ...environment, [shared]: own.address } : environment;
}
