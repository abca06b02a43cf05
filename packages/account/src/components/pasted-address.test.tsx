// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { failures } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { field, open, press, save, type } from '../pages/order/address/add-fixture';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

describe('a pasted text', () => {
  const whole = {
    name: '李小红',
    mobile: '13912345678',
    provinceId: '330000',
    provinceName: '浙江',
    cityId: '330100',
    cityName: '杭州',
    districtId: '330106',
    districtName: '西湖区',
    detail: '文三路138号',
    unread: ['订单号 20261126000123'],
  };
  const nothing = {
    name: '',
    mobile: '',
    provinceId: null,
    provinceName: null,
    cityId: null,
    cityName: null,
    districtId: null,
    districtName: null,
    detail: '',
    unread: [],
  };
  const paste = (text = '浙江杭州西湖区文三路138号 李小红 13912345678') => {
    type('地址文字', text);
    press('识别');
  };

  it('shows what was found, and gets into the form only when it is taken over', async () => {
    const { gateway } = await open({ recognizeAddress: whole });
    paste();
    await screen.findByText('浙江 杭州 西湖区');
    expect(screen.getByText(/不属于地址.*订单号 20261126000123/)).toBeTruthy();
    expect(field('收货人').value).toBe('');
    press('填入下方');
    expect(field('收货人').value).toBe('李小红');
    expect(field('地址文字').value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '收货信息' }));
    save();
    await waitFor(() => expect(gateway.inputsOf('addAddress')).toHaveLength(1));
    expect(gateway.inputsOf('addAddress')[0]).toMatchObject({
      mobile: '13912345678',
      districtId: '330106',
    });
  });

  it('is recognized at once when it is pasted', async () => {
    const { gateway } = await open({ recognizeAddress: whole });
    fireEvent.input(field('地址文字'), {
      target: { value: '浙江杭州西湖区文三路138号 李小红 13912345678' },
      inputType: 'insertFromPaste',
    });
    await screen.findByText('浙江 杭州 西湖区');
    expect(gateway.inputsOf('recognizeAddress')).toHaveLength(1);
  });

  it('is read without the tags that came along', async () => {
    const { gateway } = await open({ recognizeAddress: whole });
    paste('<p>浙江杭州西湖区文三路138号</p><b>李小红</b> 13912345678');
    await screen.findByText('浙江 杭州 西湖区');
    expect(gateway.inputsOf('recognizeAddress')).toEqual([
      { text: '浙江杭州西湖区文三路138号\n李小红 13912345678' },
    ]);
  });

  it('takes nothing away that was typed before, and names what is missing', async () => {
    await open({ recognizeAddress: { ...nothing, mobile: '13912345678' } });
    type('收货人', '张三');
    paste('13912345678');
    expect(await screen.findByText(/没有找到收货人、所在地区、详细地址/)).toBeTruthy();
    press('填入下方');
    expect(field('收货人').value).toBe('张三');
    expect(field('手机号').value).toBe('13912345678');
  });

  it('says so when there is no address in it, or no text, or no network', async () => {
    const { gateway } = await open({
      recognizeAddress: (_, before) => (before === 0 ? nothing : failures.network),
    });
    press('识别');
    expect(screen.getByText('请先粘贴或输入地址文字')).toBeTruthy();
    expect(gateway.made).toEqual([]);
    paste('你好');
    expect(await screen.findByText(/没有从文字里找到地址/)).toBeTruthy();
    paste('你好吗');
    expect(await screen.findByText(/网络/)).toBeTruthy();
  });

  it('loses what was found when the text changes', async () => {
    await open({ recognizeAddress: whole });
    paste();
    await screen.findByText('浙江 杭州 西湖区');
    type('地址文字', '别的');
    expect(screen.queryByRole('button', { name: '填入下方' })).toBeNull();
  });
});
