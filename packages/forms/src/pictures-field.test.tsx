// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage } from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from './locales';
import { PicturesField } from './pictures-field';
import type { SentPicture } from './sent-picture';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Field({ onSend }: { onSend: (count: number) => void }): ReactElement {
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(pictures.length);
      }}
    >
      <PicturesField
        id="pictures"
        pictures={pictures}
        limit={3}
        hint="请拍清楚"
        onChange={setPictures}
      />
      <button type="submit">提交</button>
    </form>
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
  const onSend = vi.fn<(count: number) => void>();
  const { element } = await preparePage(
    <Field onSend={onSend} />,
    { forms: locales },
    { path: '/' },
    { gateway },
  );
  render(element);
  const take = (count: number) => {
    const files = Array.from(
      { length: count },
      () => new File(['…'], 'a.jpg', { type: 'image/jpeg' }),
    );
    fireEvent.change(screen.getByLabelText(/添加图片/), { target: { files } });
  };
  const choose = async () => {
    const before = screen.queryAllByRole('img').length;
    take(1);
    await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(before + 1));
  };
  return { choose, take, onSend, sent: () => gateway.inputsOf('uploadImageFile').length };
}

it('says of a picture that is too dark which one it is, keeps it, and is silent once it is gone', async () => {
  const { choose, sent } = await open(5);
  await choose();
  await choose();
  expect(screen.getByText(/^第 1 张图片太暗了/)).toBeTruthy();
  expect(screen.getByText(/^第 2 张图片太暗了/)).toBeTruthy();
  expect(sent()).toBe(2);
  fireEvent.click(screen.getByRole('button', { name: '删除第 1 张图片' }));
  expect(screen.getAllByText(/可能看不清/)).toHaveLength(1);
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

it('has the form wait for pictures that are on their way, and sends it once with them', async () => {
  const { take, onSend } = await open(150);
  take(2);
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(onSend).not.toHaveBeenCalled();
  await waitFor(() => expect(onSend.mock.calls).toEqual([[2]]));
  fireEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(onSend.mock.calls).toEqual([[2], [2]]);
});

it('says how many of those that were chosen are too many', async () => {
  const { take, sent } = await open(150);
  take(5);
  await waitFor(() => expect(screen.queryAllByRole('img')).toHaveLength(3));
  expect(screen.getByText('最多 3 张，多选的 2 张没有添加')).toBeTruthy();
  expect(sent()).toBe(3);
});
