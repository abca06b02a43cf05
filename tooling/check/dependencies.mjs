// Checks what is installed from the registry: one version each, proved by its hash, not deprecated by
// its makers, under an allowed licence, and no program at installation but the allowed ones.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, workspaceEnvironment } from '../process/workspace.mjs';
import { licenceFaults, lockFaults, looseVersions, workspaceFaults } from './dependency-rules.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

await main(() => {
  const manifests = globSync(
    '{package.json,{apps,packages,partners,tooling}/*/package.json,e2e/package.json}',
    {
      cwd: root,
    },
  ).map((file) => ({ name: file, manifest: JSON.parse(read(file)) }));
  const licences = JSON.parse(
    execFileSync('pnpm', ['--recursive', 'licenses', 'list', '--json'], {
      cwd: root,
      env: workspaceEnvironment(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    }),
  );
  const faults = [
    ...looseVersions(manifests),
    ...workspaceFaults(read('pnpm-workspace.yaml')),
    ...lockFaults(read('pnpm-lock.yaml')),
    ...licenceFaults(licences),
  ];
  for (const fault of faults) console.error(fault);
  return faults.length === 0 ? 0 : 1;
});
