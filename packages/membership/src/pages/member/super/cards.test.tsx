// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleDoctor,
  sampleVipCard,
  sampleVipInfo,
  sampleVipRight,
  waitingVipCard,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/zh-Hans.json';
import { showPage } from '../../../testing/show-page';
import * as teamPage from '../../my/member-team/list.page';
import * as activatePage from './activate.page';
import * as resultPage from './activate/result.page';
import * as memberPage from './choose-member.page';
import * as doctorsPage from './doctor-list.page';
import * as servicesPage from './doctor-service.page';
import * as exchangePage from './exchange.page';
import * as subscriptionPage from './my-subscription.page';
import * as nextPage from './my-subscription/choose.page';
import * as hospitalsPage from './nonsupport-hospital.page';
import * as noticePage from './update-notice.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a card that waits', () => {
  it('is activated for people of the family, as many as it has seats', async () => {
    const { gateway, router } = await showPage(activatePage, {
      path: '/member/super/activate?cardId=card-2',
      gateway: { activeVipCard: sampleVipCard({ cardId: 'card-2' }) },
    });
    press(texts.superActivate.send);
    expect(await screen.findAllByText(texts.seats.nobody)).not.toHaveLength(0);
    const [first] = screen.getAllByRole('checkbox');
    if (first) fireEvent.click(first);
    press(texts.superActivate.send);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/member/super/activate/result'),
    );
    expect(gateway.inputsOf('activeVipCard')).toMatchObject([{ cardId: 'card-2' }]);
  });

  it('says from when until when it is valid once it is active', async () => {
    await showPage(resultPage, { path: '/member/super/activate/result?cardId=card-1' });
    expect(screen.getByText(/^至 2027年11月20日/)).toBeTruthy();
    expect(link('去问医生，免费 4 次')).toBe('/consult/portal');
    expect(screen.getByRole('list', { name: texts.rightsLeft.title })).toBeTruthy();
  });

  it.each([
    ['the other counted benefit', 1, '去用陪诊，免费 1 次'],
    ['all benefits', null, texts.superDoctorService.title],
  ])('proposes %s where no consult is free', async (_, quota, name) => {
    const right = { rightId: 'accompany', title: '陪诊', way: 'medical' as const, quota, used: 0 };
    await showPage(resultPage, {
      path: '/member/super/activate/result?cardId=card-1',
      gateway: { getVipMemberInfo: { ...sampleVipInfo, rights: [right] } },
    });
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  it('proposes nothing of a card that is in service before it', async () => {
    await showPage(resultPage, {
      path: '/member/super/activate/result?cardId=card-1',
      gateway: {
        getVipMemberInfo: { ...sampleVipInfo, best: sampleVipCard({ cardId: 'card-0' }) },
      },
    });
    expect(link(texts.superDoctorService.title)).toBe('/member/super/doctor-service');
  });

  it('comes by a code, and a used one says so with nothing lost', async () => {
    const { router } = await showPage(exchangePage, {
      path: '/member/super/exchange',
      gateway: {
        exchangeVipCode: (_: unknown, before: number) =>
          before === 0 ? businessRefusal('vipCodeUsed', '这个兑换码已经用过了') : waitingVipCard,
      },
    });
    const code = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(code, { target: { value: 'VIP-1' } });
    press(texts.superExchange.send);
    expect(await screen.findAllByText('这个兑换码已经用过了')).not.toHaveLength(0);
    expect(code.value).toBe('VIP-1');
    press(texts.superExchange.send);
    await waitFor(() => expect(router.state.location.search).toBe('?cardId=card-2'));
  });
});

describe('my subscription', () => {
  const path = '/member/super/my-subscription';

  it('switches the reminder off, and leads to what comes next and to giving up', async () => {
    const { gateway } = await showPage(subscriptionPage, {
      path,
      gateway: { setVipSubscription: sampleVipCard({ reminds: false }) },
    });
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() =>
      expect(gateway.inputsOf('setVipSubscription')).toEqual([
        { cardId: 'card-1', reminds: false },
      ]),
    );
    expect(link(texts.superMySubscriptionChoose.title)).toBe(
      '/member/super/my-subscription/choose?cardId=card-1',
    );
    expect(link(texts.superMySubscription.giveUp)).toBe('/member/super/order-detail?orderNo=V1');
  });

  it('lets a card of a company go, after asking', async () => {
    const { gateway } = await showPage(subscriptionPage, {
      path,
      gateway: {
        listMyVipCards: listOf([sampleVipCard({ companyName: '示例公司', orderNo: null })]),
        removeCorpVipBind: { done: true },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: texts.company.remove }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: texts.company.confirm }));
    await waitFor(() =>
      expect(gateway.inputsOf('removeCorpVipBind')).toEqual([{ cardId: 'card-1' }]),
    );
  });

  it('keeps which card comes next, and buys nothing', async () => {
    const { gateway } = await showPage(nextPage, {
      path: `${path}/choose?cardId=card-1`,
      gateway: { setVipSubscription: sampleVipCard() },
    });
    fireEvent.click(screen.getByRole('radio', { name: /超级会员年卡/ }));
    press(texts.superMySubscriptionChoose.send);
    await waitFor(() =>
      expect(gateway.inputsOf('setVipSubscription')).toEqual([
        { cardId: 'card-1', nextGoodsId: 'card-year' },
      ]),
    );
  });
});

describe('the people of a card', () => {
  it('are told in the list, and changed', async () => {
    await showPage(teamPage, { path: '/my/member-team/list' });
    expect(link(texts.superChooseMember.title)).toBe('/member/super/choose-member?cardId=card-1');
    cleanup();
    const { gateway } = await showPage(memberPage, {
      path: '/member/super/choose-member?cardId=card-1',
      gateway: { chooseVipMembers: sampleVipCard() },
    });
    press(texts.superChooseMember.send);
    await waitFor(() => expect(gateway.inputsOf('chooseVipMembers')).toHaveLength(1));
  });
});

it('says what a card opens, and who answers first', async () => {
  await showPage(servicesPage, {
    path: '/member/super/doctor-service',
    gateway: { listAvailableVipServices: listOf([{ ...sampleVipRight, isOpen: false }]) },
  });
  expect(screen.getByText(texts.right.closed)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.right.way.doctors })).toBeNull();
  cleanup();
  await showPage(doctorsPage, { path: '/member/super/doctor-list' });
  expect(screen.getByText(sampleDoctor.name)).toBeTruthy();
});

it('tells what changed, and which hospitals take no part', async () => {
  await showPage(noticePage, { path: '/member/super/update-notice' });
  expect(screen.getByText('使用人可以更换')).toBeTruthy();
  expect(link(texts.superUpdateNotice.rights)).toBe('/member/super/rights');
  cleanup();
  await showPage(hospitalsPage, { path: '/member/super/nonsupport-hospital' });
  expect(screen.getByText(texts.superUnsupportedHospitals.none)).toBeTruthy();
});
