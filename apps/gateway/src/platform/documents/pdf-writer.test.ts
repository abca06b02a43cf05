import { EventEmitter } from 'node:events';
import { inflateSync } from 'node:zlib';
import type { Worker } from 'node:worker_threads';
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

/** Every Chinese letter that the file's own map from glyphs to letters names. */
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
  return new Set(
    [...maps.matchAll(/<([\da-f]{4})>/gi)].map(([, code = '']) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
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
  it.each([
    ['𠮷野', '〓(U+20BB7)野'],
    ['𫰡', '〓(U+2BC21)'],
    ['䶮龑㛃', '䶮龑㛃'],
  ])('prints %s as %s, and nothing blank', async (name, printed) => {
    writer = createPdfWriter();
    const letters = lettersIn(
      await writer.write({ ...document, facts: [{ label: '就诊人', text: name }] }),
    );
    for (const letter of printed) expect(letters, letter).toContain(letter);
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
