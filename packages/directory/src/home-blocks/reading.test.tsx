// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as care } from '@xinglin/care';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleFocus,
  sampleLecture,
  sampleTopic,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../locales';
import { Lectures } from './lectures';
import { MediaFocus } from './media-focus';
import { Topics } from './topics';

afterEach(cleanup);

async function show(block: ReactElement, answers: GatewayAnswers, setting: PageSetting = {}) {
  const gateway = createMockGateway(answers);
  const { element } = await preparePage(
    block,
    { care, directory: locales },
    { path: '/', user: null, ...setting },
    { gateway },
  );
  render(element);
  return gateway;
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each([
  {
    key: 'lectures',
    title: '健康讲座',
    call: 'listHomeLectures',
    block: <Lectures />,
    full: { listHomeLectures: listOf([sampleLecture]) },
    none: { listHomeLectures: listOf([]) },
    asked: { pageSize: 4 },
    leadsTo: ['/expert/d-1', '/search/lecture'],
  },
  {
    key: 'topics',
    title: '健康知识',
    call: 'listRecommendedTopics',
    block: <Topics />,
    full: { listRecommendedTopics: listOf([sampleTopic]) },
    none: { listRecommendedTopics: listOf([]) },
    asked: { scene: 'home' },
    leadsTo: ['/diseasepage/gout', '/department/more?tab=diseases'],
  },
  {
    key: 'mediaFocus',
    title: '大家在关注',
    call: 'listMediaFocus',
    block: <MediaFocus />,
    full: { listMediaFocus: listOf([sampleFocus]) },
    none: { listMediaFocus: listOf([{ ...sampleFocus, confUrl: 'https://example.com/' }]) },
    asked: { pageSize: 3 },
    leadsTo: ['/diseasepage/stroke'],
  },
] as const)('$key on home', ({ key, title, call, block, full, none, asked, leadsTo }) => {
  it('leads to each and to all of them, also without a session', async () => {
    const gateway = await show(block, full);
    expect(await screen.findAllByRole('link')).toHaveLength(leadsTo.length);
    expect(hrefs()).toEqual(leadsTo);
    expect(gateway.inputsOf(call)).toEqual([asked]);
  });

  it('is not there where there are none, and where the channel hides it', async () => {
    await show(block, none);
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    cleanup();
    const pageConfig = { 'directory.home': { [key]: { hidden: true } } };
    const gateway = await show(block, full, { channel: { pageConfig } });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(gateway.made).toEqual([]);
  });

  it('says so where the gateway fails, and can be asked for again', async () => {
    const gateway = await show(block, { [call]: failures.network });
    const again = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    gateway.answer(full);
    fireEvent.click(again);
    expect(await screen.findAllByRole('link')).toHaveLength(leadsTo.length);
  });
});

it('tells of a topic what it is and which departments it belongs to', async () => {
  await show(<Topics />, { listRecommendedTopics: listOf([sampleTopic]) });
  const link = await screen.findByRole('link', { name: /痛风/ });
  expect(link.textContent).toContain('风湿免疫科 · 尿酸过高引起的关节红肿热痛。');
});

it('tells of a lecture what it is about, who speaks and how long it is', async () => {
  await show(<Lectures />, { listHomeLectures: listOf([sampleLecture]) });
  const link = await screen.findByRole('link', { name: /孩子发烧/ });
  expect(link.textContent).toContain('沈知远 主任医师 · 浙江省立同仁医院');
  expect(link.textContent).toContain('儿内科 · 20 分钟');
});
