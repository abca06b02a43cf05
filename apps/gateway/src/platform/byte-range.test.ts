import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOf, rangeOf } from './byte-range';

describe('the part that is asked for', () => {
  it.each([
    [undefined, null],
    ['', null],
    // What Safari asks first of all sound and films.
    ['bytes=0-1', { from: 0, to: 1 }],
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=4-6', { from: 4, to: 6 }],
    ['bytes=9-9', { from: 9, to: 9 }],
    ['bytes=4-400', { from: 4, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-300', { from: 0, to: 9 }],
    ['bytes=-0', 'outside'],
    ['bytes=10-', 'outside'],
    ['bytes=10-12', 'outside'],
    // No part: the whole file.
    ['bytes=6-4', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=0-1', null],
    ['bytes=a-b', null],
  ])('%s', (header, part) => {
    expect(rangeOf(header, 10)).toEqual(part);
  });

  it('of an empty file is outside', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('outside');
    expect(rangeOf('bytes=-1', 0)).toBe('outside');
  });
});

it('is cut out of a stream, however its pieces lie', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 5 }), { maxLength: 6 }),
      fc.nat(30),
      fc.nat(30),
      async (pieces, from, length) => {
        const whole = pieces.flatMap((piece) => [...piece]);
        const stream = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const piece of pieces) controller.enqueue(piece);
            controller.close();
          },
        });
        const part = partOf(stream, { from, to: from + length });
        const bytes = new Uint8Array(
          await new Response(part as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
        );
        expect([...bytes]).toEqual(whole.slice(from, from + length + 1));
      },
    ),
  );
});

it('lets go of the stream at the end of the part, and when the part is not read', async () => {
  let cancelled = 0;
  const stream = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array([1, 2, 3])),
      cancel: () => void (cancelled += 1),
    });
  const part = partOf(stream(), { from: 1, to: 3 }) as ReadableStream<Uint8Array<ArrayBuffer>>;
  expect((await new Response(part).arrayBuffer()).byteLength).toBe(3);
  expect(cancelled).toBe(1);
  await partOf(stream(), { from: 1, to: 3 }).cancel();
  expect(cancelled).toBe(2);
});
