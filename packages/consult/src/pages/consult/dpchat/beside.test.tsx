// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  createMockGateway,
  preparePage,
  sampleConnection,
  sampleMessage,
  sampleRichText,
  sampleStanding,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleConsults } from '../../../samples/consult-samples';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import HistoryPage from '../../expert/consult-history-im/$id.page';
import RichTextPage from './richtext.page';
import UploadImagesPage from './uploadImages.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { uploadImages, richText, history } = texts;
const { orderKey } = sampleStanding;

async function open(Page: ComponentType, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    <Page />,
    { consult: locales, forms, orders },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

const wayOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
const picture = () => new File(['picture'], 'a.jpg', { type: 'image/jpeg' });

it('sends pictures as one message once they were looked at, and none that was removed', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { gateway, router } = await open(
    UploadImagesPage,
    `/consult/dpchat/uploadImages?orderKey=${orderKey}`,
    {
      connectDpchat: sampleConnection,
      uploadImageFile: (_input, before) => ({
        fileId: `f-${before + 1}`,
        url: `/kanoupload/file/f-${before + 1}`,
        contentType: 'image/jpeg',
        size: 7,
        width: 40,
        height: 30,
        durationMs: null,
      }),
      replyDpchat: sampleMessage(4),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: uploadImages.send }));
  expect(screen.getAllByText(uploadImages.none).length).toBeGreaterThan(0);
  const chooser = document.querySelector('input[type="file"]') as HTMLInputElement;
  fireEvent.change(chooser, { target: { files: [picture(), picture()] } });
  const removes = await waitFor(() => {
    const found = screen.getAllByRole('button', { name: /删除|移除/ });
    expect(found.length).toBe(2);
    return found;
  });
  fireEvent.click(removes[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: uploadImages.send }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/consult/dpchat'));
  expect(gateway.inputsOf('replyDpchat')).toEqual([
    { orderKey, clientId: expect.any(String), type: 'picture', fileIds: ['f-2'] },
  ]);
});

it('sends no pictures into a conversation that is over', async () => {
  await open(UploadImagesPage, `/consult/dpchat/uploadImages?orderKey=${orderKey}`, {
    connectDpchat: { ...sampleConnection, standing: { ...sampleStanding, mayWrite: false } },
  });
  expect(await screen.findByText(uploadImages.closed)).toBeTruthy();
  expect(screen.queryByRole('button', { name: uploadImages.send })).toBeNull();
});

it('shows the message that the address names: an article, or examinations that are not booked', async () => {
  const path = (page: string) => `/consult/dpchat/${page}?orderKey=${orderKey}&number=4`;
  const answer = (purpose: 'article' | 'check') => ({
    listDpchatDetails: { items: [sampleRichText(purpose)], hasMore: false, revision: 4 },
  });
  const { gateway } = await open(RichTextPage, path('richtext'), answer('article'));
  expect(await screen.findByText('每四小时量一次体温。')).toBeTruthy();
  expect(gateway.inputsOf('listDpchatDetails')).toEqual([{ orderKey, after: 3, pageSize: 1 }]);
  expect(wayOf(richText.book)).toBeUndefined();
  cleanup();
  await open(RichTextPage, path('check'), answer('check'));
  expect(await screen.findByRole('heading', { level: 1, name: richText.check })).toBeTruthy();
  expect(screen.getByText(richText.notBooked)).toBeTruthy();
  expect(wayOf(richText.book)).toBe('/booking');
});

it('says of a message of another type that there is none here', async () => {
  await open(RichTextPage, `/consult/dpchat/richtext?orderKey=${orderKey}&number=x`, {
    listDpchatDetails: { items: [sampleMessage(1)], hasMore: true, revision: 4 },
  });
  expect(await screen.findByText(richText.missing)).toBeTruthy();
  expect(wayOf(texts.conversation.read)).toBe(`/consult/dpchat?orderKey=${orderKey}`);
});

it('lists what was asked one doctor, and leads to asking who was not asked yet', async () => {
  const { gateway } = await open(HistoryPage, '/expert/consult-history-im/d-1', {
    listConsultOrders: { items: sampleConsults.slice(0, 1), next: null },
  });
  expect(await screen.findByRole('link', { name: /图文咨询/ })).toBeTruthy();
  expect(gateway.inputsOf('listConsultOrders')).toMatchObject([
    { listAll: true, doctorUserId: 'd-1' },
  ]);
  cleanup();
  await open(HistoryPage, '/expert/consult-history-im/d-1', {
    listConsultOrders: { items: [], next: null },
  });
  expect(await screen.findByText(history.none)).toBeTruthy();
  expect(wayOf(history.ask)).toBe('/expert/consult/d-1');
});
