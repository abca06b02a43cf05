// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffApi } from '../api/staff-api';
import { fakeStaffGateway, prepareConsults } from './consult-fixture';
import {
  sampleConsult,
  sampleQueue,
  sampleQueueItem,
  SampleRefusal,
  type SampleAnswers,
} from './consult-samples';

let restore: (() => void) | undefined;
afterEach(() => {
  cleanup();
  restore?.();
});

async function open(path = '/', answers: SampleAnswers = {}) {
  const gateway = fakeStaffGateway(answers);
  ({ restore } = gateway);
  const page = await prepareConsults(path);
  render(page.element);
  return { ...page, requests: gateway.requests };
}

const rowOf = async (name: string): Promise<HTMLElement> => {
  const link = await screen.findByRole('link', { name });
  const row = link.closest('li');
  if (row === null) throw new Error(`${name} is in no row`);
  return row;
};

describe('the queue', () => {
  it('says who waits, for what, and how the promise is', async () => {
    await open();
    const late = await rowOf('赵一鸣');
    expect(late.textContent).toContain('极速问诊');
    expect(late.textContent).toContain('男 · 6 岁');
    expect(late.textContent).toContain('已超时 5 分钟');
    expect(late.textContent).toContain('患者催促');
    expect(late.dataset['level']).toBe('over');
    const soon = await rowOf('林小满');
    expect(soon.textContent).toMatch(/还剩 1[12] 分钟/);
    expect(soon.dataset['level']).toBe('soon');
    expect(soon.textContent).not.toContain('陈宇医生');
    const others = await rowOf('周桂兰');
    expect(others.textContent).toContain('许敏医生');
    // One that was asked of another doctor by name is theirs to take.
    expect(within(others).queryByRole('button', { name: /接诊/ })).toBeNull();
    expect(within(others).getByRole('link', { name: '打开：周桂兰' })).toBeDefined();
  });

  it('shows a patient who waits in a call first, with the way into the call', async () => {
    const items = [
      sampleQueueItem({ state: 'inProgress' }),
      sampleQueueItem({
        orderKey: 'consult-9',
        state: 'inProgress',
        patient: { name: '苏晓', gender: null, age: null },
        isCalling: true,
      }),
    ];
    const { counts } = sampleQueue();
    await open('/?tab=running', { 'list-consult-queue': { counts, items } });
    const answer = await screen.findByRole('link', { name: '接听视频：苏晓' });
    expect(answer.getAttribute('href')).toBe('/consults/consult-9?video=1');
    expect(answer.closest('ul')?.firstElementChild).toBe(answer.closest('li'));
  });

  it('takes a consult and opens it', async () => {
    const { router, requests } = await open('/', { 'take-consult': { orderKey: 'consult-1' } });
    fireEvent.click(await screen.findByRole('button', { name: '接诊：林小满' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/consults/consult-1'));
    expect(requests.filter(({ name }) => name === 'take-consult')).toEqual([
      { name: 'take-consult', input: { orderKey: 'consult-1' } },
    ]);
  });

  it('says beside the row why a consult could not be taken', async () => {
    const { router } = await open('/', {
      'take-consult': new SampleRefusal('许敏医生已接诊'),
      'open-consult': () => sampleConsult(),
    });
    fireEvent.click(await screen.findByRole('button', { name: '接诊：林小满' }));
    const row = await rowOf('林小满');
    expect((await within(row).findByRole('alert')).textContent).toBe('许敏医生已接诊');
    expect(router.state.location.pathname).toBe('/');
  });

  it('moves through its rows by the arrow keys', async () => {
    await open();
    const first = await screen.findByRole('link', { name: '赵一鸣' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('林小满');
    fireEvent.keyDown(screen.getByRole('link', { name: '林小满' }), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(first);
  });

  it('announces what arrives while it is shown', async () => {
    const { counts } = sampleQueue();
    let items = [sampleQueueItem()];
    const { store } = await open('/', { 'list-consult-queue': () => ({ counts, items }) });
    await screen.findByRole('link', { name: '林小满' });
    expect(screen.queryByText('新到 1 个问诊')).toBeNull();
    items = [
      ...items,
      sampleQueueItem({ orderKey: 'new', patient: { name: '何平', gender: 'male', age: 40 } }),
    ];
    act(() => void store.dispatch(staffApi.util.invalidateTags(['Desk'])));
    expect(await screen.findByText('新到 1 个问诊')).toBeDefined();
  });

  it.each([
    ['/', '现在没有等待的患者'],
    ['/?tab=running', '没有进行中的问诊'],
    ['/?tab=ended', '还没有结束的问诊'],
  ])('%s says that it is empty', async (path, words) => {
    const { counts } = sampleQueue();
    await open(path, { 'list-consult-queue': { counts, items: [] } });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('can be read again after a failure', async () => {
    const { counts, items } = sampleQueue();
    let isBroken = true;
    await open('/', {
      'list-consult-queue': () => (isBroken ? new SampleRefusal('系统繁忙') : { counts, items }),
    });
    expect(await screen.findByText('系统繁忙')).toBeDefined();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '林小满' })).toBeDefined();
  });
});
