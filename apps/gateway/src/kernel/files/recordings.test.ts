import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal';
import { openTestGateway, type CallResult, type TestGateway } from '../../testing/test-gateway';
import { fileKindOf, type FileKind, type RecordingKind } from './file-kinds';
import { amrBytes, filmBytes, voiceBytes } from './recording-fixture';
import { workPool } from '../../platform/work-pool/work-pool';
import { cleanRecording } from './recordings';
import { uploadedFiles } from './tables';

const videoPath = '/common/upload/video';
const voicePath = '/common/upload/audio';
const secret = 'made at 30.2741N 120.1551E';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  token = await gateway.signIn(gateway.newMobile());
});
afterAll(() => gateway.dispose());

async function send(path: string, bytes: Uint8Array): Promise<CallResult> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), 'page.html');
  const headers = { requestid: randomUUID(), token };
  return gateway.send(
    new Request(`http://gateway.test${path}`, { method: 'POST', headers, body: form }),
  );
}

async function download(url: string): Promise<Response> {
  return gateway.app.fetch(new Request(`http://gateway.test${url}`, { headers: { token } }));
}

const isRecording = (kind: FileKind): kind is RecordingKind =>
  !['jpeg', 'png', 'webp', 'gif', 'pdf'].includes(kind);

describe('a film', () => {
  it.each([
    ['mp4', 'video/mp4'],
    ['mov', 'video/quicktime'],
    ['webm', 'video/webm'],
  ] as const)('as %s is kept without its notes', async (kind, contentType) => {
    const bytes = await filmBytes(kind, 3, secret);
    expect(bytes.toString('latin1')).toContain(secret);
    const { code, data } = await send(videoPath, bytes);
    expect(code).toBe(0);
    expect(data).toMatchObject({ contentType, durationMs: expect.closeTo(3000, -2) });
    const kept = Buffer.from(await (await download(data.url)).arrayBuffer());
    expect(kept.byteLength).toBe(data.size);
    expect(kept.toString('latin1')).not.toContain(secret);
    expect(kept.toString('latin1')).toContain('the film itself');
  });
});

describe('a recording', () => {
  it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
    [
      'an image as a film',
      videoPath,
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
    ],
    [
      'a film without a film',
      videoPath,
      async () => (await filmBytes('mp4', 3, secret)).subarray(0, 24),
    ],
    ['a film as a document', '/kanoupload/fileuploadbydecoder', () => filmBytes('mp4', 1, '')],
    ['a film as a voice', voicePath, () => filmBytes('webm', 1, '')],
    ['a voice as a film', videoPath, () => voiceBytes('webm', 1)],
    ['a voice of no length', voicePath, () => amrBytes(0)],
    [
      'a voice of a tenth of a millisecond',
      voicePath,
      async () => {
        const bytes = await voiceBytes('wav', 0.2);
        // Its samples follow each other two thousand times as fast.
        bytes.writeUInt32LE(16_000_000, 24);
        return bytes;
      },
    ],
    ['a voice that breaks off', voicePath, () => amrBytes(1).subarray(0, -1)],
    ['an unknown kind of frame', voicePath, () => Buffer.from('#!AMR\nxPxxxxxx')],
    ['noise that begins like sound', voicePath, () => Buffer.alloc(500, 0xff)],
    ['notes without a sound', voicePath, () => Buffer.from('ID3\u0004\0\0\0\0\0\u0005notes')],
    [
      'a page behind the beginning of a voice',
      voicePath,
      () => Buffer.from('OggS<html><script>alert(1)</script>'),
    ],
  ])('is refused when it is %s', async (_, path, bytes) => {
    const rows = await gateway.services.db.select().from(uploadedFiles);
    const { status, code, data } = await send(path, await bytes());
    expect([status, data]).toEqual([200, null]);
    // None of the kinds, or one of them that is broken.
    expect([41501, 41505]).toContain(code);
    expect(await gateway.services.db.select().from(uploadedFiles)).toHaveLength(rows.length);
  });
});

describe('a voice', () => {
  it.each([
    ['mp3', 'audio/mpeg'],
    ['m4a', 'audio/mp4'],
    ['aac', 'audio/aac'],
    ['ogg', 'audio/ogg'],
    ['webm', 'audio/webm'],
    ['wav', 'audio/wav'],
  ] as const)('as %s is kept with its length and without its notes', async (kind, contentType) => {
    const { code, data } = await send(voicePath, await voiceBytes(kind, 3, secret));
    expect(code).toBe(0);
    expect(data).toMatchObject({ contentType, durationMs: expect.closeTo(3000, -2), width: null });
    const response = await download(data.url);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w-]+\.\w+"$/,
    );
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.byteLength).toBe(data.size);
    expect(kept.toString('latin1')).not.toContain(secret);
    // What is kept reads like what was sent.
    expect((await send(voicePath, kept)).data).toMatchObject({ contentType });
  });

  it.each([
    [false, 'audio/amr'],
    [true, 'audio/amr-wb'],
  ])('of an older phone is kept with its length', async (wide, contentType) => {
    const { data } = await send(voicePath, amrBytes(2.5, wide));
    expect(data).toMatchObject({ contentType, durationMs: 2500 });
  });

  it.each([
    ['61 s', 0, () => amrBytes(61)],
    ['more than that', 41503, () => amrBytes(61.02)],
    ['minutes in few bytes', 41503, () => voiceBytes('ogg', 600)],
  ])('of %s answers %i', async (_, code, bytes) => {
    expect(await send(voicePath, await bytes())).toMatchObject({ status: 200, code });
  });

  it('never breaks the gateway, whatever became of its bytes', { timeout: 180_000 }, async () => {
    const kinds = ['mp3', 'm4a', 'aac', 'ogg', 'webm', 'wav'] as const;
    const whole = await Promise.all(kinds.map((kind) => voiceBytes(kind, 0.2)));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 8 }),
        fc.nat(),
        async (bytes, changes, end) => {
          const changed = Buffer.from(bytes);
          for (const [at, value] of changes) changed[at % Math.min(600, bytes.byteLength)] = value;
          const cut = end % 2 === 0 ? changed : changed.subarray(0, end % changed.byteLength);
          const kind = fileKindOf(cut);
          if (kind === null || !isRecording(kind)) return;
          const recording = { bytes: cut, kind, as: 'voice' } as const;
          const pool = gateway.services.use(workPool);
          const clean = await cleanRecording(pool, 'sender', recording, 3000).catch(
            (error: unknown) => {
              expect(error).toBeInstanceOf(Refusal);
              return null;
            },
          );
          if (clean !== null) expect(clean.durationMs).toBeGreaterThan(0);
        },
      ),
      { numRuns: 20 },
    );
  });
});
