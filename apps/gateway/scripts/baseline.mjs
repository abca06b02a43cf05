// Writes the one baseline migration anew from all tables. Until the first release no database holds
// data worth keeping, so one readable file is better than a trail of corrections.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
rmSync(join(home, 'migrations'), { recursive: true, force: true });
const made = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'baseline'],
  {
    cwd: home,
    stdio: 'inherit',
  },
);
if (made.status !== 0) process.exit(made.status ?? 1);

// A fixed date keeps the journal the same from one run to the next.
const journalFile = join(home, 'migrations/meta/_journal.json');
const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
for (const entry of journal.entries) entry.when = Date.UTC(2026, 0, 1);
writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);

// What Drizzle cannot express stands in hand-written SQL: extensions before the tables, the rest after.
const baseline = join(home, 'migrations/0000_baseline.sql');
const part = (name) => {
  const file = join(home, 'sql', name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
};
const parts = [part('before.sql'), readFileSync(baseline, 'utf8').trim(), part('after.sql')];
writeFileSync(
  baseline,
  `${parts.filter((text) => text !== '').join('\n--> statement-breakpoint\n')}\n`,
);
