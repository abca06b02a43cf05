// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { preparePage, type PageSetting } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { landingTexts } from '../apart/texts';
import AssistantHomePage from './aiassistant/senior.page';
import CustomChannelPage from './custom-channel.page';

afterEach(cleanup);

async function open(element: ReactElement, setting: PageSetting) {
  render((await preparePage(element, { landing: landingTexts }, setting)).element);
}
const linkTo = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('a channel’s services are those that its configuration leaves, by its names and links', async () => {
  await open(<CustomChannelPage />, {
    path: '/custom-channel',
    channel: {
      phone: '95169000',
      pageConfig: {
        'portal.customChannel': {
          guide: { hidden: true },
          ask: { title: '在线复诊', link: '/consult/doctor' },
        },
      },
    },
  });
  expect(linkTo(/^预约挂号/)).toBe('/booking/hospital');
  expect(linkTo(/^在线复诊/)).toBe('/consult/doctor');
  expect(linkTo(/^客服电话/)).toBe('tel:95169000');
  expect(screen.queryByRole('link', { name: /智能导诊/ })).toBeNull();
});

it('the assistant leads to what answers, and by the banner to health questions alone', async () => {
  await open(<AssistantHomePage />, { path: '/aiassistant/senior' });
  expect(linkTo(/^和导诊助手说一说/)).toBe('/aiassistant');
  expect(linkTo(/^智能导诊/)).toBe('/booking/ai/reservation');
  expect(linkTo(/^预约挂号/)).toBe('/booking/hospital');
  cleanup();
  await open(<AssistantHomePage />, {
    path: '/aiassistant/senior?mode=HealthInquiry_index&isback=1',
  });
  expect(screen.getByText(/^欢迎回来/)).toBeTruthy();
  expect(linkTo(/^在线问医生/)).toBe('/consult/portal');
  expect(screen.queryByRole('link', { name: /^预约挂号/ })).toBeNull();
});
