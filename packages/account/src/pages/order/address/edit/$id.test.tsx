// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage, sampleAddresses } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { contactsLocales } from '../../../../locales';
import AddressEditPage from './$id.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

async function open() {
  const gateway = createMockGateway({
    getAddress: sampleAddresses.home,
    updateAddress: { addressId: 'a-1' },
  });
  const page = await preparePage(
    <AddressEditPage />,
    { contacts: contactsLocales },
    { path: '/order/address/edit/a-1' },
    { gateway },
  );
  render(page.element);
  await screen.findByLabelText('收货人');
  return { gateway, ...page };
}

describe('changing an address', () => {
  it('keeps the phone that is only shown masked', async () => {
    const { gateway, router } = await open();
    expect(screen.getByText('当前为 138****5521，不修改请留空')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('详细地址'), { target: { value: '龙井路1号' } });
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/order/address/manage'));
    expect(gateway.inputsOf('updateAddress')).toEqual([
      {
        addressId: 'a-1',
        name: '王秀兰',
        provinceId: '330000',
        cityId: '330100',
        districtId: '330106',
        detail: '龙井路1号',
        isDefault: true,
      },
    ]);
  });

  it('says of the default address that only another one can take its place', async () => {
    await open();
    expect(screen.getByText(/这是默认地址/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
