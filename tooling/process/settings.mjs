// Owns: the settings of `npm start` that can be judged before anything runs (contract "Processes").
// Must not know: how processes are started. Each server checks its own settings again.
// Used by: start, dev and the end-to-end set-up.
import { createServer } from 'node:net';
import { applications } from './applications.mjs';
import { CommandError } from './workspace.mjs';

function port(environment, name, fallback) {
  const text = environment[name] ?? '';
  if (text === '') return fallback;
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535) return number;
  throw new CommandError(`${name} must be a port between 1 and 65535, not "${text}".`);
}

function url(environment, name, protocols) {
  const text = environment[name] ?? '';
  if (text === '') return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new CommandError(`${name} must be a URL that begins with ${protocols.join('// or ')}//.`);
}

function choice(environment, name, allowed) {
  const text = environment[name] ?? '';
  if (text === '' || allowed.includes(text)) return text;
  throw new CommandError(`${name} must be ${allowed.join(' or ')}, not "${text}".`);
}

/**
 * Reads and checks the settings.
 * `sandbox` is on unless the caller asked for production or switched it off.
 */
export function readSettings(environment) {
  const sandbox =
    (choice(environment, 'XINGLIN_SANDBOX', ['0', '1']) ||
      (environment.NODE_ENV === 'production' ? '0' : '1')) === '1';
  const settings = {
    ...Object.fromEntries(
      applications.map((one) => [one.port, port(environment, one.portSetting, one.defaultPort)]),
    ),
    gatewayUrl: url(environment, 'GATEWAY_URL', ['http:', 'https:']),
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    seed:
      choice(environment, 'XINGLIN_SEED', ['none', 'demo', 'full']) || (sandbox ? 'demo' : 'none'),
    sandbox,
  };
  requireDistinctPorts(settings);
  return settings;
}

/** The gateway listens only where it is our own. */
export function startedApplications(settings) {
  return applications.filter(({ name }) => name !== 'gateway' || settings.gatewayUrl === null);
}

function requireDistinctPorts(settings) {
  const taken = new Map();
  for (const { port: key, portSetting } of startedApplications(settings)) {
    const number = settings[key];
    const other = taken.get(number);
    if (other !== undefined)
      throw new CommandError(`${portSetting} and ${other} are both ${number}.`);
    taken.set(number, portSetting);
  }
}

function listens(candidate, host) {
  return new Promise((settle, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') settle(error.code);
      // A machine without IPv6 cannot try `::`; no process can hold the port there either.
      else if (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL') settle(null);
      else reject(error);
    });
    server.listen({ port: candidate, host }, () => server.close(() => settle(null)));
  });
}

/** Refuses, with the setting that changes it, a port that another program holds. */
export async function requireFreePort(name, candidate) {
  for (const host of ['::', '127.0.0.1']) {
    const fault = await listens(candidate, host);
    if (fault === 'EACCES')
      throw new CommandError(`Port ${candidate} is not allowed here; set ${name} to another.`);
    if (fault) throw new CommandError(`Port ${candidate} is in use; set ${name} to another.`);
  }
}
