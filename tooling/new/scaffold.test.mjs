import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, workspaceEnvironment } from '../process/workspace.mjs';

const left = new Set(['dist', '.turbo', 'storybook-static', 'test-results', 'screens']);
let copy;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'xinglin-scaffold-'));
  for (const entry of readdirSync(root)) {
    if (['node_modules', '.git', '.data', '.turbo', 'e2e'].includes(entry)) continue;
    // Links inside packages stay relative, so that packages of the copy find each other.
    cpSync(join(root, entry), join(copy, entry), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !left.has(basename(source)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function inCopy(directory, command, ...parameters) {
  const cwd = join(copy, directory);
  try {
    return execFileSync(command, parameters, {
      cwd,
      env: workspaceEnvironment({}, cwd),
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`${command} ${parameters.join(' ')}\n${error.stdout}${error.stderr}`, {
      cause: error,
    });
  }
}

const scaffold = (...parameters) => inCopy('.', 'node', 'tooling/new.mjs', ...parameters);

it('makes a page whose package type-checks and whose test passes', () => {
  scaffold(
    'page',
    'booking',
    '/scaffold-trial/:id',
    '试用页面',
    'Trial page',
    '--name',
    'scaffoldTrial',
  );
  expect(
    JSON.parse(readFileSync(join(copy, 'packages/booking/src/locales/zh-Hant.json'), 'utf8'))
      .scaffoldTrial.title,
  ).toBe('試用頁面');
  inCopy('packages/booking', 'tsc', '--noEmit');
  inCopy('packages/booking', 'vitest', 'run', 'src/pages/scaffold-trial');
  inCopy('apps/shell', 'vitest', 'run', '--configLoader', 'runner', 'src/portal.test.ts');
  inCopy('.', 'oxlint', 'packages/booking/src/pages/scaffold-trial');
});

it('moves a declared route to its feature and makes its page', () => {
  scaffold('page', 'booking.patientService', '患者服务', 'Patient service');
  const table = (file) => readFileSync(join(copy, 'packages/routes/src', file), 'utf8');
  expect(table('declared/booking.ts')).not.toContain('patientService');
  expect(table('booking.ts')).toContain("path: '/my/expert/patient/service/:doctorId/:patientId'");
  inCopy('packages/routes', 'tsc', '--noEmit');
  inCopy('packages/routes', 'vitest', 'run', 'src/declared', 'src/specification');
  inCopy('packages/booking', 'tsc', '--noEmit');
  inCopy('packages/booking', 'vitest', 'run', 'src/pages.test.ts', 'src/pages/my/expert');
  inCopy('apps/shell', 'vitest', 'run', '--configLoader', 'runner', 'src/portal.test.ts');
});

it('refuses a page for an unknown name, for a redirect, and a declared path under a new name', () => {
  expect(() => scaffold('page', 'booking.nowhere', '无', 'Nowhere')).toThrow('No declared route');
  expect(() => scaffold('page', 'booking.submitInformation', '提交', 'Submit')).toThrow('leads on');
  expect(() => scaffold('page', 'booking', '/booking/rule', '规则', 'Rule')).toThrow(
    'declared as booking.rule',
  );
});

it('makes a call that is in the contract, the gateway and the client', () => {
  scaffold('call', 'directory', 'getScaffoldTrial', '/trial/scaffold.json');
  expect(
    readFileSync(join(copy, 'packages/gateway-sdk/src/generated/directory.ts'), 'utf8'),
  ).toContain('getScaffoldTrial');
  inCopy('packages/contract', 'tsc', '--noEmit');
  inCopy('apps/gateway', 'tsc', '--noEmit');
  inCopy('apps/gateway', 'vitest', 'run', 'src/domains/directory/get-scaffold-trial.test.ts');
});

it('makes a channel whose package type-checks and whose test passes, and the shell serves it', () => {
  scaffold('partner', 'trial', '试用健康', 'Trial Health', '95100000', '--no-install');
  // What an installation would link.
  cpSync(join(root, 'partners/sanming/node_modules'), join(copy, 'partners/trial/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  symlinkSync(
    '../../../../partners/trial',
    join(copy, 'apps/shell/node_modules/@xinglin/partner-trial'),
  );
  inCopy('partners/trial', 'tsc', '--noEmit');
  inCopy('partners/trial', 'vitest', 'run');
  inCopy('apps/shell', 'tsc', '--noEmit');
  inCopy('apps/shell', 'vitest', 'run', '--configLoader', 'runner', 'src/partners.test.ts');
  inCopy('.', 'oxlint', 'partners/trial');
});

it('refuses to overwrite what is there', () => {
  expect(() => scaffold('call', 'directory', 'getScaffoldTrial', '/trial/scaffold.json')).toThrow(
    'exists already',
  );
  expect(existsSync(join(copy, 'packages/directory'))).toBe(true);
});
