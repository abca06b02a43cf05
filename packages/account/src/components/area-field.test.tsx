// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { areaAnswers, failures, listOf } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseAreas, open } from '../pages/order/address/add-fixture';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

describe('the area of an address', () => {
  const areaButton = () => screen.getByRole('button', { name: /^所在地区/ }).textContent;

  it('is found by its name, with those above it', async () => {
    const area = (areaId: string, name: string, parentId: string | null) => ({
      areaId,
      name,
      parentId,
      level: 'city' as const,
      pinyin: 'x',
      initial: 'X',
      hot: false,
    });
    const { gateway } = await open({
      searchAreas: listOf([area('330106', '西湖区', '330100'), area('360103', '西湖区', '360100')]),
      listAllAreas: ({ level }) =>
        listOf(
          level === 'province'
            ? [area('330000', '浙江', null), area('360000', '江西', null)]
            : [area('330100', '杭州', '330000'), area('360100', '南昌', '360000')],
        ),
    });
    fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
    const sheet = within(await screen.findByRole('dialog'));
    fireEvent.change(await sheet.findByLabelText('搜省、市、区'), { target: { value: ' 西湖 ' } });
    fireEvent.click(await sheet.findByRole('button', { name: /西湖区.*江西 南昌/ }));
    await waitFor(() => expect(areaButton()).toBe('江西 南昌 西湖区'));
    expect(gateway.inputsOf('searchAreas')).toEqual([{ q: '西湖' }]);
  });

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
