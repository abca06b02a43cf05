import { describe, expect, it, vi } from 'vitest';
import type { CallRow } from './call-row';
import { uploadFile, type UploadOptions } from './upload-file';

const row: CallRow<{ file: unknown }, { fileId: string }, 'mutation'> = {
  path: '/kanoupload/imagefileupload',
  kind: 'mutation',
  encoding: 'multipart',
  timeoutMs: 60_000,
};
const done = { status: 200, body: '{"code":0,"data":{"fileId":"f"}}' };
const image = new Blob(['image'], { type: 'image/png' });

type Ending = { readonly status: number; readonly body: string } | 'error' | 'hang';

/** As much of an XMLHttpRequest as an upload touches. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  sent: unknown = null;
  url = '';
  constructor(private readonly ending: Ending) {
    super();
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string | null {
    return null;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: unknown): void {
    this.sent = body;
    const half = Object.assign(new Event('progress'), {
      lengthComputable: true,
      loaded: 1,
      total: 2,
    });
    this.upload.dispatchEvent(half);
    if (this.ending === 'hang') return;
    if (this.ending === 'error') return void this.dispatchEvent(new Event('error'));
    this.status = this.ending.status;
    this.responseText = this.ending.body;
    this.dispatchEvent(new Event('load'));
  }
}

function uploading(
  endings: Ending[],
  file: Blob = image,
  upload: UploadOptions = {},
  to: typeof row = row,
) {
  const requests: FakeRequest[] = [];
  const wait = vi.fn(async () => undefined);
  const createRequest = () => {
    const ending = endings.shift();
    if (ending === undefined) throw new Error('asked more often than the test expects');
    const request = new FakeRequest(ending);
    requests.push(request);
    // The upload touches nothing that the fake lacks.
    return request as unknown as XMLHttpRequest;
  };
  const options = {
    baseUrl: '/gateway',
    headers: () => ({ lang: 'en' }),
    retry: { times: 0, wait },
  };
  const result = uploadFile(options, to, { file }, { createRequest, ...upload });
  return { result, requests };
}

describe('an upload', () => {
  it('sends the file in parts, with the headers of a call, and tells how far it is', async () => {
    const onProgress = vi.fn();
    const { result, requests } = uploading([done], image, { onProgress });
    expect(await result).toEqual({ fileId: 'f' });
    const [request] = requests;
    expect(request?.url).toBe('/gateway/kanoupload/imagefileupload');
    expect(request?.headers).toMatchObject({ lang: 'en', version: '1.04' });
    expect(request?.headers).not.toHaveProperty('content-type');
    expect(request?.sent instanceof FormData && request.sent.get('file')).toBeInstanceOf(Blob);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
  });

  it('tries an image three times more, under the same requestid', async () => {
    const { result, requests } = uploading(['error', 'error', 'error', done]);
    expect(await result).toEqual({ fileId: 'f' });
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ headers }) => headers['requestid'])).size).toBe(1);
  });

  it('gives an image up after that', async () => {
    const { result, requests } = uploading(['error', 'error', 'error', 'error']);
    await expect(result).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(requests).toHaveLength(4);
  });

  it('sends nothing else again unasked', async () => {
    const { result } = uploading(['error'], new Blob(['video'], { type: 'video/mp4' }));
    await expect(result).rejects.toMatchObject({ failure: { kind: 'network' } });
  });

  it.each<[Ending, object]>([
    [
      { status: 200, body: '{"code":41501,"message":"不是图片"}' },
      { kind: 'business', message: '不是图片' },
    ],
    [{ status: 401, body: '{"code":-6}' }, { kind: 'sessionEnded' }],
    [
      { status: 502, body: '<html>' },
      { kind: 'http', status: 502 },
    ],
    [
      { status: 204, body: '' },
      { kind: 'http', status: 204 },
    ],
  ])('reads %j as a failure', async (ending, failure) => {
    await expect(uploading([ending]).result).rejects.toMatchObject({ failure });
  });

  it('succeeds by the code that its row names, and by no other', async () => {
    const to = { ...row, successCode: 10_000 };
    const kept = { status: 200, body: '{"code":10000,"data":{"fileId":"f"}}' };
    expect(await uploading([kept], image, {}, to).result).toEqual({ fileId: 'f' });
    await expect(uploading([done], image, {}, to).result).rejects.toMatchObject({
      failure: { kind: 'business', code: 0 },
    });
  });

  it('can be cancelled, before and on its way', async () => {
    const cancel = new AbortController();
    const { result } = uploading(['hang'], image, {
      signal: cancel.signal,
      onProgress: () => cancel.abort(),
    });
    await expect(result).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    const late = uploading([done], image, { signal: cancel.signal });
    await expect(late.result).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(late.requests).toEqual([]);
  });

  it('ends with its time-out', async () => {
    const { result } = uploading(['hang'], image, { timeoutMs: 1 });
    await expect(result).rejects.toMatchObject({ failure: { kind: 'timeout' } });
  });
});
