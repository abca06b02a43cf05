import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorkPool } from '../../platform/work-pool/work-pool';
import type { ImageKind } from './file-kinds';
import { cleanImage as cleanedIn } from './images';

const pool = createWorkPool();
afterAll(() => pool.close());
const cleanImage = (bytes: Buffer, kind: ImageKind) => cleanedIn(pool, 'sender', bytes, kind);

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7a75' } });

describe('cleanImage', () => {
  it.each([
    [1080, 20_000, [864, 16_000]],
    [12_000, 1000, [12_000, 1000]],
    [1, 20_000, [1, 16_000]],
    [5000, 5000, [4096, 4096]],
    [1, 1, [1, 1]],
  ])('keeps a picture %i wide and %i high readable', async (width, height, kept) => {
    const image = await cleanImage(await picture(width, height).jpeg().toBuffer(), 'jpeg');
    expect([image?.width, image?.height]).toEqual(kept);
  });

  it.each([
    [1, 'left top'],
    [2, 'right top'],
    [3, 'right bottom'],
    [4, 'left bottom'],
    [5, 'left top'],
    [6, 'right top'],
    [7, 'right bottom'],
    [8, 'left bottom'],
  ])(
    'turns a picture of orientation %i, whose first corner comes %s',
    async (orientation, place) => {
      const corner = await sharp({
        create: { width: 16, height: 16, channels: 3, background: '#f00' },
      })
        .png()
        .toBuffer();
      const bytes = await picture(64, 32)
        .composite([{ input: corner, left: 0, top: 0 }])
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const image = await cleanImage(bytes, 'jpeg');
      if (image === null) throw new Error('The picture was refused.');
      const { width, height } = image;
      expect([width, height]).toEqual(orientation > 4 ? [32, 64] : [64, 32]);
      const pixels = await sharp(image.bytes).raw().toBuffer();
      const isRed = (x: number, y: number) => (pixels[(y * width + x) * 3] ?? 0) > 200;
      const corners = { left: 4, right: width - 4, top: 4, bottom: height - 4 };
      const red = (['left top', 'right top', 'right bottom', 'left bottom'] as const).filter(
        (name) =>
          isRed(
            corners[name.startsWith('left') ? 'left' : 'right'],
            corners[name.endsWith('top') ? 'top' : 'bottom'],
          ),
      );
      expect(red).toEqual([place]);
    },
  );

  it.each([
    ['of a print shop', () => picture().toColourspace('cmyk').jpeg()],
    ['that appears step by step', () => picture().jpeg({ progressive: true })],
    ['with colours of its own', () => picture().withIccProfile('p3').jpeg()],
    ['of grey alone', () => picture().greyscale().jpeg()],
  ])('reads a photograph %s', async (_, made) => {
    expect(await cleanImage(await made().toBuffer(), 'jpeg')).toMatchObject({ width: 40 });
  });

  it('leaves what stands behind a photograph, as its film', async () => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>')]);
    const image = await cleanImage(bytes, 'jpeg');
    expect(Buffer.from(image?.bytes ?? []).toString('latin1')).not.toContain('<script>');
  });

  it.each([0.1, 0.5, 0.9])('is null for a photograph of which %d came', async (part) => {
    const bytes = await picture(400, 400).jpeg().toBuffer();
    expect(await cleanImage(bytes.subarray(0, bytes.length * part), 'jpeg')).toBeNull();
  });
});
