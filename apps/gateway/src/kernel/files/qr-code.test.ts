import { uploadLimits } from '@xinglin/contract';
import encodeQR from 'qr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileCode } from '../../testing/hostile-files';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { workPool } from '../../platform/work-pool/work-pool';
import { uploadedFiles } from './tables';

const path = '/wit/upload/sweepcodeimage.json';
const printed = 'https://www.h5.portal.example/hospital/1?from=海报';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(() => gateway.dispose());

const code = (text: string) =>
  sharp(Buffer.from(encodeQR(text, 'svg', { border: 4 }))).resize(300, 300, { kernel: 'nearest' });
const ask = async (image: Buffer, as: string | undefined = token) =>
  gateway.call(path, { image: image.toString('base64') }, { token: as });

describe('the QR code on a picture', () => {
  it('is read, and the picture is not kept', async () => {
    const flat = await code(printed).flatten({ background: '#fff' }).png().toBuffer();
    expect(await ask(flat)).toMatchObject({ code: 0, data: { text: printed } });
    expect(await gateway.services.db.select().from(uploadedFiles)).toEqual([]);
    expect(gateway.log.join('')).not.toContain('portal.example');
  });

  it('is read off a photo: turned, on a table, a little blurred', async () => {
    const flat = await code(printed).flatten({ background: '#fff' }).png().toBuffer();
    const photo = await sharp(flat)
      .rotate(8, { background: '#fff' })
      .extend({ top: 200, bottom: 300, left: 150, right: 250, background: '#887755' })
      .blur(0.8)
      .jpeg({ quality: 75 })
      .toBuffer();
    expect((await ask(photo)).data).toEqual({ text: printed });
  });

  it('is read where there is nothing behind it', async () => {
    expect((await ask(await code('a').png().toBuffer())).data).toEqual({ text: 'a' });
  });

  it.each<[string, number, () => Promise<Buffer>]>([
    [
      'there is none',
      41504,
      () =>
        sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'half of it is missing',
      41504,
      async () =>
        sharp(await code(printed).flatten({ background: '#fff' }).png().toBuffer())
          .extract({ left: 0, top: 0, width: 300, height: 140 })
          .png()
          .toBuffer(),
    ],
    ['it is no picture', 41505, async () => Buffer.from('<html>x</html>')],
    ['it is too large', 41300, async () => Buffer.alloc(uploadLimits.image + 3, 'x')],
  ])('is refused when %s', async (_, refusal, image) => {
    expect(await ask(await image())).toMatchObject({ status: 200, code: refusal, data: null });
  });

  it('keeps no other call waiting, however long it takes to look for one', async () => {
    const hostile = await hostileCode();
    const order: string[] = [];
    const reading = ask(hostile).then((answer) => {
      order.push('code');
      return answer;
    });
    while (gateway.services.use(workPool).load.running === 0)
      await new Promise((done) => setTimeout(done, 5));
    const ready = await gateway.app.fetch(new Request('http://gateway.test/readyz'));
    order.push('readyz');
    expect(ready.status).toBe(200);
    expect([200, 503]).toContain((await reading).status);
    expect(order).toEqual(['readyz', 'code']);
  });

  it('needs a session', async () => {
    const answer = await gateway.call(path, { image: 'AAAA' });
    expect(answer).toMatchObject({ status: 401, code: -6 });
  });
});
