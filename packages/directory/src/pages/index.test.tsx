// @vitest-environment happy-dom
import {
  failures,
  homeDoctors,
  listOf,
  sampleBanner,
  sampleCities,
  sampleDoctor,
  sampleFastAsk,
  sampleHealthInfo,
  sampleHospital,
  sampleHotDepartments,
  sampleColleague,
  sampleNotice,
  sampleServices,
  type GatewayAnswers,
  wholeText,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { visitAhead, visitToPay } from '../samples/next-matters';
import { showPage } from '../testing/show-page';
import * as page from './index.page';

afterEach(cleanup);

const open: GatewayAnswers = {
  getOperateByPosition: listOf(sampleServices),
  listHotDepts: listOf(sampleHotDepartments),
  listHomeDoctors: homeDoctors(sampleDoctor),
  mergeSearchHospitals: listOf([sampleHospital]),
  getNoticeDetail: listOf([sampleNotice]),
  listAllAreas: listOf(sampleCities),
  getSearchEntranceRecommend: listOf([{ entryId: 'cough', kind: 'symptom', name: '咳嗽' }]),
  selectHealthInfo: listOf([sampleHealthInfo]),
  isFastAskOpen: sampleFastAsk,
};

describe('home', () => {
  it('shows a visitor doctors, hospitals and departments, and asks nothing personal', async () => {
    const { gateway, lateCalls } = await showPage(page, { path: '/', user: null, gateway: open });
    expect(screen.getByRole('link', { name: '沈知远' }).getAttribute('href')).toBe('/expert/d-1');
    expect(screen.getByRole('link', { name: '心血管' }).getAttribute('href')).toBe(
      '/search?tab=doctor&deptId=cardiology',
    );
    expect(screen.getByText(/周日有号/)).toBeTruthy();
    expect(lateCalls()).toEqual([]);
    expect(gateway.inputsOf('listNextMatters')).toEqual([]);
  });

  it('shows two ways, with how many hospitals have a place today and how soon a doctor answers', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    const book = screen.getByRole('link', { name: /^挂号 ?今天/ });
    expect(book.getAttribute('href')).toBe('/booking/hospital');
    expect(book.textContent).toContain('今天 126 家有号');
    const ask = await screen.findByRole('link', { name: /^快速问诊/ });
    expect(ask.getAttribute('href')).toBe('/my/pubconsult/ask');
    expect(ask.textContent).toContain('3 分钟内接诊');
  });

  it('shows who is on duty with promise and price, and hides it while no one is', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    const duty = within(await screen.findByRole('region', { name: '值班医生' }));
    expect(duty.getByText(/位医生在值班/)).toBeTruthy();
    expect(duty.getByRole('link', { name: '马上问' })).toBeTruthy();
    cleanup();
    await showPage(page, {
      path: '/',
      user: null,
      gateway: { ...open, isFastAskOpen: { ...sampleFastAsk, isOpen: false } },
    });
    expect(await screen.findByRole('link', { name: /^问医生/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: '值班医生' })).toBeNull();
  });

  it('shows a doctor with both prices, and no rating of a few reviews', async () => {
    const few = { ...sampleColleague, reviewCount: 9 };
    await showPage(page, {
      path: '/',
      user: null,
      gateway: { ...open, listHomeDoctors: homeDoctors(sampleDoctor, few) },
    });
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('98.6% 好评 · 70 条');
    expect(second?.textContent).not.toContain('98.6%');
    expect(screen.getByRole('link', { name: '挂号 ¥38 沈知远' }).getAttribute('href')).toBe(
      '/expert/d-1#schedule',
    );
    expect(screen.getByRole('link', { name: '问诊 ¥49 沈知远' }).getAttribute('href')).toBe(
      '/expert/consult/d-1',
    );
  });

  it('hints at what people search for now', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('咳嗽');
    const hot = screen.getByRole('link', { name: '热搜：咳嗽' });
    expect(decodeURI(hot.getAttribute('href') ?? '')).toBe('/search?q=咳嗽');
  });

  it('names who reviewed what there is to read, and how long it takes', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    const article = screen.getByRole('link', { name: /^流感/ });
    expect(article.getAttribute('href')).toBe('/diseasepage/influenza');
    expect(article.textContent).toContain('沈知远 审阅 · 读完约 3 分钟');
  });

  it('shows the licence where the portal has one, and promises none where it has not', async () => {
    await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      channel: { licence: 'A-1' },
    });
    expect(screen.getByText(wholeText('互联网医院许可 A-1'))).toBeTruthy();
    cleanup();
    const licence = { 'zh-Hans': '演示', en: 'demonstration only' };
    await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      preferences: { locale: 'en' },
      channel: { licence },
    });
    expect(screen.getByText(wholeText('Licence demonstration only'))).toBeTruthy();
    cleanup();
    await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      channel: { id: 'sanming', licence: 'A-1' },
    });
    expect(screen.getByText(wholeText('互联网医院许可 A-1'))).toBeTruthy();
    expect(screen.getByText('预约挂号，安心就医')).toBeTruthy();
    cleanup();
    await showPage(page, { path: '/', user: null, gateway: open });
    expect(screen.queryByText(/许可/)).toBeNull();
  });

  it('shows the nearest of what waits for the person above the ways to new care, and one line more', async () => {
    const { lateCalls } = await showPage(page, {
      path: '/',
      gateway: {
        ...open,
        getUnreadMessageCount: { count: 2 },
        listNextMatters: { items: [visitAhead, visitToPay] },
      },
    });
    const who = await screen.findByRole('link', { name: '王秀兰' });
    expect(who.getAttribute('href')).toBe('/my/order/detail/R1');
    expect(screen.getByText('08:00')).toBeTruthy();
    expect(screen.getByRole('link', { name: '怎么去' }).getAttribute('href')).toBe(
      '/hospital/guide/h-1',
    );
    expect(screen.getByRole('link', { name: /待支付/ }).getAttribute('href')).toBe(
      '/my/reservation/pay/R2',
    );
    const book = screen.getByRole('link', { name: /^挂号 ?今天/ });
    expect(who.compareDocumentPosition(book)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: /^消息/ }).getAttribute('href')).toBe('/my/messages');
    expect(lateCalls()).toEqual([]);
  });

  it('asks anew for the city that is chosen, and offers it as the choice', async () => {
    const { gateway, store } = await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      channel: { homeLists: ['hospitals', 'doctors'] },
    });
    fireEvent.click(screen.getByRole('button', { name: '全国，切换城市' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择城市' }));
    fireEvent.click((await picker.findAllByRole('button', { name: '上海' }))[0] ?? document.body);
    await waitFor(() =>
      expect(gateway.inputsOf('listHomeDoctors').at(-1)).toEqual({ areaId: '310100' }),
    );
    expect(gateway.inputsOf('mergeSearchHospitals').at(-1)).toEqual({
      areaId: '310100',
      pageSize: 3,
    });
    expect(store.getState().preferences.city).toEqual({ areaId: '310100', name: '上海' });
    expect(screen.getByRole('button', { name: '上海，切换城市' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '上海的医院' })).toBeTruthy();
  });

  it('offers the whole country again', async () => {
    const { store } = await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      preferences: { city: { areaId: '330100', name: '杭州' } },
    });
    fireEvent.click(screen.getByRole('button', { name: '杭州，切换城市' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择城市' }));
    fireEvent.click((await picker.findAllByRole('button', { name: '全国' }))[0] ?? document.body);
    expect(store.getState().preferences.city).toBeNull();
  });

  it('says whose portal it is, and in which other language it can be read', async () => {
    const { store } = await showPage(page, { path: '/', user: null, gateway: open });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('杏林健康');
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(store.getState().preferences.locale).toBe('en');
  });

  it('puts what people come for before what the portal has to say', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles).toEqual(['热门科室', '推荐医生', '应季健康']);
  });

  it('draws each department by its own pictogram', async () => {
    await showPage(page, { path: '/', user: null, gateway: open });
    const links = within(screen.getByRole('navigation', { name: '热门科室' })).getAllByRole('link');
    const drawn = links.map((link) => link.querySelector('use')?.getAttribute('href') ?? '');
    expect(new Set(drawn.map((href) => href.split('#')[1]))).toEqual(
      new Set(sampleHotDepartments.map(({ deptId }) => deptId)),
    );
  });

  it('has the lists of the channel in its order, and its region in place of the whole country', async () => {
    const area = { areaId: '330100', name: '杭州' };
    const { gateway, store } = await showPage(page, {
      path: '/',
      user: null,
      gateway: open,
      preferences: { city: { areaId: '310100', name: '上海' } },
      channel: { area, homeLists: ['hospitals', 'doctors'] },
    });
    await screen.findByRole('heading', { name: '上海的医院' });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles).toEqual(['上海的医院', '推荐医生']);
    fireEvent.click(screen.getByRole('button', { name: '上海，切换城市' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择城市' }));
    expect(picker.queryByRole('button', { name: '全国' })).toBeNull();
    fireEvent.click((await picker.findAllByRole('button', { name: '杭州' }))[0] ?? document.body);
    expect(store.getState().preferences.city).toEqual(area);
    await waitFor(() =>
      expect(gateway.inputsOf('listHomeDoctors').at(-1)).toEqual({ areaId: '330100' }),
    );
  });

  it('has the first entries that the operator placed, and all others behind them', async () => {
    const { gateway } = await showPage(page, { path: '/', user: null, gateway: open });
    const services = within(screen.getByRole('navigation', { name: '常用服务' }));
    expect(services.getByRole('link', { name: '疾病与症状' }).getAttribute('href')).toBe(
      '/department/more?tab=diseases',
    );
    expect(gateway.inputsOf('getOperateByPosition')).toEqual([{ confPosition: 40 }]);
    fireEvent.click(services.getByRole('button', { name: '更多服务' }));
    const more = within(await screen.findByRole('dialog', { name: '全部服务' }));
    expect(await more.findByRole('link', { name: '帮助中心' })).toBeTruthy();
    expect(gateway.inputsOf('getOperateByPosition').at(-1)).toEqual({ confPosition: 42 });
  });

  it('has no row of entries where the operator placed none', async () => {
    const elsewhere = { ...sampleBanner, confUrl: 'https://example.com/' };
    await showPage(page, {
      path: '/',
      user: null,
      gateway: { ...open, getOperateByPosition: listOf([elsewhere]) },
    });
    expect(screen.queryByRole('navigation', { name: '常用服务' })).toBeNull();
  });

  it('keeps the rest when one call fails, and offers to ask again', async () => {
    const { gateway } = await showPage(page, {
      path: '/',
      user: null,
      gateway: { ...open, listHomeDoctors: failures.network },
    });
    expect(screen.getByRole('link', { name: '心血管' })).toBeTruthy();
    gateway.answer({ listHomeDoctors: homeDoctors(sampleDoctor) });
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '沈知远' })).toBeTruthy();
  });
});
