// @vitest-environment happy-dom
import { sessionSlice } from '@xinglin/api';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, failures, samplePerson } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { field, fill, open, save, type } from './add-fixture';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

describe('adding an address', () => {
  it('sends once, and goes straight back with it to the flow that asked', async () => {
    const { gateway, router } = await open();
    await fill();
    fireEvent.click(screen.getByRole('switch', { name: '设为默认地址' }));
    save();
    save();
    await waitFor(() => expect(router.state.location.pathname).toBe('/my/profile'));
    expect(router.state.location.search).toBe('?step=2&addressId=a-9');
    expect(gateway.inputsOf('addAddress')).toEqual([
      {
        name: '张三',
        mobile: '13812345678',
        provinceId: '330000',
        cityId: '330100',
        districtId: '330106',
        detail: '文三路138号',
        isDefault: true,
      },
    ]);
  });

  it('lists what is wrong, linked to its fields, and asks nothing of the gateway', async () => {
    const { gateway } = await open();
    save();
    for (const text of ['请输入姓名', '请输入手机号', '请选择所在地区', '请输入详细地址'])
      expect(screen.getByRole('link', { name: text })).toBeTruthy();
    expect(gateway.made).toEqual([]);
  });

  it.each([
    ['the network', failures.network, /网络/],
    [
      'the limit',
      businessRefusal('addressLimitReached', '收货地址最多添加 20 个'),
      /最多添加 20 个/,
    ],
  ])('keeps everything when %s refuses', async (_, failure, words) => {
    const { router } = await open({ addAddress: failure });
    await fill();
    save();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('收货人').value).toBe('张三');
    expect(router.state.location.pathname).toBe('/order/address/add');
  });

  it('shows at the area what only the table of areas knows', async () => {
    await open({
      addAddress: {
        kind: 'validation',
        code: 42_200,
        message: '',
        fields: [{ path: 'area', message: '请选择到最后一级地区' }],
      },
    });
    await fill();
    save();
    expect(await screen.findByRole('link', { name: '请选择到最后一级地区' })).toBeTruthy();
  });

  it('survives a reload without the phone, for nobody else, and is forgotten once saved', async () => {
    const first = await open();
    await fill();
    expect(screen.getByText(/已填内容保存在本机/)).toBeTruthy();
    expect(Object.values({ ...window.localStorage }).join()).not.toContain('1234');
    first.unmount();
    const other = await open({}, { ...samplePerson, userId: 'u-2' });
    expect(field('收货人').value).toBe('');
    other.unmount();
    await open();
    expect(field('收货人').value).toBe('张三');
    expect(field('手机号').value).toBe('');
    expect(screen.getByRole('button', { name: '所在地区 浙江 杭州 西湖区' })).toBeTruthy();
    type('手机号', '13812345678');
    save();
    await waitFor(() => expect({ ...window.localStorage }).toEqual({}));
  });

  it('is not lost to a session that ends while it is sent, and nothing is kept for nobody', async () => {
    const { store, unmount } = await open({ addAddress: failures.sessionEnded });
    await fill();
    save();
    expect(await screen.findByText('登录已失效，请重新登录')).toBeTruthy();
    // As the portal does before it leads to sign-in.
    act(() => void store.dispatch(sessionSlice.actions.userChanged(null)));
    type('详细地址', '文三路139号');
    expect(Object.keys({ ...window.localStorage })).toEqual([expect.stringContaining('u-1')]);
    unmount();
    await open();
    expect(['收货人', '手机号', '详细地址'].map((name) => field(name).value)).toEqual([
      '张三',
      '',
      '文三路138号',
    ]);
  });
});
