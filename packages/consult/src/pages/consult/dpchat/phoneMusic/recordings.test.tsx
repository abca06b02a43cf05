// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import {
  businessRefusal,
  createMockGateway,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleRecordings } from '../../../../samples/consult-record-samples';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../../../locales';
import texts from '../../../../locales/zh-Hans.json';
import ListPage from './list.page';
import PlayPage from './play.page';

afterEach(cleanup);

const says = texts.recordings;
const listPath = '/consult/dpchat/phoneMusic/list?orderKey=C1';
const playPath = (recordingId: string) =>
  `/consult/dpchat/phoneMusic/play?orderKey=C1&recordingId=${recordingId}`;

async function open(
  Page: ComponentType,
  path: string,
  listConsultRecordings: NonNullable<GatewayAnswers['listConsultRecordings']> = sampleRecordings,
) {
  const gateway = createMockGateway({ listConsultRecordings });
  const { element } = await preparePage(<Page />, { consult: locales }, { path }, { gateway });
  const { container } = render(element);
  return { gateway, container };
}

const over = says.over.replace('{{days}}', '180');
const audioOf = (container: HTMLElement) => container.querySelector('audio');

it('lists each call with its length, and says of one whose time is over that it is gone', async () => {
  const { gateway } = await open(ListPage, listPath);
  expect(await screen.findByText('12 分 34 秒')).toBeTruthy();
  expect(screen.getByText('42 秒')).toBeTruthy();
  expect(screen.getByText('沈知远')).toBeTruthy();
  expect(screen.getByText(says.notice.replace('{{days}}', '180'))).toBeTruthy();
  expect(screen.getByText(over)).toBeTruthy();
  expect(gateway.inputsOf('listConsultRecordings')).toEqual([{ orderKey: 'C1' }]);
  expect(
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((to) => to?.includes('/phoneMusic/play')),
  ).toEqual([playPath('rec-1'), playPath('rec-2')]);
});

it('says that no call was recorded yet', async () => {
  await open(ListPage, listPath, { ...sampleRecordings, items: [], total: 0 });
  expect(await screen.findByText(says.none)).toBeTruthy();
});

it('plays a recording with a name that says what it is', async () => {
  const { container } = await open(PlayPage, playPath('rec-1'));
  await screen.findByText('12 分 34 秒');
  const audio = audioOf(container);
  expect(audio?.getAttribute('src')).toBe('/gateway/kanoupload/file/file-1');
  expect(audio?.hasAttribute('controls')).toBe(true);
  expect(audio?.getAttribute('aria-label')).toMatch(/的通话录音，12 分 34 秒$/);
});

it('has nothing to play once the time of a recording is over', async () => {
  const { container } = await open(PlayPage, playPath('rec-2'));
  expect(await screen.findByText(over)).toBeTruthy();
  expect(audioOf(container)).toBeNull();
});

it('finds no recording that the consult does not have', async () => {
  const { container } = await open(PlayPage, playPath('rec-9'));
  expect(await screen.findByText(texts.dpchatPhoneRecordingPlay.missing)).toBeTruthy();
  expect(screen.getByRole('link', { name: says.all }).getAttribute('href')).toBe(listPath);
  expect(audioOf(container)).toBeNull();
});

it.each([
  [ListPage, listPath],
  [PlayPage, playPath('rec-1')],
])('says of another’s consult that there is none', async (Page, path) => {
  await open(Page, path, businessRefusal('forbidden', '没有找到'));
  expect(await screen.findByText(texts.dpchat.missing)).toBeTruthy();
});
