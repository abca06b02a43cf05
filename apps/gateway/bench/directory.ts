import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { directoryHandlers } from '../src/domains/directory/handlers';
import { seed } from '../src/domains/directory/seed/seed';
import { fixedClock } from '../src/platform/clock';
import type { CallContext } from '../src/platform/context';
import { openDatabase } from '../src/platform/database';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres';
import { migrateDatabase } from '../src/platform/migrations';

// Prints the time of a seed and the latency of searches on it: `node dist/bench/directory.js demo|full [folder]`,
// after `vite build --ssr bench/directory.ts --outDir dist/bench`. A folder that was seeded before is used again.

const size = process.argv[2] === 'full' ? 'full' : 'demo';
const server = await startEmbeddedPostgres(join(process.argv[3] ?? '/var/tmp/xinglin-bench', size));
await server.ensureDatabase('bench');
await migrateDatabase(server.urlOf('bench'));
const db = openDatabase(server.urlOf('bench'));
const now = new Date('2026-11-20T01:00:00Z');

const seeded = await db.execute<{ number: number }>(
  sql`select count(*)::int as number from doctors`,
);
if (seeded.rows[0]?.number === 0) {
  const started = performance.now();
  await seed(db, { size, now });
  console.log(`seed ${size}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  await db.execute(sql`vacuum analyze`);
}
const counts = await db.execute(sql`
  select (select count(*) from hospitals) as hospitals, (select count(*) from doctors) as doctors,
    (select count(*) from shift_cases) as shifts, pg_size_pretty(pg_database_size(current_database())) as size`);
console.log(JSON.stringify(counts.rows[0]));

const context: CallContext = {
  db,
  clock: fixedClock(now),
  all: () => [],
  now,
  locale: 'zh-Hans',
  session: null,
  account: '',
  requestId: 'bench',
  deviceId: null,
  appId: null,
  sourceId: null,
  userAgent: null,
  ip: '127.0.0.1',
  afterCommit: () => undefined,
};
const page = { pageNo: 1, pageSize: 20 };
const words = [
  '医',
  '医院',
  '沈',
  '沈知远',
  '心血管',
  '心血管内科 主任',
  '冠心病',
  '骨科',
  '高血压 杭州',
  '糖尿病及其并发症',
  'szy',
  'shen',
  'li',
  'z',
  'cardiology',
  'asthma children',
  '儿童 主任医师',
  '不存在的词',
  '兒童',
  '皮肤科 北京',
  '张伟',
  '王',
  '之江',
  '口腔 种植',
  '失眠 焦虑',
];
const doctorFilters = [
  {},
  { areaId: '330100' },
  { areaId: '330000', title: 'chief' as const },
  { deptId: 'cardiology' },
  { hospitalId: '100001' },
  { onlyAvailable: true },
  { onlyAvailable: true, areaId: '310100', deptId: 'orthopaedics' },
  { date: '2026-11-24', deptId: 'paediatrics', areaId: '330100' },
];
const cases: [string, () => Promise<unknown>][] = [
  ...words.map((q): [string, () => Promise<unknown>] => [
    `doctors ${q}`,
    () => directoryHandlers.mergeSearchDoctors({ q, ...page }, context),
  ]),
  ...words
    .slice(0, 8)
    .map((q): [string, () => Promise<unknown>] => [
      `doctors ${q} available`,
      () => directoryHandlers.mergeSearchDoctors({ q, onlyAvailable: true, ...page }, context),
    ]),
  ...doctorFilters.map((filter): [string, () => Promise<unknown>] => [
    `doctors ${JSON.stringify(filter)}`,
    () => directoryHandlers.mergeSearchDoctors({ ...filter, ...page }, context),
  ]),
  ...words.map((q): [string, () => Promise<unknown>] => [
    `hospitals ${q}`,
    () => directoryHandlers.mergeSearchHospitals({ q, ...page }, context),
  ]),
  [
    'hospitals 330100',
    () => directoryHandlers.mergeSearchHospitals({ areaId: '330100', ...page }, context),
  ],
  [
    'hospitals available',
    () =>
      directoryHandlers.mergeSearchHospitals(
        { areaId: '330000', onlyAvailable: true, ...page },
        context,
      ),
  ],
  [
    'doctors page 50',
    () =>
      directoryHandlers.mergeSearchDoctors({ q: '主任医师', pageNo: 50, pageSize: 20 }, context),
  ],
  [
    'departments',
    () => directoryHandlers.queryHospitalDepartments({ hospitalId: '100001' }, context),
  ],
  ['doctor', () => directoryHandlers.getDoctorInfoById({ doctorId: '10000001' }, context)],
  ['hospital', () => directoryHandlers.getHospitalInfoById({ hospitalId: '100001' }, context)],
  ['home doctors', () => directoryHandlers.listHomeDoctors({ areaId: '330100' }, context)],
];
const all: number[] = [];
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
for (const [name, run] of cases) {
  const times: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const started = performance.now();
    await run();
    // The first rounds only warm the caches.
    if (round >= 2) times.push(performance.now() - started);
  }
  all.push(...times);
  if (at(times, 0.5) > 10) console.log(`${name}: ${at(times, 0.5).toFixed(1)} ms`);
}
console.log(
  `all: p50 ${at(all, 0.5).toFixed(1)} ms, p95 ${at(all, 0.95).toFixed(1)} ms, p99 ${at(all, 0.99).toFixed(1)} ms`,
);
await db.$client.end();
await server.stop();
