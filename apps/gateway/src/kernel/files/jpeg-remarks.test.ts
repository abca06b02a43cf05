import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutJpegRemarks } from './jpeg-remarks';

const start = [0xff, 0xd8];
const segment = (marker: number, ...data: number[]): number[] => [
  0xff,
  marker,
  (data.length + 2) >> 8,
  (data.length + 2) & 0xff,
  ...data,
];
const scan = [...segment(0xda, 1, 2), 0x12, 0xff, 0xe1, 0x00, 0xff, 0xd9];

describe('a JPEG without remarks', () => {
  it.each([
    ['EXIF', 0xe1, false],
    ['a comment', 0xfe, false],
    ['what a program left', 0xed, false],
    ['its resolution', 0xe0, true],
    ['its colours', 0xe2, true],
    ['how its colours are written', 0xee, true],
    ['a table', 0xdb, true],
  ])('with %s', (_, marker, isKept) => {
    const one = segment(marker, 7, 8, 9);
    expect([...(withoutJpegRemarks(Buffer.from([...start, ...one, ...scan])) ?? [])]).toEqual([
      ...start,
      ...(isKept ? one : []),
      ...scan,
    ]);
  });

  it('may have room before a marker', () => {
    const bytes = Buffer.from([...start, 0xff, 0xff, ...segment(0xfe, 1), ...scan]);
    expect([...(withoutJpegRemarks(bytes) ?? [])]).toEqual([...start, ...scan]);
  });

  it('is none where it breaks off or is something else', () => {
    const whole = Buffer.from([...start, ...segment(0xe1, 1, 2, 3), ...scan]);
    for (let length = 0; length < whole.indexOf(0xda); length += 1)
      expect(withoutJpegRemarks(whole.subarray(0, length))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const left = withoutJpegRemarks(bytes);
        // Whatever comes, it ends, and nothing is made up.
        expect(left === null || left.length <= bytes.length).toBe(true);
      }),
    );
  });
});
