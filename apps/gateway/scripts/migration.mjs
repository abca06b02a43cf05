// `pnpm --filter @xinglin/gateway migration <name>`: writes the migration from the tables as they were
// at the last one to the tables as they are. Drizzle compares with the newest snapshot alone, so that
// is the one that is kept: 30 of them were 163,000 lines.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const home = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Tests write into another folder than the package's own.
  options: { config: { type: 'string', default: 'drizzle.config.ts' } },
});
const [name] = positionals;
if (!name) {
  process.stderr.write('Usage: pnpm --filter @xinglin/gateway migration <name>\n');
  process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  [
    join(home, 'node_modules/drizzle-kit/bin.cjs'),
    'generate',
    `--config=${values.config}`,
    `--name=${name.replaceAll('-', '_')}`,
  ],
  { cwd: home, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const { default: settings } = await import(join(home, values.config));
const meta = join(home, settings.out, 'meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, older));
