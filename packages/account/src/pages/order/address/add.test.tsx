// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  areaAnswers,
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  samplePerson,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { contactsLocales } from '../../../locales';
import AddressAddPage from './add.page';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const asker = '/my/profile?step=2';

async function open(answers: GatewayAnswers = {}, user = samplePerson) {
  const gateway = createMockGateway({
    ...areaAnswers,
    addAddress: { addressId: 'a-9' },
    ...answers,
  });
  const path = `/order/address/add?backurl=${encodeURIComponent(asker)}`;
  const page = await preparePage(
    <AddressAddPage />,
    { contacts: contactsLocales },
    { path, user },
    { gateway },
  );
  return { gateway, ...page, ...render(page.element) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('保存');

async function chooseAreas(...names: string[]) {
  fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '选择地区' }));
  for (const name of names) fireEvent.click(await sheet.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function fill() {
  type('收货人', '张三');
  type('手机号', '138 1234 5678');
  await chooseAreas('浙江', '杭州', '西湖区');
  type('详细地址', '文三路138号');
}

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
});

describe('the area of an address', () => {
  const areaButton = () => screen.getByRole('button', { name: /^所在地区/ }).textContent;

  it('passes over the one city of a municipality, and says it once', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(await sheet.findByRole('button', { name: '上海' }));
    await sheet.findByRole('button', { name: '黄浦区' });
    // One way back, to the provinces.
    fireEvent.click(sheet.getByRole('button', { name: '上海' }));
    await sheet.findByRole('button', { name: '浙江' });
    fireEvent.click(sheet.getByRole('button', { name: '上海' }));
    fireEvent.click(await sheet.findByRole('button', { name: '浦东新区' }));
    await waitFor(() => expect(areaButton()).toBe('上海 浦东新区'));
  });

  it('ends with a city that has no districts, and opens there again to choose another', async () => {
    await open();
    await chooseAreas('广东', '东莞');
    expect(areaButton()).toBe('广东 东莞');
    fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await screen.findByRole('dialog'));
    const current = await sheet.findByRole('button', { name: '东莞' });
    expect(current.getAttribute('aria-current')).toBe('true');
    // A step up, and down another way.
    fireEvent.click(sheet.getByRole('button', { name: '广东' }));
    fireEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    fireEvent.click(await sheet.findByRole('button', { name: '杭州' }));
    fireEvent.click(await sheet.findByRole('button', { name: '上城区' }));
    await waitFor(() => expect(areaButton()).toBe('浙江 杭州 上城区'));
  });

  it('can be asked for again where a level does not come', async () => {
    await open({
      listChildAreas: (input, before) =>
        before === 0 ? failures.network : areaAnswers.listChildAreas(input),
    });
    fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(await sheet.findByRole('button', { name: '浙江' }));
    fireEvent.click(await sheet.findByRole('button', { name: '重试' }));
    expect(await sheet.findByRole('button', { name: '宁波' })).toBeTruthy();
  });

  it('can be chosen anew where a city has one district only', async () => {
    await open({
      listChildAreas: (input) => {
        const { items, ...page } = areaAnswers.listChildAreas(input);
        return { ...page, items: input.areaId === '330100' ? items.slice(0, 1) : items };
      },
    });
    await chooseAreas('浙江', '杭州');
    expect(areaButton()).toBe('浙江 杭州 西湖区');
    await chooseAreas('浙江', '上海', '黄浦区');
    expect(areaButton()).toBe('上海 黄浦区');
  });

  it('stays as it was when the sheet is closed', async () => {
    await open();
    await chooseAreas('上海', '浦东新区');
    fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: '关闭' }));
    expect(areaButton()).toBe('上海 浦东新区');
  });
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
  };
  const paste = (text = '浙江杭州西湖区文三路138号 李小红 13912345678') => {
    type('地址文字', text);
    press('识别');
  };

  it('shows what was found, and gets into the form only when it is taken over', async () => {
    const { gateway } = await open({ recognizeAddress: whole });
    paste();
    await screen.findByText('浙江 杭州 西湖区');
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
