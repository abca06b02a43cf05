// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  sampleHealthCard,
  sampleHealthChannel,
  sampleHealthOrganisation,
  sampleOwnHealthComment,
} from '../../samples/health-service-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as home from '../health-service.page';
import * as channel from './channel.page';
import * as organisations from './org.page';
import * as detail from './org/detail.page';
import * as evaluate from './org/evaluate.page';
import * as comment from './org/user-comment.page';
import * as result from './org/user-comment/result.page';

afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('finding an organisation', () => {
  it('begins with kinds of help, each with its own list, and the best of all', async () => {
    const { gateway } = await showPage(home, { path: '/health-service' });
    expect(target(/^护理服务/)).toContain('/health-service/channel?id=nursing');
    expect(screen.getByText('23 条评价')).toBeTruthy();
    expect(target(/^南山居家护理站/)).toBe('/health-service/org/detail?orgCode=org-1');
    expect(gateway.inputsOf('listOrganizations')).toEqual([{ sort: 'rating', pageSize: 5 }]);
    await waitFor(() =>
      expect(gateway.inputsOf('getHealthChannelBanner')).toEqual([
        { bannerId: sampleHealthChannel.bannerId },
      ]),
    );
  });

  it('shows the banner and the title that an address names', async () => {
    const { gateway } = await showPage(home, { path: '/health-service?id=banner-dental&name=牙' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('牙');
    await waitFor(() =>
      expect(gateway.inputsOf('getHealthChannelBanner')).toEqual([{ bannerId: 'banner-dental' }]),
    );
  });

  it('asks for what stands in the address, and always for something', async () => {
    const shown = await showPage(channel, {
      path: '/health-service/channel?id=nursing&comesHome=1&areaId=330100',
    });
    expect(shown.gateway.inputsOf('listOrganizations')).toEqual([
      { sort: 'usual', channelId: 'nursing', areaId: '330100', comesHome: true, pageNo: 1 },
    ]);
    cleanup();
    const all = await showPage(organisations, { path: '/health-service/org?q=换药' });
    expect(all.gateway.inputsOf('listOrganizations')).toEqual([
      { sort: 'usual', q: '换药', pageNo: 1 },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: '筛选' }));
    expect((await screen.findByRole('link', { name: /^杭州/ })).getAttribute('href')).toContain(
      'areaId=330100',
    );
  });

  it('tells what an organisation does and costs, and leads to what people say', async () => {
    await showPage(detail, { path: '/health-service/org/detail?orgCode=org-1' });
    expect(screen.getByText('伤口换药')).toBeTruthy();
    expect(screen.getByText('价格面谈')).toBeTruthy();
    expect(target(/^打电话预约/)).toBe('tel:400-555-2001');
    expect(target(/^好评 19/)).toBe('/health-service/org/evaluate?orgCode=org-1&share=good');
    expect(target(/用户评价$/)).toBe('/health-service/org/evaluate?orgCode=org-1');
    cleanup();
    const { gateway } = await showPage(evaluate, {
      path: '/health-service/org/evaluate?orgCode=org-1&share=good',
    });
    expect(gateway.inputsOf('listOrganizationComments')).toMatchObject([
      { orgCode: 'org-1', share: 'good' },
    ]);
  });
});

describe('the score of an organisation', () => {
  const path = '/health-service/org/detail?orgCode=org-1';
  const written = (commentCount: number) => ({
    getOrganization: { ...sampleHealthOrganisation, commentCount },
  });

  it('is shown from ten comments on', async () => {
    await showPage(detail, { path, gateway: written(9) });
    expect(screen.queryByText('4.3')).toBeNull();
    cleanup();
    await showPage(detail, { path, gateway: written(10) });
    expect(screen.getAllByText('4.3').length).toBeGreaterThan(0);
  });
});

describe('commenting', () => {
  const path = '/health-service/org/user-comment?orgCode=org-1';

  it('says what is missing, and sends what was said once', async () => {
    const { gateway, router } = await showPage(comment, {
      path,
      gateway: { submitOrganizationComment: sampleOwnHealthComment },
    });
    press('发布评价');
    expect(screen.getByRole('link', { name: '请选择总体满意度' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '满意' }));
    fireEvent.change(screen.getByLabelText(/^评价内容/), { target: { value: '很好' } });
    press('发布评价');
    press('发布评价');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/health-service/org/user-comment/result'),
    );
    expect(gateway.inputsOf('submitOrganizationComment')).toEqual([
      { orgCode: 'org-1', score: 4, text: '很好', anonymous: false },
    ]);
  });

  it('shows which words were stopped at, where they can be changed or taken back', async () => {
    const blocked = {
      ...sampleOwnHealthComment,
      state: 'blocked' as const,
      findings: [{ phrase: '加微信', reason: 'advert' as const, act: 'block' as const }],
    };
    const { gateway } = await showPage(comment, {
      path,
      gateway: {
        getOwnOrganizationComment: {
          orgName: sampleHealthCard.name,
          comment: blocked,
        },
        deleteOrganizationComment: { done: true },
      },
    });
    expect(screen.getByText(/^“加微信”/)).toBeTruthy();
    press('撤回评价');
    press('确认撤回');
    await waitFor(() =>
      expect(gateway.inputsOf('deleteOrganizationComment')).toEqual([{ orgCode: 'org-1' }]),
    );
  });

  it('shows whether a sent comment is public', async () => {
    await showPage(result, {
      path: '/health-service/org/user-comment/result?orgCode=org-1',
      gateway: {
        getOwnOrganizationComment: {
          orgName: sampleHealthCard.name,
          comment: sampleOwnHealthComment,
        },
      },
    });
    expect(await screen.findByText('评价已公开，其他人可以看到。')).toBeTruthy();
  });
});
