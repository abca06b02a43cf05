import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-root-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the root of the repository', () => {
  it.each(['apps/gateway/src/platform', 'apps/gateway/dist'])('is found from %s', (place) => {
    const from = join(folder, place);
    mkdirSync(from, { recursive: true });
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), '');
    expect(repositoryRoot(from)).toBe(folder);
  });

  it('is where the gateway was started when it runs outside of one', () => {
    expect(repositoryRoot(folder)).toBe(process.cwd());
  });
});
