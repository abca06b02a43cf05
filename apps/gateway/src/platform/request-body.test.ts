import { deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from './refusal';
import { createBodyBudget, receiveBody, receiveText } from './request-body';

const megabyte = 1024 * 1024;
const limit = 50 * megabyte;

describe('the memory for large bodies', () => {
  it('is taken by what has come, not by what is announced', () => {
    const budget = createBodyBudget(40 * megabyte);
    const slow = Array.from({ length: 100 }, (_, number) => {
      const share = budget.open(limit, [`address:${number}`]);
      share.take(1024);
      return share;
    });
    const other = budget.open(limit, ['address:other']);
    expect(() => other.take(9 * megabyte)).not.toThrow();
    for (const share of slow) share.giveBack();
  });

  it('is shared with the others, and given back once', () => {
    const budget = createBodyBudget(40 * megabyte);
    const open = (sender: number) => budget.open(limit, [`address:${sender}`]);
    const shares = [1, 2, 3, 4].map((sender) => {
      const share = open(sender);
      share.take(10 * megabyte);
      return share;
    });
    expect(() => open(5).take(1)).toThrow('overloaded');
    // Small ones are not counted.
    expect(() => budget.open(megabyte, ['address:5']).take(megabyte)).not.toThrow();
    shares[0]?.giveBack();
    shares[0]?.giveBack();
    open(5).take(10 * megabyte);
    expect(() => open(6).take(1)).toThrow('overloaded');
  });

  it.each([
    ['account', ['account:one', 'address:any']],
    ['address', ['account:any', 'address:one']],
  ])('is taken by one %s in part only, however many bodies it sends', (_, senders) => {
    const budget = createBodyBudget(40 * megabyte);
    const share = budget.open(limit, senders);
    share.take(10 * megabyte);
    const same = senders.map((sender) => (sender.endsWith(':one') ? sender : `${sender}-other`));
    expect(() => budget.open(limit, same).take(1)).toThrow('rateLimited');
    const stranger = senders.map((sender) => `${sender}-stranger`);
    expect(() => budget.open(limit, stranger).take(10 * megabyte)).not.toThrow();
    share.giveBack();
    expect(() => budget.open(limit, same).take(10 * megabyte)).not.toThrow();
  });
});

describe('a body', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** One that brings so many bytes each second, and never ends. */
  function bodyOf(bytesPerSecond: number) {
    let isLeft = false;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((done) => setTimeout(done, 1000));
        if (!isLeft && bytesPerSecond > 0) controller.enqueue(new Uint8Array(bytesPerSecond));
      },
      cancel() {
        isLeft = true;
      },
    });
    const headers = { 'content-type': 'application/json' };
    // Streams as bodies need the word, which the types do not know yet.
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    return { request: new Request('http://gateway.test/', init), isLeft: () => isLeft };
  }

  /** The name of the refusal; listened for at once, as nothing else does while time is made to pass. */
  const refusalOf = (received: Promise<unknown>) =>
    received.then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error.errorName : error),
    );

  it.each([0, 100, 2048])('of %i bytes a second is not waited for', async (bytesPerSecond) => {
    const { request, isLeft } = bodyOf(bytesPerSecond);
    const refusal = refusalOf(receiveBody(request, 'json'));
    await vi.advanceTimersByTimeAsync(12_000);
    expect(await refusal).toBe('bodyTooSlow');
    expect(isLeft()).toBe(true);
  });

  it('over a slow line is taken as long as it goes on', async () => {
    const { request, isLeft } = bodyOf(8 * 1024);
    const refusal = refusalOf(receiveBody(request, 'json', 400 * 1024));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isLeft()).toBe(false);
    // It is too long in the end.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await refusal).toBe('malformedBody');
  });
});

describe('a body that is no call’s', () => {
  /** Sent in pieces, by a sender that announces no length. */
  const request = (...pieces: readonly Uint8Array<ArrayBuffer>[]) => {
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    // The types of a request do not know `duplex`, which a body that is a stream has to have.
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    return new Request('http://gateway.test', init);
  };
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is read without an announced length, a character in two pieces too', async () => {
    const whole = bytes('支付=成功');
    const sent = request(whole.slice(0, 2), whole.slice(2));
    expect(sent.headers.get('content-length')).toBeNull();
    expect(await receiveText(sent, whole.byteLength)).toBe('支付=成功');
  });

  it('is none where it is longer than may be, whatever it announces', async () => {
    expect(await receiveText(request(bytes('12345'), bytes('6')), 5)).toBeNull();
    const lying = new Request('http://gateway.test', {
      method: 'POST',
      headers: { 'content-length': '1' },
      body: '123456',
    });
    expect(await receiveText(lying, 5)).toBeNull();
  });

  it.each(['gzip', 'x-gzip', 'GZIP', 'deflate', 'identity', ''])(
    'packed as %j is read as it was before',
    async (packing) => {
      const whole = bytes('支付=成功');
      const packed = /gzip/i.test(packing)
        ? gzipSync(whole)
        : packing === 'deflate'
          ? deflateSync(whole)
          : whole;
      const sent = request(new Uint8Array(packed).slice(0, 3), new Uint8Array(packed).slice(3));
      sent.headers.set('content-encoding', packing);
      expect(await receiveText(sent, whole.byteLength)).toBe('支付=成功');
    },
  );

  it.each([
    ['gzip', gzipSync('x'.repeat(1_000_000))],
    ['gzip', gzipSync('12345').subarray(0, -4)],
    ['gzip', Buffer.from('12345')],
    ['br', Buffer.from('12345')],
    ['gzip, gzip', Buffer.from('12345')],
  ])('is none where %s hides too much, is broken or not known', async (packing, packed) => {
    const sent = request(new Uint8Array(packed));
    sent.headers.set('content-encoding', packing);
    expect(await receiveText(sent, 5)).toBeNull();
  });

  it('is empty where nothing was sent', async () => {
    const empty = new Request('http://gateway.test', { method: 'POST' });
    expect(await receiveText(empty, 5)).toBe('');
  });
});
