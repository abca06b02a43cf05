// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { introductionsLocales } from '../locales';
import { PosterButton } from './poster-button';

afterEach(cleanup);

const text = {
  title: '沈知远',
  role: '主任医师',
  lines: ['浙江省立同仁医院'],
  about: '冠心病',
  caption: '扫码查看出诊时间',
  portal: '杏林',
};

it('is drawn when it is wanted, can be closed, and gives the focus back', async () => {
  const { element } = await preparePage(
    <PosterButton text={text} path="/expert/d-1" />,
    { introductions: introductionsLocales },
    { path: '/expert/d-1?patientId=p-1' },
    { gateway: createMockGateway({}) },
  );
  render(element);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '生成海报' }));
  const picture = await screen.findByRole('img', { name: '沈知远的海报' });
  const drawing = decodeURIComponent(picture.getAttribute('src') ?? '');
  expect(drawing).toContain('主任医师');
  // Nothing of the person's own address goes along.
  expect(drawing).not.toContain('p-1');
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
