// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  listOf,
  preparePage,
  sampleAddresses,
  type GatewayAnswers,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { contactsLocales } from '../../../locales';
import AddressListPage from './list.page';
import AddressManagePage from './manage.page';

afterEach(cleanup);

const { home, work } = sampleAddresses;

async function open(element: ReactElement, path: string, answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({ listAddresses: listOf([home, work]), ...answers });
  const page = await preparePage(element, { contacts: contactsLocales }, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}
const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('choosing an address', () => {
  const choose = (asker: string) =>
    open(<AddressListPage />, `/order/address/list?backurl=${encodeURIComponent(asker)}`);

  it('leads back to the flow that asked, with the address', async () => {
    const { router } = await choose('/my/profile?step=2');
    fireEvent.click(await screen.findByRole('link', { name: '王磊' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/profile'));
    expect(router.state.location.search).toBe('?step=2&addressId=a-2');
  });

  it('can be changed or added to on the way, and comes back', async () => {
    await choose('/my/profile');
    expect(await hrefOf('编辑 王磊')).toBe(
      `/order/address/edit/a-2?backurl=${encodeURIComponent('/order/address/list?backurl=%2Fmy%2Fprofile')}`,
    );
    expect(await hrefOf('添加收货地址')).toBe('/order/address/add?backurl=%2Fmy%2Fprofile');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
    'leads nowhere else: %s',
    async (asker) => {
      await choose(asker);
      expect(await hrefOf('王秀兰')).toBe(
        `/order/address/edit/a-1?backurl=${encodeURIComponent('/order/address/list')}`,
      );
    },
  );

  it('says where a municipality lies once', async () => {
    await choose('');
    expect(await screen.findByText(/^上海 浦东新区 世纪大道100号/)).toBeTruthy();
  });
});

describe('the addresses of an account', () => {
  const manage = (answers?: GatewayAnswers) =>
    open(<AddressManagePage />, '/order/address/manage', answers);

  it('are removed after a question, once', async () => {
    const { gateway } = await manage({
      listAddresses: (_, before) => listOf(before === 0 ? [home, work] : [home]),
      deleteAddress: { addressId: 'a-2' },
    });
    fireEvent.click(await screen.findByRole('button', { name: '删除 王磊' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '删除王磊的收货地址？' }));
    const confirm = dialog.getByRole('button', { name: '确认删除' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByText('王磊')).toBeNull());
    expect(gateway.inputsOf('deleteAddress')).toEqual([{ addressId: 'a-2' }]);
  });

  it('stay where the gateway cannot be reached, and say so', async () => {
    await manage({ deleteAddress: failures.network });
    fireEvent.click(await screen.findByRole('button', { name: '删除 王磊' }));
    const dialog = within(screen.getByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: '确认删除' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/网络/);
    fireEvent.click(dialog.getByRole('button', { name: '保留' }));
    expect(screen.getByRole('heading', { name: '王磊' })).toBeTruthy();
  });

  it('have one default, which is given to another by a tap', async () => {
    const moved = [
      { ...work, isDefault: true },
      { ...home, isDefault: false },
    ];
    const { gateway } = await manage({
      listAddresses: (_, before) => listOf(before === 0 ? [home, work] : moved),
      setDefaultAddress: { addressId: 'a-2' },
    });
    fireEvent.click(await screen.findByRole('button', { name: '设为默认 王磊' }));
    expect(await screen.findByRole('button', { name: '设为默认 王秀兰' })).toBeTruthy();
    expect(gateway.inputsOf('setDefaultAddress')).toEqual([{ addressId: 'a-2' }]);
  });

  it('say so instead of offering one more than the limit', async () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ ...work, addressId: `a-${index}` }));
    await manage({ listAddresses: listOf(full) });
    expect(await screen.findByText(/最多保存 20 个地址/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '添加收货地址' })).toBeNull();
  });

  it('offer to add the first one', async () => {
    await manage({ listAddresses: listOf([]) });
    expect(await screen.findByText('还没有收货地址')).toBeTruthy();
    expect(await hrefOf('添加收货地址')).toBe(
      `/order/address/add?backurl=${encodeURIComponent('/order/address/manage')}`,
    );
  });
});
