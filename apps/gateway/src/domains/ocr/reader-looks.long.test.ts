import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { drawCard, photographed } from './card-fixture';
import { createWorkPool } from '../../platform/work-pool/work-pool';
import { createLocalReader } from './local-reader';
import { checked } from './service';

/** Reading is hard work: what is tested is what is read, however slow and busy the machine is. */
const patienceMs = 10 * 60_000;
vi.setConfig({ testTimeout: patienceMs });

const pool = createWorkPool();
const reader = createLocalReader(pool, { timeoutMs: patienceMs });
afterAll(async () => {
  await reader.close();
  await pool.close();
});

const read = async (bytes: Buffer, contentType = 'image/png') =>
  checked(await reader.readIdCard({ bytes, contentType }));
const cardNo = '330102198503070010';

// Each of these takes the reader several looks, and so seconds; the gate has a picture that is read at once.
describe('a reader that looks more than once', () => {
  it.each(['33010219850307015X', '330102198503070694'])('reads %s off a photo', async (number) => {
    const found = await read(await photographed(drawCard({ cardNo: number })), 'image/jpeg');
    expect(found).toMatchObject({ cardNo: number, gender: 'male', birthDate: '1985-03-07' });
  });

  it('reads a picture that lies on its side', async () => {
    const lying = await drawCard({ cardNo }).rotate(90).png().toBuffer();
    expect(await read(lying)).toMatchObject({ cardNo });
  });

  it('finds nothing on a white picture, and no number that does not hold', async () => {
    const white = { width: 600, height: 400, channels: 3, background: '#fff' } as const;
    expect(await read(await sharp({ create: white }).png().toBuffer())).toBeNull();
    const wrong = drawCard({ cardNo: '110105194912310021' });
    expect(await read(await wrong.png().toBuffer())).toBeNull();
  });
});
