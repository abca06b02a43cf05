import { createServer } from 'node:http';
import { and, eq, inArray } from 'drizzle-orm';
import { brokenInvariants } from '../src/domains/booking/booking-fixture';
import { registrationOrders } from '../src/domains/booking/tables';
import { shiftCases } from '../src/kernel/places/tables';
import { openDatabase } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres';

// A PostgreSQL of its own for several gateways, until SIGTERM: `database.ts <port> <folder>`. On that port `/`
// tells its address, `/broken` how many rows break what must hold of bookings, and `/shifts?id=…`
// the places left of shifts and the orders that hold the others.

const server = await startEmbeddedPostgres(process.argv[3] ?? '');
await server.ensureDatabase('load');
const url = server.urlOf('load');
const db = openDatabase(url, { max: 1 });

/** Read at one moment: requests of people who have left may still be worked. */
const shiftsOf = (ids: readonly string[]) =>
  db.transaction(
    async (tx) => {
      const shifts = await tx
        .select({ id: shiftCases.id, remaining: shiftCases.remaining })
        .from(shiftCases)
        .where(inArray(shiftCases.id, [...ids]));
      const { shiftCaseId, orderNo, holdsPlace } = registrationOrders;
      const orders = await tx
        .select({ shiftCaseId, orderNo })
        .from(registrationOrders)
        .where(and(inArray(shiftCaseId, [...ids]), eq(holdsPlace, true)));
      return shifts.map((shift) => ({
        ...shift,
        orders: orders
          .filter((order) => order.shiftCaseId === shift.id)
          .map((order) => order.orderNo),
      }));
    },
    { isolationLevel: 'repeatable read' },
  );

async function answerOf({ pathname, searchParams }: URL): Promise<string> {
  if (pathname === '/broken') return JSON.stringify(await brokenInvariants(db));
  if (pathname === '/shifts') return JSON.stringify(await shiftsOf(searchParams.getAll('id')));
  return url;
}

const answers = createServer((request, response) => {
  answerOf(new URL(request.url ?? '/', 'http://database')).then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
answers.listen(Number(process.argv[2]), '127.0.0.1');

await new Promise((done) => process.once('SIGTERM', done));
answers.close();
await db.$client.end();
await server.stop();
process.exit(0);
