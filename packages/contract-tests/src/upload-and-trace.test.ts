import {
  createTracer,
  ocrCalls,
  recordVoice,
  traceTransport,
  uploadCalls,
  uploadFile,
  type Gateway,
  type GatewayOptions,
} from '@xinglin/gateway-sdk';
import { afterEach, describe, expect, inject, it } from 'vitest';
import {
  clearFaults,
  clientOf,
  failNext,
  failureOf,
  gatewayBase,
  isInPage,
  signIn,
  spansOf,
} from './gateway-under-test';

/** As little as a PDF can be that shows a page. */
const onePagePdf = `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Resources<<>>>>
endobj
trailer
<</Root 1 0 R/Size 4>>
%%EOF
`;

afterEach(clearFaults);

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** The smallest picture there is: one pixel. */
const pixel = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
);
const picture = () => new Blob([pixel], { type: 'image/png' });

/** Uploads as the place can: with progress in a page, as any other call elsewhere. */
async function send(token: string, file: Blob, options: Partial<GatewayOptions> = {}) {
  const row = uploadCalls.uploadImageFile;
  if (!isInPage) return clientOf({ token }, options).call(row, { file });
  const headers = () => ({ token, deviceid: 'contract-tests' });
  return uploadFile({ baseUrl: gatewayBase, headers, ...options }, row, { file });
}

async function fetchFile(url: string, token: string): Promise<Response> {
  return fetch(gatewayBase + url, { headers: { token } });
}

describe('an upload', () => {
  it('arrives, and its owner alone can have it back', async () => {
    const [token, stranger] = [await signIn(), await signIn()];
    const kept = await send(token, picture());
    expect(kept).toMatchObject({ contentType: 'image/png', width: 1, height: 1 });
    const response = await fetchFile(kept.url, token);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect((await response.blob()).size).toBe(kept.size);
    expect((await fetchFile(kept.url, stranger)).status).toBe(403);
  });

  it('tells how far it is', async () => {
    const parts: number[] = [];
    const token = await signIn();
    const row = uploadCalls.uploadImageFile;
    const client = { baseUrl: gatewayBase, headers: () => ({ token }) };
    const upload = () =>
      uploadFile(client, row, { file: picture() }, { onProgress: (part) => parts.push(part) });
    // Only a page has what tells it; elsewhere nothing is sent.
    if (!isInPage) expect((await failureOf(upload())).kind).toBe('network');
    else await upload();
    expect(parts.at(-1)).toBe(isInPage ? 1 : undefined);
  });

  it('whose answer is lost is answered by the next try', async () => {
    const token = await signIn();
    await failNext(uploadCalls.uploadImageFile.path, { fault: 'drop' });
    const kept = await send(token, picture(), { retry: { times: 1, wait: async () => undefined } });
    expect(kept.fileId).not.toBe('');
  });

  it.each([
    ['no image', () => new Blob(['<html>'], { type: 'image/png' }), { code: 41505 }],
    ['too large', () => new Blob([new Uint8Array(25 * 1024 * 1024 + 1)]), { code: 41300 }],
  ])('is refused when it is %s', async (_, file, expected) => {
    const token = await signIn();
    expect(await failureOf(send(token, file()))).toMatchObject({ kind: 'business', ...expected });
  });

  it('needs a session', async () => {
    expect(await failureOf(send('', picture()))).toMatchObject({ kind: 'sessionEnded' });
  });
});

describe('a proof about goods', () => {
  const row = uploadCalls.uploadCommerceFile;
  const upload = (token: string, file: Blob) =>
    isInPage
      ? uploadFile({ baseUrl: gatewayBase, headers: () => ({ token }) }, row, { file })
      : clientOf({ token }).call(row, { file });

  it.each([
    ['a picture', picture, 'image/png'],
    ['a PDF', () => new Blob([onePagePdf]), 'application/pdf'],
  ])('arrives as %s', async (_, file, contentType) => {
    const token = await signIn();
    const kept = await upload(token, file());
    expect(kept).toMatchObject({ contentType });
    expect((await fetchFile(kept.url, token)).status).toBe(200);
  });

  it('is refused in words when it is neither', async () => {
    const failure = await failureOf(upload(await signIn(), new Blob(['<html>'])));
    expect(failure).toMatchObject({ kind: 'business', code: 41505 });
    expect(failure.message).not.toBe('');
  });
});

