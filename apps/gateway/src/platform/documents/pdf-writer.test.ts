import { EventEmitter } from 'node:events';
import { inflateSync } from 'node:zlib';
import type { Worker } from 'node:worker_threads';
import { checkName, normalizeName } from '@xinglin/rules';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PdfDocument } from './pdf-document';
import { createPdfWriter, type PdfWriter } from './pdf-writer';

let writer: PdfWriter;
afterEach(async () => {
  vi.useRealTimers();
  await writer.close();
});

const document: PdfDocument = {
  language: 'zh-Hans',
  title: '就诊凭证',
  mark: { label: '取号凭证', text: 'A1234567', note: '凭此号码取号' },
  facts: [
    { label: '医院', text: '杏林大学附属第一人民医院' },
    { label: '就诊人', text: '欧阳龑喆' },
  ],
  list: { title: '就诊时请携带', items: ['身份证', '医保卡'] },
  footer: ['订单编号 1'],
};

/** Every letter that the file shows: by its own map from glyphs to letters, or as an outline that stands for it. */
function lettersIn(bytes: Uint8Array): Set<string> {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const maps = streams.filter((stream) => stream.includes('beginbfrange')).join('\n');
  const mapped = [...maps.matchAll(/<([\da-f ]{4,9})>/gi)].map(([, code = '']) =>
    Buffer.from(code.replace(' ', ''), 'hex').swap16().toString('utf16le'),
  );
  return new Set([...mapped, ...streams.flatMap(outlinedIn)]);
}

/** The characters that are drawn by an outline, which is not empty. */
function outlinedIn(stream: string): string[] {
  const spans = stream.matchAll(/\/ActualText \(\xfe\xff(.*?)\)\n>> BDC\n(.*?)EMC/gs);
  return [...spans].flatMap(([, text = '', drawn = '']) => {
    const bytes = text.replace(/\\(.)/gs, (_, one: string) => ({ n: '\n', r: '\r' })[one] ?? one);
    const curves = drawn.match(/ [lcvy]$/gm) ?? [];
    return curves.length > 0 ? [Buffer.from(bytes, 'latin1').swap16().toString('utf16le')] : [];
  });
}

/** A thread that does as it is told. */
class FakeThread extends EventEmitter {
  readonly jobs: { id: number }[] = [];
  unref = () => undefined;
  terminate = async () => 0;
  postMessage = (job: { id: number }) => void this.jobs.push(job);
}
// Only what the writer uses of a worker.
const asWorker = (thread: FakeThread) => thread as unknown as Worker;

