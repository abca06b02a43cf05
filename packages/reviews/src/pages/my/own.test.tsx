// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listOf,
  sampleBlockedReview,
  sampleLetter,
  sampleOwnPraise,
  sampleOwnReview,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as listPage from './evaluation/list.page';
import * as praisePage from './expert/praise/$doctorId.page';
import * as ownPraisePage from './expert/praise/detail/$expertId.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('my reviews', () => {
  it('begin with what waits for a word', async () => {
    await showPage(listPage, { path: '/my/evaluation/list' });
    expect(link('写评价得 20 币 沈知远医生')).toBe('/evaluation?orderId=o-1');
    expect(link('已评价')).toBe('/my/evaluation/list?tab=written');
  });

  it('are changed, appealed about and taken back', async () => {
    const { gateway } = await showPage(listPage, {
      path: '/my/evaluation/list?tab=written',
      gateway: {
        listOwnComments: { items: [sampleBlockedReview], next: null },
        appealComment: { ...sampleBlockedReview, state: 'inReview' },
        deleteComment: { done: true },
      },
    });
    expect(link('修改对沈知远的评价')).toBe('/evaluation?orderId=o-1');
    expect(screen.getByText('未公开')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '申诉对沈知远的评价' }));
    const send = await screen.findByRole('button', { name: '提交申诉' });
    fireEvent.click(send);
    expect(screen.getByText('请写下申诉理由')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('申诉理由'), { target: { value: '我在提醒别人' } });
    fireEvent.click(send);
    await waitFor(() =>
      expect(gateway.inputsOf('appealComment')).toEqual([
        { commentId: 'c-2', text: '我在提醒别人' },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: '删除对沈知远的评价' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: '确认删除' }));
    await waitFor(() => expect(gateway.inputsOf('deleteComment')).toEqual([{ commentId: 'c-2' }]));
  });
});

describe('a letter of thanks', () => {
  const path = '/my/expert/praise/d-1';
  const letters = {
    listPraises: listOf([sampleLetter]),
  };

  it('is begun by a tap, written and sent once', async () => {
    const { gateway, router } = await showPage(praisePage, {
      path,
      gateway: {
        ...letters,
        getOwnPraise: sampleOwnPraise,
        addPraise: { ...sampleOwnReview, type: 'praise' },
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '送出感谢信' }));
    expect(screen.getByRole('link', { name: '请至少写 5 个字' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '谢谢您当时耐心地听我说完，' }));
    fireEvent.click(screen.getByRole('radio', { name: '竹影' }));
    fireEvent.click(screen.getByRole('button', { name: '送出感谢信' }));
    fireEvent.click(screen.getByRole('button', { name: '送出感谢信' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/my/expert/praise/detail/d-1'),
    );
    expect(gateway.inputsOf('addPraise')).toEqual([
      { expertId: 'd-1', text: '谢谢您当时耐心地听我说完，', paper: 'bamboo', anonymous: false },
    ]);
  });

  it('is written by who was there', async () => {
    const getOwnPraise = { ...sampleOwnPraise, mayPraise: false };
    await showPage(praisePage, { path, gateway: { ...letters, getOwnPraise } });
    expect(screen.getByText('在沈知远医生处就诊过的患者可以写感谢信。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '送出感谢信' })).toBeNull();
  });

  it('is read with its state and its answer, or leads to writing one', async () => {
    const detail = '/my/expert/praise/detail/d-1';
    const own = (praise: typeof sampleOwnReview | null) => ({
      getOwnPraise: { ...sampleOwnPraise, praise },
    });
    const letter = { ...sampleOwnReview, type: 'praise' as const, orderNo: null, score: null };
    await showPage(ownPraisePage, { path: detail, gateway: own(letter) });
    expect(link('修改对沈知远的评价')).toBe(path);
    expect(screen.getByText('已公开')).toBeTruthy();
    cleanup();
    await showPage(ownPraisePage, { path: detail, gateway: own(null) });
    expect(link('写感谢信')).toBe(path);
  });
});
