// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage } from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from './locales';
import { PicturesField, type SentPicture } from './pictures-field';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Field(): ReactElement {
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  return (
    <PicturesField
      id="pictures"
      pictures={pictures}
      limit={3}
      hint="请拍清楚"
      onChange={setPictures}
    />
  );
}

/** Shows the field in a browser that reads each picture as one of this lightness all over. */
async function open(lightness: number | null) {
  vi.stubGlobal('createImageBitmap', async () => {
    if (lightness === null) throw new Error('No picture.');
    return { width: 64, height: 64, close: () => undefined };
  });
  const data = new Uint8ClampedArray(64 * 64 * 4).fill(lightness ?? 0);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data, width: 64 }),
  } as unknown as RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  let count = 0;
  const gateway = createMockGateway({
    uploadImageFile: () => ({
      fileId: `f-${(count += 1)}`,
      contentType: 'image/jpeg',
      size: 1,
      width: 64,
      height: 64,
      durationMs: null,
      url: '/files/f',
    }),
  });
  const { element } = await preparePage(<Field />, { forms: locales }, { path: '/' }, { gateway });
  render(element);
  const choose = async () => {
    const before = screen.queryAllByRole('img').length;
    const file = new File(['…'], 'a.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText(/添加图片/), { target: { files: [file] } });
    await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(before + 1));
  };
  return { choose, sent: () => gateway.inputsOf('uploadImageFile').length };
}

it('says of a picture that is too dark which one it is, keeps it, and is silent once it is gone', async () => {
  const { choose, sent } = await open(5);
  await choose();
  await choose();
  expect(screen.getByText(/^第 1 张图片太暗了/)).toBeTruthy();
  expect(screen.getByText(/^第 2 张图片太暗了/)).toBeTruthy();
  expect(sent()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }));
  expect(screen.getAllByText(/太暗了/)).toHaveLength(1);
  expect(screen.getByText(/^第 1 张图片太暗了/)).toBeTruthy();
});

it('says nothing of a good picture', async () => {
  const { choose } = await open(150);
  await choose();
  expect(screen.queryByText(/可能看不清/)).toBeNull();
});

it('sends what this browser cannot judge', async () => {
  const { choose, sent } = await open(null);
  await choose();
  expect(sent()).toBe(1);
  expect(screen.queryByText(/可能看不清/)).toBeNull();
});
