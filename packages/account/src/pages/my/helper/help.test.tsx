// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { centreLocales, locales } from '../../../locales';
import { companyInfo } from '../../../components/company-sample';
import CategoryPage, { head as categoryHead } from './category.page';
import ContentPage, { head, load } from './content/detail/$id.page';
import HotQuestionPage from './hotquestion.page';

afterEach(cleanup);

const refund = { questionId: 'refund-time', question: '退款多久到账？' };
const cancel = { questionId: 'cancel-appointment', question: '怎么取消预约？' };
const categories = listOf([{ categoryId: 'cancelling', name: '取消与退款', questionCount: 2 }]);

async function open(path: string, element: ReactElement, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(
    element,
    { account: locales, centre: centreLocales },
    { path },
    { gateway },
  );
  render(page.element);
  return { gateway, ...page };
}

describe('frequent questions', () => {
  const path = '/my/helper/hotquestion';

  it('lead to their answers, categories to their questions, and to the phone', async () => {
    const { gateway } = await open(path, <HotQuestionPage />, {
      listHelpQuestions: listOf([refund, cancel]),
      listHelpCategories: categories,
    });
    const hot = within(await screen.findByRole('list', { name: '常见问题' }));
    expect(hot.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my/helper/content/detail/refund-time',
      '/my/helper/content/detail/cancel-appointment',
    ]);
    expect(screen.getByRole('link', { name: /取消与退款/ }).getAttribute('href')).toBe(
      '/my/helper/category?categoryId=cancelling',
    );
    expect(screen.getByRole('link', { name: /联系客服/ }).getAttribute('href')).toMatch(/^tel:/);
    expect(gateway.inputsOf('listHelpQuestions')).toEqual([{ hotOnly: true }]);
  });

  it('are searched by words that are cut between two signs', async () => {
    const words = 'a'.repeat(49);
    const { gateway } = await open(`${path}?q=${words}%F0%9F%98%80`, <HotQuestionPage />, {
      searchHelpQuestions: listOf([refund]),
    });
    expect(await screen.findByRole('link', { name: refund.question })).toBeTruthy();
    expect(gateway.inputsOf('searchHelpQuestions')).toEqual([{ q: words }]);
  });

  it('are searched by words, which stand in the address', async () => {
    const { gateway, router } = await open(path, <HotQuestionPage />, {
      listHelpQuestions: listOf([cancel]),
      listHelpCategories: categories,
      searchHelpQuestions: listOf([refund]),
    });
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索问题' }), {
      target: { value: '退款' },
    });
    fireEvent.submit(screen.getByRole('search'));
    const found = within(await screen.findByRole('list', { name: '找到 1 个问题' }));
    expect(found.getByRole('link', { name: refund.question })).toBeTruthy();
    expect(router.state.location.search).toBe(`?q=${encodeURIComponent('退款')}`);
    expect(gateway.inputsOf('searchHelpQuestions')).toEqual([{ q: '退款' }]);
    expect(screen.queryByRole('list', { name: '常见问题' })).toBeNull();
  });

  it('say when no question fits, and still offer the phone', async () => {
    await open(`${path}?q=zzz`, <HotQuestionPage />, { searchHelpQuestions: listOf([]) });
    expect(await screen.findByText('没有找到相关问题')).toBeTruthy();
    expect(screen.getByRole('link', { name: /联系客服/ })).toBeTruthy();
  });

  it('can be asked for again when they did not come', async () => {
    await open(path, <HotQuestionPage />, {
      listHelpQuestions: (_, before) => (before === 0 ? failures.network : listOf([refund])),
      listHelpCategories: categories,
    });
    fireEvent.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('link', { name: refund.question })).toBeTruthy();
  });
});

