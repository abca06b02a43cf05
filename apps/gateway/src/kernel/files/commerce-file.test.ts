import { randomUUID } from 'node:crypto';
import { uploadLimits } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { downloadPath } from './service';
import { uploadedFiles } from './tables';
import { onePagePdf, sendFile } from '../../testing/upload-fixture';

const path = '/modulecommerce/fileupload';
const secret = 'made at 30.2741N 120.1551E';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(() => gateway.dispose());

const send = (bytes: Uint8Array, requestId = randomUUID()) =>
  sendFile(gateway, path, bytes, { token, requestId });

const photograph = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b7a75' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .jpeg()
    .toBuffer();

async function purposeOf(fileId: string) {
  const [row] = await gateway.services.db
    .select()
    .from(uploadedFiles)
    .where(eq(uploadedFiles.fileId, fileId));
  return row?.purpose;
}

describe('a proof about goods', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['a photograph', photograph, 'image/jpeg'],
    ['a PDF', onePagePdf, 'application/pdf'],
  ])('is taken as %s, by 10000, for nothing else', async (_, make, contentType) => {
    const requestId = randomUUID();
    const bytes = await make();
    const answer = await send(bytes, requestId);
    expect(answer).toMatchObject({ status: 200, code: 10_000, message: '' });
    const { fileId, url } = answer.data;
    expect(answer.data).toMatchObject({ contentType, url: `${downloadPath}${fileId}` });
    expect(await purposeOf(fileId)).toBe('commerce');
    const fetched = new Request(`http://gateway.test${url}`, { headers: { token } });
    const kept = await (await gateway.app.fetch(fetched)).text();
    expect(kept).not.toContain(secret);
    // What is remembered of a request tells the same code.
    const again = await send(bytes, requestId);
    expect(again).toMatchObject({ code: 10_000, data: answer.data });
  });

  it('is refused like any other file', async () => {
    expect((await send(Buffer.from('<html>'))).code).toBe(41505);
    expect((await send(Buffer.alloc(uploadLimits.document + 1, 'x'))).code).toBe(41300);
    const nobody = await sendFile(gateway, path, await photograph(), {});
    expect(nobody).toMatchObject({ status: 401, code: -6 });
  });
});

it('what is sent elsewhere may serve whatever its owner says', async () => {
  const elsewhere = '/kanoupload/imagefileupload';
  const { code, data } = await sendFile(gateway, elsewhere, await photograph(), { token });
  expect(code).toBe(0);
  expect(await purposeOf(data.fileId)).toBeNull();
});
