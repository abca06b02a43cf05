import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { brokenInvariants } from '../src/booking/booking-fixture';
import { openDatabase } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres';

// A PostgreSQL of its own for several gateways, until SIGTERM: `database.ts <port>`. On that port
// `/` tells its address, `/broken` how many rows break what must hold of bookings.

const directory = await mkdtemp('/var/tmp/xinglin-load-');
const server = await startEmbeddedPostgres(directory);
await server.ensureDatabase('load');
const url = server.urlOf('load');
const db = openDatabase(url, { max: 1 });

const answers = createServer((request, response) => {
  const answer =
    request.url === '/broken' ? brokenInvariants(db).then(JSON.stringify) : Promise.resolve(url);
  answer.then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
answers.listen(Number(process.argv[2]), '127.0.0.1');

await new Promise((done) => process.once('SIGTERM', done));
answers.close();
await db.$client.end();
await server.stop();
await rm(directory, { recursive: true, force: true });
process.exit(0);
