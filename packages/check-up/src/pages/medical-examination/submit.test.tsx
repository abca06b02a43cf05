// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, listOf, samplePatients } from '@xinglin/testing';
import { sampleCheckUpPackage } from '../../samples/check-up-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/zh-Hans.json';
import { showPage } from '../../testing/show-page';
import * as submitPage from './set-meal/order/submit/$packageCode.page';

afterEach(cleanup);

const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the form', () => {
  const path = '/medical-examination/set-meal/order/submit/p-1?storeId=s-1&day=2026-12-03';
  const people = Object.values(samplePatients);
  const women = people.filter(({ gender }) => gender === 'female');

  it('sends who, where and when at the price that is shown', async () => {
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        submitPhysicalOrder: { orderNo: 'C1', amountCents: 1, payBefore: '2026-11-20T21:00:00Z' },
      },
    });
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (!box.checked) fireEvent.click(box);
    press(/^提交并支付/);
    await waitFor(() => expect(gateway.inputsOf('submitPhysicalOrder')).toHaveLength(1));
    expect(gateway.inputsOf('submitPhysicalOrder')[0]).toMatchObject({
      storeId: 's-1',
      day: '2026-12-03',
      patientIds: people.map(({ patientId }) => patientId),
      totalCents: people.length * sampleCheckUpPackage.priceCents,
    });
  });

  it.each([
    ['unpaidOrderLimit', '还有未付款的订单', '去支付或取消：年度基础体检'],
    ['orderedAlready', '同样的订单已经有一个了', '查看这笔订单：年度基础体检'],
  ] as const)('links to the orders that are in the way: %s', async (name, message, label) => {
    const order = { orderNo: 'C7', kind: 'checkUp', title: '年度基础体检' };
    await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        submitPhysicalOrder: businessRefusal(name, message, { orderNo: 'C7', orders: [order] }),
      },
    });
    press(/^提交并支付/);
    expect(await screen.findByText(message)).toBeTruthy();
    const earlier = await screen.findByRole('link', { name: label });
    expect(earlier.getAttribute('href')).toBe('/my/order/physical-exam/detail/C7');
  });

  it('offers only people whom the package fits, says why others cannot go, and sends nothing without a person', async () => {
    const { gateway } = await showPage(submitPage, { path });
    const adults = women.filter(({ birthDate }) => birthDate < '2005');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    const free = boxes.filter(({ disabled }) => !disabled);
    expect(free.map(({ value }) => value)).toEqual(adults.map(({ patientId }) => patientId));
    for (const box of boxes.filter(({ disabled }) => disabled))
      expect(box.closest('li')?.textContent).toMatch(/性别不适合|年龄偏小/);
    for (const box of free) if (box.checked) fireEvent.click(box);
    press(texts.submit.missing.people);
    await waitFor(() => expect(screen.getAllByText(texts.submit.problem.people)).not.toEqual([]));
    expect(gateway.inputsOf('submitPhysicalOrder')).toEqual([]);
  });

  it('uses the best coupon by default, and none where the person says so', async () => {
    const coupon = { title: '券', endsAt: '2027-01-01T00:00:00Z', whyNot: null };
    const coupons = [
      { ...coupon, couponId: 'c-1', offCents: 10_000 },
      { ...coupon, couponId: 'c-2', title: '小券', offCents: 5000 },
    ];
    const { gateway } = await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null },
        listBestCoupons: listOf(coupons),
        submitPhysicalOrder: { orderNo: 'C1', amountCents: 1, payBefore: '2026-11-20T21:00:00Z' },
        listPayWays: { items: [], takesMoney: false },
      },
    });
    const [first] = people;
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
      if (box.checked !== (box.value === first?.patientId)) fireEvent.click(box);
    expect(await screen.findByRole('button', { name: '提交并支付 ¥598' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /不使用/ }));
    press('提交并支付 ¥698');
    await waitFor(() => expect(gateway.inputsOf('submitPhysicalOrder')).toHaveLength(1));
    expect(gateway.inputsOf('submitPhysicalOrder')[0]).not.toHaveProperty('couponId');
  });

  it('names a missing day on its button', async () => {
    await showPage(submitPage, {
      path: '/medical-examination/set-meal/order/submit/p-1?storeId=s-1',
      gateway: { getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null } },
    });
    expect(screen.getByRole('button', { name: texts.submit.missing.day })).toBeDefined();
  });

  it('adds a parent for a package for parents, and returns to what was chosen', async () => {
    await showPage(submitPage, {
      path,
      gateway: {
        getPhysicalPackage: {
          ...sampleCheckUpPackage,
          purposes: ['parents'],
          sex: 'any',
          minAge: 90,
        },
      },
    });
    for (const box of screen.getAllByRole('checkbox')) expect(box).toHaveProperty('disabled', true);
    const address = new URL(link(texts.submit.add.parent) ?? '', 'http://portal.test');
    expect(address.pathname).toBe('/my/patient/node-add');
    expect(address.searchParams.get('relation')).toBe('parent');
    expect(address.searchParams.get('backurl')).toBe(path);
  });

  it('selects the people of the address, a new family member among them', async () => {
    const [first, second] = people.map(({ patientId }) => patientId);
    await showPage(submitPage, {
      path: `${path}&people=${first}&patientId=${second}`,
      gateway: { getPhysicalPackage: { ...sampleCheckUpPackage, sex: 'any', minAge: null } },
    });
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked);
    expect(ticked.map(({ value }) => value)).toEqual([first, second]);
    // Another family member may be added before the order is sent.
    const address = new URL(link(texts.submit.add.anyone) ?? '', 'http://portal.test');
    expect(address.searchParams.get('backurl')).toBe(`${path}&people=${first}%2C${second}`);
  });

  it('asks for a store first', async () => {
    await showPage(submitPage, { path: '/medical-examination/set-meal/order/submit/p-1' });
    expect(link(texts.chooseStore.title)).toBe(
      '/medical-examination/choose-stores?packageCode=p-1',
    );
  });
});
