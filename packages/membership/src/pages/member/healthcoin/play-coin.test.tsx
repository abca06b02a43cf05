// @vitest-environment happy-dom
import { createHash, createHmac } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { prizeOn } from '@xinglin/rules';
import { businessRefusal, listOf } from '@xinglin/testing';
import {
  playAnswers,
  sampleActivities,
  sampleActivity,
  sampleActivityRecord,
  sampleHelpers,
} from '../../../samples/activity-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import texts from '../../../locales/coins/zh-Hans.json';
import { showCoinPage } from '../../../testing/show-coin-page';
import * as page from './play-coin.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const path = '/member/healthcoin/play-coin';
const wheel = `${path}?activityId=coin-wheel`;
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The way in stands there once the gateway has said that nothing keeps the person from it. */
const enter = async () =>
  fireEvent.click(await screen.findByRole('button', { name: '花 10 币参与' }));

describe('draws', () => {
  it('lead to each, and tell nobody of them in elder mode', async () => {
    await showCoinPage(page, { path });
    expect(link(/健康币大转盘/)).toBe(wheel);
    expect(link(/我的抽奖/)).toBe(`${path}?view=records`);
    cleanup();
    const { gateway } = await showCoinPage(page, {
      path,
      preferences: { mode: 'elder' },
      gateway: { getHealthCoinMemberHome: sampleActivities },
    });
    expect(screen.getByText(texts.play.notHere)).toBeTruthy();
    expect(gateway.inputsOf('getHealthCoinMemberHome')).toEqual([]);
  });

  it('are told with their odds, and entered by one tap with one token', async () => {
    const { gateway, router } = await showCoinPage(page, {
      path: wheel,
      gateway: {
        getActivityEnrollToken: { enrollToken: 't1', expiresAt: '2026-11-25T20:10:00+08:00' },
        enrollActivity: { ...sampleActivityRecord(), balance: 310 },
      },
    });
    expect(screen.getByText('40%')).toBeTruthy();
    await enter();
    press('花 10 币参与');
    await waitFor(() => expect(router.state.location.search).toBe('?recordId=coin-wheel.4'));
    expect(gateway.inputsOf('enrollActivity')).toEqual([
      { activityId: 'coin-wheel', enrollToken: 't1', coins: 10 },
    ]);
  });

  it('that refused say why, and lead to what is there', async () => {
    await showCoinPage(page, {
      path: wheel,
      gateway: {
        getActivityEnrollToken: { enrollToken: 't1', expiresAt: '2026-11-25T20:10:00+08:00' },
        enrollActivity: businessRefusal('activityTokenUsed', '已经提交过'),
      },
    });
    await enter();
    expect(await screen.findByText('已经提交过')).toBeTruthy();
    expect(link(texts.play.see)).toBe(`${path}?view=records`);
  });

  it('name what keeps a person from them', async () => {
    await showCoinPage(page, {
      path: wheel,
      gateway: {
        checkActivityStatus: {
          activityId: 'coin-wheel',
          hindrance: 'ageUnknown',
          triesLeft: 20,
          balance: 320,
          friends: { accepted: 0, counted: 0 },
        },
      },
    });
    expect(await screen.findByText(texts.play.hindrance.ageUnknown)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '花 10 币参与' })).toBeNull();
  });
});

describe('a draw that is over', () => {
  const seed = 'told afterwards';
  const { prizes } = sampleActivity();
  const right = [1, 2, 3, 4].map((sequence) => {
    const hash = createHmac('sha256', seed).update(`coin-wheel.${sequence}`).digest();
    const part = Math.floor(((hash.readUInt32BE(0) + 0.5) / 2 ** 32) * 1_000_000);
    const prizeId = prizes[prizeOn(part, prizes)]?.prizeId ?? '';
    return { sequence, prizeId, at: '2026-11-25T20:00:00+08:00' };
  });
  const over = sampleActivity({
    state: 'over',
    seed,
    seedHash: createHash('sha256').update(seed).digest('hex'),
  });
  const [first, ...rest] = right;
  const swapped = [{ ...first!, prizeId: first?.prizeId === 'p2' ? 'p3' : 'p2' }, ...rest];

  it.each([
    ['is right', over, right, '种子和指纹一致，全部 4 次结果都正确。'],
    ['has another result', over, swapped, /有 1 次结果和重算的不同/],
    ['has another seed', { ...over, seedHash: 'f'.repeat(64) }, right, texts.check.otherSeed],
  ])('is worked out on the device: it %s', async (_, activity, items, words) => {
    await showCoinPage(page, {
      path: wheel,
      gateway: { getActivityTip: activity, listActivityHistory: { items, next: null } },
    });
    press(texts.check.button);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('a prize', () => {
  it('of goods is sent to an address', async () => {
    const { gateway } = await showCoinPage(page, {
      path: `${path}?recordId=coin-wheel.4`,
      gateway: { updateActivityAddress: { recordId: 'coin-wheel.4', orderNo: 'E1' } },
    });
    const address = await screen.findByRole('combobox', { name: texts.exchange.address });
    press(texts.won.send);
    expect(await screen.findAllByText(texts.exchange.noAddress)).not.toHaveLength(0);
    const addressId = address.querySelector('option:last-child')?.getAttribute('value') ?? '';
    fireEvent.change(address, { target: { value: addressId } });
    press(texts.won.send);
    await waitFor(() =>
      expect(gateway.inputsOf('updateActivityAddress')).toEqual([
        { recordId: 'coin-wheel.4', addressId },
      ]),
    );
  });

  it('stands in the list of the turns, which can be narrowed', async () => {
    const { gateway } = await showCoinPage(page, {
      path: `${path}?view=records&winningState=won`,
    });
    expect(link(/电子体温计/)).toBe(`${path}?recordId=coin-wheel.4`);
    expect(gateway.inputsOf('listActivityAttendRecords')[0]).toEqual({
      winningState: 'won',
      pageIndex: 1,
    });
  });
});

describe('an invitation', () => {
  it('is made by who invites, and followed by who is invited', async () => {
    const { gateway } = await showCoinPage(page, {
      path: `${wheel}&inviteCode=c1`,
      gateway: {
        getActivityTip: sampleActivity({ kind: 'invite', coins: 0 }),
        shareActivity: { inviteCode: 'c2' },
        acceptActivityInvite: { activityId: 'coin-wheel' },
      },
    });
    press(texts.invite.follow);
    expect(await screen.findByText(texts.invite.followed)).toBeTruthy();
    expect(gateway.inputsOf('acceptActivityInvite')).toEqual([{ inviteCode: 'c1' }]);
    press(texts.invite.button);
    expect(await screen.findByRole('button', { name: texts.invite.copy })).toBeTruthy();
  });

  it('tells who came by it, by masked names, and whose order counts', async () => {
    const { gateway } = await showCoinPage(page, {
      path: wheel,
      gateway: {
        getActivityTip: sampleActivity({ kind: 'invite', coins: 0 }),
        checkActivityStatus: {
          ...playAnswers.checkActivityStatus,
          friends: { accepted: 2, counted: 1 },
        },
        listAssistantHelps: listOf(sampleHelpers),
      },
    });
    expect(await screen.findByText('王**')).toBeTruthy();
    expect(screen.getByText(texts.invite.counted)).toBeTruthy();
    expect(screen.getByText(texts.invite.friend)).toBeTruthy();
    expect(screen.getByText(texts.invite.notYet)).toBeTruthy();
    expect(gateway.inputsOf('listAssistantHelps')).toEqual([{ activityId: 'coin-wheel' }]);
  });
});