describe('who runs the channel', () => {
  const path = '/my/helper/hotquestion';
  const help = { listHelpQuestions: listOf([refund]), listHelpCategories: categories };
  const show = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '经营者与资质' }));
    return within(await screen.findByRole('dialog', { name: '经营者与资质' }));
  };

  it('is asked for only when somebody wants to know, and told with every permit', async () => {
    const { gateway } = await open(path, <HotQuestionPage />, {
      ...help,
      getCompanyInfo: companyInfo,
    });
    expect(gateway.inputsOf('getCompanyInfo')).toEqual([]);
    const sheet = await show();
    expect(await sheet.findByText('91330106MA2X000197')).toBeTruthy();
    for (const text of ['互联网医院执业登记', '浙B2-20260000', '浙ICP备2026000000号-1', '长期有效'])
      expect(sheet.getByText(text)).toBeTruthy();
    expect(sheet.getByText(/有效期至.*2031/)).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be asked for again, and may not be known yet', async () => {
    await open(path, <HotQuestionPage />, {
      ...help,
      getCompanyInfo: (_, before) =>
        before === 0 ? failures.network : { company: null, servicePhone: '95169022' },
    });
    const sheet = await show();
    fireEvent.click(await sheet.findByRole('button', { name: /重试/ }));
    expect(await sheet.findByText('经营者信息尚未公示')).toBeTruthy();
    expect(sheet.getByText(/95169022/)).toBeTruthy();
  });
});

describe('a category', () => {
  const path = '/my/helper/category';

  it('shows its questions under its name', async () => {
    const { gateway, store } = await open(`${path}?categoryId=cancelling`, <CategoryPage />, {
      listHelpCategories: categories,
      listHelpQuestions: listOf([cancel, refund]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: '取消与退款' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: cancel.question })).toBeTruthy();
    expect(gateway.inputsOf('listHelpQuestions')).toEqual([{ categoryId: 'cancelling' }]);
    const query = new URLSearchParams({ categoryId: 'cancelling' });
    const input = {
      route: 'account.help',
      params: {},
      query,
      preferences: store.getState().preferences,
      now: 0,
    };
    expect(categoryHead(input, store.getState()).title).toBe('取消与退款');
  });

  it.each(['', '?categoryId=../x'])(
    'is chosen from all where the address is “%s”',
    async (query) => {
      const { gateway } = await open(path + query, <CategoryPage />, {
        listHelpCategories: categories,
      });
      expect(await screen.findByRole('list', { name: '全部分类' })).toBeTruthy();
      expect(gateway.inputsOf('listHelpQuestions')).toEqual([]);
    },
  );

  it('that does not exist leads to those that do', async () => {
    await open(`${path}?categoryId=other`, <CategoryPage />, {
      listHelpCategories: categories,
      listHelpQuestions: listOf([]),
    });
    expect(await screen.findByText('没有这个分类')).toBeTruthy();
    expect(screen.getByRole('link', { name: /取消与退款/ })).toBeTruthy();
  });
});

it('an answer stands in paragraphs and steps with the phone filled in, beside related questions', async () => {
  const { gateway, store } = await open('/my/helper/content/detail/refund-time', <ContentPage />, {
    getHelpQuestion: {
      ...refund,
      categoryId: 'cancelling',
      categoryName: '取消与退款',
      blocks: [
        { kind: 'paragraph', text: '请拨打 {phone}。' },
        { kind: 'steps', items: ['打开订单。', '查看进度。'] },
      ],
      related: [cancel],
    },
  });
  expect(await screen.findByRole('heading', { name: refund.question })).toBeTruthy();
  expect(screen.getByText(/^请拨打 [\d-]+。$/)).toBeTruthy();
  expect(screen.getByText('查看进度。').closest('ol')?.children).toHaveLength(2);
  const related = within(screen.getByRole('list', { name: '相关问题' }));
  expect(related.getByRole('link', { name: cancel.question })).toBeTruthy();
  const input = {
    route: '',
    params: { id: 'refund-time' },
    query: new URLSearchParams(),
    preferences: store.getState().preferences,
    now: 0,
  };
  expect(head(input, store.getState()).title).toBe(refund.question);
  expect(load(input)).toHaveLength(1);
  await waitFor(() =>
    expect(gateway.inputsOf('getHelpQuestion')).toEqual([{ questionId: 'refund-time' }]),
  );
});