/** Two seconds as an older phone records them. */
const amr = () => new Blob(['#!AMR\n', ...Array.from({ length: 100 }, () => new Uint8Array(13))]);

describe('a voice message', () => {
  it('arrives with its length, recorded where there is a microphone', async () => {
    const token = await signIn();
    const row = uploadCalls.uploadAudio;
    if (!isInPage) {
      await expect(recordVoice()).rejects.toMatchObject({ failure: 'unsupported' });
      const kept = await clientOf({ token }).call(row, { file: amr() });
      expect(kept).toMatchObject({ contentType: 'audio/amr', durationMs: 2000 });
      return;
    }
    const { recording } = await recordVoice({ limitMs: 1500 });
    const { file } = await recording;
    const options = { baseUrl: gatewayBase, headers: () => ({ token }) };
    const kept = await uploadFile(options, row, { file });
    // A busy machine hears less than it listens.
    expect(kept.durationMs).toBeGreaterThan(0);
    expect(kept.contentType).toMatch(/^audio\/(?:mp4|webm)$/);
    const sound = await fetchFile(kept.url, token);
    const played = await new AudioContext().decodeAudioData(await sound.arrayBuffer());
    expect(played.duration).toBeGreaterThan(0);
  });

  it.each([
    ['no voice', picture, { code: 41505 }],
    ['too long', () => new Blob(['#!AMR\n', new Uint8Array(13 * 51 * 62)]), { code: 41503 }],
  ])('is refused when it is %s', async (_, file, expected) => {
    const client = clientOf({ token: await signIn() });
    const call = client.call(uploadCalls.uploadAudio, { file: file() });
    expect(await failureOf(call)).toMatchObject({ kind: 'business', ...expected });
  });
});

// Recognition needs the processor; a busy machine is slow.
describe('a picture of an ID card', { timeout: 120_000 }, () => {
  const read = async (file: Blob) =>
    clientOf({ token: await signIn() }).call(ocrCalls.ocrIdCard, { file });

  it('is read', async () => {
    const reading = await read(new Blob([bytesOf(inject('idCardPicture'))]));
    expect(reading).toMatchObject({
      cardNo: '11010519491231002X',
      gender: 'female',
      birthDate: '1949-12-31',
    });
  });

  it.each([
    ['that shows none', picture, { code: 41502 }],
    ['that is no picture', () => new Blob(['<html>'], { type: 'image/png' }), { code: 41505 }],
  ])('%s is refused', async (_, file, expected) => {
    expect(await failureOf(read(file()))).toMatchObject({ kind: 'business', ...expected });
  });
});

describe('a trace', () => {
  it('arrives with what was told, and without what nobody must know', async () => {
    const traceId = crypto.randomUUID();
    const sent: string[] = [];
    const transport = traceTransport(gatewayBase);
    const tracer = createTracer({
      appName: 'contract-tests',
      traceId,
      later: () => undefined,
      errorSampleRate: 1,
      random: () => 0,
      send: (batch, leaving) => {
        sent.push(batch);
        transport(batch, leaving);
      },
    });
    tracer.track('search', { search_param: '骨科 13812345678' });
    tracer.reportError(new Error('failed for 13812345678'), 'booking');
    expect(tracer.track(' ')).toBe(false);
    tracer.flush();
    await expect.poll(async () => (await spansOf(traceId)).length).toBe(2);
    const kept = JSON.stringify(await spansOf(traceId));
    expect(kept).toContain('骨科');
    expect(kept + sent.join('')).not.toContain('13812345678');
  });

  it('arrives when the page goes away, as a beacon where there are any', async () => {
    const traceId = crypto.randomUUID();
    const sendBeacon = (url: string, body: Blob) => navigator.sendBeacon(url, body);
    const noFetch = () => Promise.reject(new Error('a page that is left has no time for it'));
    const send = traceTransport(gatewayBase, isInPage ? { sendBeacon, fetch: noFetch } : {});
    const tracer = createTracer({ appName: 'contract-tests', traceId, send });
    tracer.track('leave');
    tracer.flush(true);
    await expect.poll(async () => (await spansOf(traceId)).length).toBe(1);
  });
});

/** Never called: it only has to compile. A file goes in where the contract says so, and nothing else. */
export function typesOfUploads(client: Gateway): void {
  void client.call(uploadCalls.uploadVideo, { file: picture() });
  // @ts-expect-error text is no file
  void client.call(uploadCalls.uploadVideo, { file: 'text' });
}
