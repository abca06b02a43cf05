// Owns: adding a person to the staff from a terminal of the server: the first administrator, and any other.
// Must not know: how the process is started.
// Used by: `npm run staff:add`, and operators who run dist/staff-add.js.
import { deskShapes } from '@xinglin/contract';
import { ConfigError, readConfig, type Config } from '../../platform/config';
import { openDatabase, type Database } from '../../platform/database';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres';
import { migrateDatabase } from '../../platform/migrations';
import { Refusal } from '../../platform/refusal';
import { urlOfRunningServer } from '../../platform/running-postgres';
import { useSealingKeys } from '../../platform/sealing';
import { reachableDirectory } from '../../platform/server-user';
import { clockOffsets } from '../../platform/tables';
import { refusalText } from '../../platform/texts';
import { writeAct } from '../desk/ledger';
import { addStaff } from './accounts';
import type { IssuedInvitation } from './invitations';

/** The name of the database on an embedded server. */
const databaseName = 'xinglin';

const usage = 'Usage: npm run staff:add -- <account> <name> <role,role> [doctorId]';

function readParameters(parameters: readonly string[]) {
  const [account, name, roles = '', doctorId] = parameters;
  const typed = {
    account,
    name,
    roles: roles.split(','),
    ...(doctorId !== undefined && { doctorId }),
  };
  const parsed = deskShapes['add-staff'].request.safeParse(typed);
  if (parsed.success && parameters.length <= 4) return parsed.data;
  const fields = parsed.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new ConfigError([...(fields ?? []), usage].join('\n'));
}

/**
 * Adds a person as the desk does and returns the lines to print: the address of their invitation and its end. It works
 * beside a running gateway, on an embedded database that is at rest, and on a PostgreSQL of one's own.
 * @param environment the settings of the gateway, the same as it runs with
 * @throws ConfigError where a parameter or setting cannot be used, or the account is refused
 */
export async function addByCommand(
  environment: Readonly<Record<string, string | undefined>>,
  parameters: readonly string[],
): Promise<readonly string[]> {
  const person = readParameters(parameters);
  const config = readConfig(environment);
  const { token, expiresAt } = await withDatabase(config, (url) => addOn(config, url, person));
  return [
    `Invitation of ${person.account}, shown this once; it ends at ${expiresAt.toISOString()}:`,
    `${config.deskUrl}/invitation#${token}`,
  ];
}

/** Works on the configured database; an embedded one that is at rest is started for as long. */
async function withDatabase<Result>(
  { databaseUrl, dataDirectory }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl !== null) return work(databaseUrl);
  const home = await reachableDirectory(dataDirectory, () => undefined);
  const running = await urlOfRunningServer(home, databaseName);
  if (running !== null) return work(running);
  const embedded = await startEmbeddedPostgres(dataDirectory);
  try {
    await embedded.ensureDatabase(databaseName);
    return await work(embedded.urlOf(databaseName));
  } finally {
    await embedded.stop();
  }
}

async function addOn(
  config: Config,
  url: string,
  person: ReturnType<typeof readParameters>,
): Promise<IssuedInvitation> {
  useSealingKeys(config.sealingKeys);
  await migrateDatabase(url);
  const db = openDatabase(url, { max: 2 });
  try {
    const now = await timeOn(db, config);
    return await db.transaction(async (tx) => {
      const issued = await addStaff(tx, person, now);
      const act = { at: now, staff: 'npm run staff:add', action: 'add-staff', outcome: 'done' };
      await writeAct(tx, { ...act, subject: person.account });
      return issued;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ConfigError(
      error.errorName === 'forbidden'
        ? `No doctor of the directory has the id ${person.doctorId}.`
        : refusalText('en', error.errorName),
    );
  } finally {
    await db.$client.end();
  }
}

/** The sandbox has a time of its own, by which its invitations end. */
async function timeOn(db: Database, { sandbox }: Config): Promise<Date> {
  const [moved] = sandbox ? await db.select().from(clockOffsets) : [];
  return new Date(Date.now() + (moved?.offsetMs ?? 0));
}
