// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox, type Outgoing, type Sent } from './outbox';

/** Storage of a device, with JSON in between as on a real one. */
function deviceStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
    set: (key: string, value: unknown) => kept.set(key, JSON.stringify(value)) !== undefined,
    remove: (key: string) => void kept.delete(key),
  };
}

let storage: ReturnType<typeof deviceStorage>;
let tried: Outgoing[];
let answers: Sent[];
const text = (words: string) => ({ type: 'text', text: words, fileIds: [] }) as const;
const outbox = () =>
  new Outbox({
    key: 'k',
    storage,
    send: async (message) => {
      tried.push(message);
      return answers.shift() ?? 'accepted';
    },
  });
const wordsTried = () => tried.map((one) => one.text);

beforeEach(() => {
  vi.useFakeTimers();
  storage = deviceStorage();
  tried = [];
  answers = [];
});
afterEach(() => vi.useRealTimers());

describe('what waits to be sent', () => {
  it('goes in the order in which it was written, one after another, and leaves nothing behind', async () => {
    const box = outbox();
    box.add(text('一'));
    box.add(text('二'));
    expect(box.list().length).toBe(2);
    box.open();
    await vi.runAllTimersAsync();
    expect(wordsTried()).toEqual(['一', '二']);
    expect(box.list()).toEqual([]);
    expect(storage.kept.size).toBe(0);
  });

  it('waits for the network and overtakes nothing; a try again bears the same id', async () => {
    answers = ['unreachable', 'unreachable'];
    const box = outbox();
    box.open();
    box.add(text('一'));
    box.add(text('二'));
    await vi.advanceTimersByTimeAsync(1900);
    expect(wordsTried()).toEqual(['一']);
    await vi.advanceTimersByTimeAsync(200);
    expect(wordsTried()).toEqual(['一', '一']);
    // The network comes back before the next pause is over.
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(wordsTried()).toEqual(['一', '一', '一', '二']);
    expect(new Set(tried.slice(0, 3).map(({ clientId }) => clientId)).size).toBe(1);
  });

  it('outlasts a reload', async () => {
    const before = outbox();
    before.add(text('没有网络时写的'));
    const after = outbox();
    expect(after.list()).toEqual(before.list());
    after.open();
    await vi.runAllTimersAsync();
    expect(wordsTried()).toEqual(['没有网络时写的']);
    storage.set('k', [{ clientId: 1 }, null, 'x']);
    expect(outbox().list()).toEqual([]);
  });

  it('keeps what was refused until its author decides, and goes on with the rest', async () => {
    answers = [{ refused: '含有不能发送的内容' }];
    const box = outbox();
    box.open();
    box.add(text('坏'));
    box.add(text('好'));
    await vi.advanceTimersByTimeAsync(50);
    expect(box.list()).toMatchObject([{ text: '坏', problem: '含有不能发送的内容' }]);
    expect(wordsTried()).toEqual(['坏', '好']);
    const [refused] = box.list();
    box.retry(refused?.clientId ?? '');
    await vi.advanceTimersByTimeAsync(50);
    expect(box.list()).toEqual([]);
  });

  it('is not sent any more once the page is left', async () => {
    answers = ['unreachable'];
    const box = outbox();
    const leave = box.open();
    box.add(text('一'));
    await vi.advanceTimersByTimeAsync(50);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wordsTried()).toEqual(['一']);
    expect(box.list().length).toBe(1);
  });
});
