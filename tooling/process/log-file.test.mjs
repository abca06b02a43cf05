import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LogFile } from './log-file.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-log-'));
  file = join(folder, 'gateway.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes chunks into a log as a server's output brings them. */
async function write(log, ...chunks) {
  const output = new PassThrough();
  log.follow(output);
  for (const chunk of chunks) {
    output.write(chunk);
    await new Promise((settle) => setImmediate(settle));
  }
  output.destroy();
  await new Promise((settle) => setImmediate(settle));
}

const text = () => readFileSync(file, 'utf8');
const aside = () => readdirSync(folder).filter((name) => name !== 'gateway.log');

describe('a log file', () => {
  it('begins where the one before ended, and puts lines together that came in pieces', async () => {
    writeFileSync(file, 'before\n');
    const log = new LogFile(file);
    await write(log, 'one\ntw', 'o\nthree', '\nno end');
    log.close();
    expect(text()).toBe('before\none\ntwo\nthree\nno end\n');
    expect(log.lastLines).toEqual(['one', 'two', 'three', 'no end']);
  });

  it('is put aside whole when it is large, and the oldest are removed', async () => {
    const log = new LogFile(file, { bytes: 30, kept: 2 });
    for (let line = 10; line < 40; line += 1) {
      await write(log, `line ${line}\n`);
      // Names tell the order by milliseconds.
      await new Promise((settle) => setTimeout(settle, 2));
    }
    log.close();
    expect(aside()).toHaveLength(2);
    const kept = [...aside().toSorted(), 'gateway.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    // Nothing is missing between the oldest that is kept and now, and no line is divided.
    const lines = kept.trimEnd().split('\n');
    const first = Number(lines[0].slice(5));
    expect(lines).toEqual(
      Array.from({ length: 40 - first }, (_, index) => `line ${first + index}`),
    );
    expect(lines.length).toBeGreaterThan(6);
  });

  it('is put aside when it is old, and forgotten in the end; files of others stay', async () => {
    const others = ['gateway.notes.log', 'gateway-two.2026-01-01T00-00-00.000Z.log'];
    for (const name of others) writeFileSync(join(folder, name), '');
    const old = join(folder, 'gateway.2026-01-01T00-00-00.000Z.log');
    writeFileSync(old, 'old\n');
    utimesSync(old, 1, 1);
    const log = new LogFile(file, { age: 5 });
    await write(log, 'one\n');
    await new Promise((settle) => setTimeout(settle, 20));
    await write(log, 'two\n');
    log.close();
    expect(text()).toBe('two\n');
    expect(existsSync(old)).toBe(false);
    expect(aside()).toEqual(expect.arrayContaining(others));
    expect(aside()).toHaveLength(others.length + 1);
  });

  it.runIf(existsSync('/dev/full'))(
    'goes on after a full disk, and says how much is missing',
    async () => {
      symlinkSync('/dev/full', file);
      const log = new LogFile(file);
      await write(log, 'lost one\n', 'lost two\n');
      unlinkSync(file);
      await write(log, 'there is room\n');
      log.close();
      const [loss, line] = text().trimEnd().split('\n');
      expect(JSON.parse(loss)).toMatchObject({ level: 40, bytes: 18, msg: 'log lines lost' });
      expect(line).toBe('there is room');
    },
  );

  it('lets a server live whose log cannot be opened', async () => {
    const log = new LogFile(join(folder, 'no', 'such', 'folder.log'));
    await write(log, 'one\n');
    expect(log.lastLines).toEqual(['one']);
  });
});