describe('the PDF writer', () => {
  it('draws rare characters, and prints the code of one that no font has', async () => {
    writer = createPdfWriter();
    const names = ['𠮷野', '𫰡', '\uE863龑㛃', '𬱖𪚥', '\u{2A6B2}'];
    const facts = names.map((name) => ({ label: '就诊人', text: normalizeName(name) }));
    const letters = lettersIn(await writer.write({ ...document, facts }));
    for (const letter of '𠮷野𫰡䶮龑㛃𬱖𪚥〓(U+2A6B2)') expect(letters, letter).toContain(letter);
    expect(letters).not.toContain('\u{2A6B2}');
  });

  it('draws codes of older phones as their letters, and nothing for what cannot be seen', async () => {
    writer = createPdfWriter();
    // A name from elsewhere with a variation selector, and an emoji of several parts, in texts that are no name.
    const texts = ['\uE863\u2F00', '葛\u{E0100}城', '神\uFE00社', 'a\u200Bb\uFEFF', '㼆𬎆𡈽'];
    const items = texts.map((text) => `要点：${text}`);
    const letters = lettersIn(
      await writer.write({ ...document, list: { title: texts.join(''), items }, footer: texts }),
    );
    for (const letter of '䶮一葛城神社ab㼆𬎆𡈽') expect(letters, letter).toContain(letter);
    expect(letters).not.toContain('〓');
  });

  it('draws or names each character that a name may have', async () => {
    writer = createPdfWriter();
    const between = (first: number, last: number) => fc.integer({ min: first, max: last });
    const codes = fc.oneof(
      between(0x41, 0x24f),
      between(0x2e80, 0x2fd5),
      between(0x3400, 0x9fff),
      between(0xe815, 0xe864),
      between(0xf900, 0xfaff),
      between(0x20000, 0x323af),
    );
    const names = fc
      .array(
        codes.map((code) => normalizeName(String.fromCodePoint(code))),
        { minLength: 30, maxLength: 60 },
      )
      .map((letters) => letters.filter((letter) => checkName(letter + letter) === null));
    await fc.assert(
      fc.asyncProperty(names, async (characters) => {
        const facts = [{ label: '就诊人', text: characters.join('') }];
        const letters = lettersIn(await writer.write({ ...document, facts }));
        for (const character of characters.join('')) {
          const code = `〓(U+${character.codePointAt(0)?.toString(16).toUpperCase()})`;
          const isNamed = [...code].every((sign) => letters.has(sign));
          expect(letters.has(character) || isNamed, code).toBe(true);
        }
      }),
      { numRuns: 3 },
    );
  });

  it('writes a line with rare characters within the page, and goes on below it', async () => {
    writer = createPdfWriter();
    const facts = Array.from({ length: 30 }, (_, place) => ({
      label: `第 ${place + 1} 项`,
      text: `𠮷 ${'很长的名字'.repeat(12)}`,
    }));
    const bytes = await writer.write({ ...document, facts });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text.match(/\/Type \/Page\n/g)?.length).toBeGreaterThan(2);
    expect(lettersIn(bytes)).toContain('𠮷');
  });

  it('writes a tagged document with all of its letters, rare ones of names too', async () => {
    writer = createPdfWriter();
    const bytes = await writer.write(document);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('/Lang (zh-Hans)');
    const letters = lettersIn(bytes);
    expect([...'就诊凭证取号龑喆欧阳医保卡'].filter((letter) => !letters.has(letter))).toEqual([]);
    // A subset, not the font's eight megabytes.
    expect(bytes.byteLength).toBeLessThan(200_000);
  });

  it('refuses what would wait too long, and takes more once there is room', async () => {
    const thread = new FakeThread();
    writer = createPdfWriter(() => asWorker(thread));
    const asked = Array.from({ length: 16 }, () => writer.write(document));
    await expect(writer.write(document)).rejects.toMatchObject({ errorName: 'overloaded' });
    for (const { id } of thread.jobs) thread.emit('message', { id, bytes: new Uint8Array([id]) });
    expect(await Promise.all(asked)).toHaveLength(16);
    const later = writer.write(document);
    thread.emit('message', { id: thread.jobs.at(-1)?.id, error: 'no such font' });
    await expect(later).rejects.toThrow('no such font');
  });

  it.each([
    ['fails', (thread: FakeThread) => thread.emit('error', new Error('out of memory'))],
    ['ends', (thread: FakeThread) => thread.emit('exit', 1)],
    ['says nothing', () => vi.advanceTimersByTime(10_000)],
  ])('tells who waits when the thread %s, and begins another', async (_, happen) => {
    vi.useFakeTimers();
    const threads: FakeThread[] = [];
    writer = createPdfWriter(() => {
      const thread = new FakeThread();
      threads.push(thread);
      return asWorker(thread);
    });
    const lost = writer.write(document);
    const [first] = threads;
    if (!first) throw new Error('No thread was begun.');
    happen(first);
    await expect(lost).rejects.toThrow(/out of memory|ended|too long/);
    const next = writer.write(document);
    expect(threads).toHaveLength(2);
    threads[1]?.emit('message', { id: threads[1].jobs[0]?.id, bytes: new Uint8Array([1]) });
    expect(await next).toEqual(new Uint8Array([1]));
  });
});
