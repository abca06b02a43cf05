// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listOf,
  sampleAsked,
  sampleConsultCard,
  sampleConsultServices,
  sampleDoctor,
  sampleFastAsk,
  sampleFastAskClosed,
  sampleHomepage,
  sampleHotDepartments,
  sampleRunningConsult,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { samplePanelHomepage } from '../samples/panel-samples';
import { linkTo, open } from './asking-fixture';
import * as entry from './ask/entry/introduce.page';
import * as doctors from './consult/doctor.page';
import * as more from './consult/more.page';
import * as phones from './consult/phone/list.page';
import * as portal from './consult/portal.page';
import * as seen from './consult/seendoctor.page';
import * as volunteer from './consult/volunteer.page';
import * as expert from './expert/consult/$id.page';

afterEach(cleanup);

describe('the ways to a question', () => {
  const running = { getRunningConsult: { consult: null } };
  const nothing = {
    getConsultHomepage: { ...sampleHomepage, services: [], departments: [], freeNow: [] },
    getPanelHomepage: { ...samplePanelHomepage, fromCents: null },
    isFastAskOpen: sampleFastAskClosed,
    ...running,
  };
  const offered = {
    getConsultHomepage: sampleHomepage,
    getPanelHomepage: samplePanelHomepage,
    isFastAskOpen: sampleFastAsk,
    ...running,
  };

  it('links to a doctor where one is chosen, else to the form, with price and promise', async () => {
    await open(portal, '/consult/portal', offered);
    expect(await linkTo(/^图文.*¥49 起.*24 小时内回/)).toBe('/consult/doctor');
    expect(await linkTo('马上问 ¥19')).toBe('/my/pubconsult/ask');
    expect(await linkTo(/^电话.*最早.*18:00/)).toBe('/consult/phone/list');
    expect(await linkTo(/^续方/)).toBe('/consult/opendrugs');
    expect(await linkTo(/^会诊/)).toBe('/multask');
    expect(await linkTo(/^儿科.*23 位/)).toBe('/consult/doctor?deptId=paediatrics');
    expect(await linkTo(/^图文 ¥25，/)).toBe('/my/bconsult/ask?doctorId=d-1');
    expect(await linkTo('拨打 120')).toBe('tel:120');
    expect(await linkTo('哪里不舒服，想问谁')).toBe('/search');
  });

  it('shows who is on duty, how soon they answer and what is refunded otherwise', async () => {
    await open(portal, '/consult/portal', offered);
    const quick = within(await screen.findByRole('region', { name: '快速问诊' }));
    expect(quick.getByText('126 位医生在值班')).toBeTruthy();
    expect(quick.getByText('1 分 48 秒')).toBeTruthy();
    expect(quick.getByText('3 分钟没人接，¥19 自动退')).toBeTruthy();
    expect(quick.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '儿科',
      '心血管内科',
      '皮肤科',
    ]);
  });

  it('shows the running consult to its owner only, with the way to reply', async () => {
    const answers = { ...offered, getRunningConsult: { consult: sampleRunningConsult } };
    await open(portal, '/consult/portal', answers);
    const own = within(await screen.findByRole('region', { name: '进行中的问诊' }));
    expect(own.getByText('能再问 17 次')).toBeTruthy();
    expect(own.getByRole('link', { name: '去回复' }).getAttribute('href')).toBe(
      `/consult/dpchat?orderKey=${sampleRunningConsult.orderKey}`,
    );
    cleanup();
    const { gateway } = await open(portal, '/consult/portal', answers, { user: null });
    await screen.findByText('126 位医生在值班');
    expect(gateway.inputsOf('getRunningConsult')).toEqual([]);
  });

  it('shows fewer ways in elder mode', async () => {
    await open(portal, '/consult/portal', offered, { preferences: { mode: 'elder' } });
    const ways = within(await screen.findByRole('navigation', { name: '问诊方式' }));
    // The sample has no kind by video.
    expect(ways.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText('现在有空')).toBeNull();
  });

  it('calls nothing free of which only the least is free', async () => {
    const services = [{ ...sampleConsultServices.imageText, priceCents: 0, earliestAt: null }];
    const answers = {
      ...nothing,
      getConsultHomepage: { ...sampleHomepage, services, departments: [], freeNow: [] },
    };
    await open(portal, '/consult/portal', answers);
    expect(await linkTo(/免费起/)).toBe('/consult/doctor');
    cleanup();
    await open(more, '/consult/more', answers);
    expect(await screen.findByText('免费起')).toBeTruthy();
  });

  it('leaves out what the channel has not got, by its own names', async () => {
    const hidden = { hidden: true };
    const consultPortal = { teleClinic: hidden, television: hidden, more: { title: '更多方式' } };
    await open(portal, '/consult/portal', nothing, {
      channel: { pageConfig: { 'consult.portal': consultPortal } },
    });
    expect(await linkTo(/^更多方式/)).toBe('/consult/more');
    expect(screen.queryByRole('link', { name: /远程门诊|电视/ })).toBeNull();
    cleanup();
    await open(portal, '/consult/portal', nothing);
    expect(await screen.findAllByRole('link', { name: /远程门诊|电视/ })).toHaveLength(2);
  });

  it('promises no quick answer while no doctor gives one', async () => {
    await open(portal, '/consult/portal', nothing);
    expect(await screen.findByText('现在没有医生在线接诊')).toBeTruthy();
    expect(screen.queryByText('快速问诊')).toBeNull();
  });

  it('compares all ways by what they are, their price and their promise', async () => {
    await open(more, '/consult/more', offered);
    const renewal = await screen.findByRole('link', { name: /^续方/ });
    expect(renewal.getAttribute('href')).toBe('/consult/opendrugs');
    expect(renewal.textContent).toContain('¥5');
    expect(renewal.textContent).toContain('2 小时内回');
    expect(screen.getByRole('link', { name: /^公益义诊/ }).textContent).toContain('免费');
    expect(screen.getByText('超时未回复，自动全额退款。')).toBeTruthy();
  });

  it('lists who can be asked by the kind and department of its address', async () => {
    const answers = {
      listConsultDoctors: listOf([{ doctor: sampleDoctor, priceCents: 4900 }]),
      listHotDepts: listOf(sampleHotDepartments),
    };
    const { gateway } = await open(
      doctors,
      '/consult/doctor?kind=special&deptId=cardiology',
      answers,
    );
    expect(await linkTo(/^专病问诊 ¥49，/)).toBe('/my/expertconsult/ask?kind=special&doctorId=d-1');
    expect(await linkTo(sampleDoctor.name)).toBe('/expert/consult/d-1');
    expect(gateway.inputsOf('listConsultDoctors')).toEqual([
      { kind: 'special', deptId: 'cardiology', pageNo: 1 },
    ]);
    cleanup();
    await open(phones, '/consult/phone/list', answers);
    expect(await linkTo(/^电话问诊 ¥49，/)).toBe('/fastphone/ask?kind=phone&doctorId=d-1');
  });

  it('shows a doctor with all they can be asked by', async () => {
    await open(expert, '/expert/consult/d-1', { getExpertConsultInfo: sampleAsked });
    expect(await linkTo(/^图文问诊/)).toBe('/my/bconsult/ask?doctorId=d-1');
    expect(await linkTo(/^专家问诊/)).toBe('/my/expertconsult/ask?doctorId=d-1');
    expect(await linkTo('医生主页与预约挂号')).toBe('/expert/d-1');
    expect(screen.getByText('326')).toBeTruthy();
  });

  it('leads to others from a doctor who takes no questions', async () => {
    await open(expert, '/expert/consult/d-1', {
      getExpertConsultInfo: { ...sampleAsked, services: [] },
    });
    expect(await linkTo('在线问诊医生')).toBe('/consult/doctor');
  });

  it('says how many free ones are left, and asks no visitor’s account', async () => {
    const answers = {
      getConsultHomepage: sampleHomepage,
      checkFreeConsultCount: { left: 1, perMonth: 1 },
    };
    await open(volunteer, '/consult/volunteer', answers);
    expect(await screen.findByText('本月还可以免费提问 1 次')).toBeTruthy();
    cleanup();
    const { gateway } = await open(volunteer, '/consult/volunteer', answers, { user: null });
    expect(await linkTo(/^开始提问/)).toBe('/my/pubconsult/ask?kind=free');
    expect(gateway.inputsOf('checkFreeConsultCount')).toEqual([]);
  });

  it('names the volunteers, and what the person asked them before', async () => {
    const answers = {
      getConsultHomepage: sampleHomepage,
      checkFreeConsultCount: { left: 0, perMonth: 1 },
      listVolunteers: { ...listOf([{ doctor: sampleDoctor, answeredCount: 12 }]), total: 31 },
      listMyVolunteers: { items: [sampleConsultCard], next: null },
    };
    await open(volunteer, '/consult/volunteer', answers);
    expect(await screen.findByText('已免费回答 12 次')).toBeTruthy();
    expect(screen.getByText(/共 31 位值班医生/)).toBeTruthy();
    const { orderKey, question } = sampleConsultCard;
    const own = await linkTo(new RegExp(question));
    expect(own).toBe(`/consult/order-detail/${orderKey}`);
    cleanup();
    const { gateway } = await open(volunteer, '/consult/volunteer', answers, { user: null });
    await screen.findByText('已免费回答 12 次');
    expect(gateway.inputsOf('listMyVolunteers')).toEqual([]);
  });

  it('leads back to a doctor who was asked before', async () => {
    await open(seen, '/consult/seendoctor', {
      listConsultOrderHistory: listOf([
        sampleConsultCard,
        { ...sampleConsultCard, orderKey: 'Z2', doctor: null },
      ]),
      listShieldedDoctors: listOf([]),
    });
    expect(await linkTo(/近一周血压偏高/)).toBe('/expert/consult/d-1');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('lists whom the account does not ask again, and takes that back', async () => {
    const { doctorId, name, titleText, hospitalName, hospDeptName } = sampleDoctor;
    const doctor = { doctorId, name, titleText, hospitalName, hospDeptName };
    const { gateway } = await open(seen, '/consult/seendoctor', {
      listConsultOrderHistory: listOf([sampleConsultCard]),
      listShieldedDoctors: (_input, before) =>
        listOf(before === 0 ? [{ ...doctor, shieldedAt: '2026-11-20T20:00:00+08:00' }] : []),
      removeDoctorBlock: { done: true },
    });
    fireEvent.click(await screen.findByRole('button', { name: `恢复咨询${name}医生` }));
    await waitFor(() => expect(screen.queryByText('不再咨询的医生')).toBeNull());
    expect(gateway.inputsOf('removeDoctorBlock')).toEqual([{ doctorId }]);
  });
});

describe('an entry', () => {
  it.each([
    ['/ask/entry/fever', '发热问诊', '/my/pubconsult/ask'],
    ['/ask/entry/free-clinc', '在线义诊', '/my/pubconsult/ask?kind=free'],
    ['/ask/yapei/introduce', '喂养与营养问诊', '/my/pubconsult/ask'],
    ['/ask/entry/specialphone', '专家电话问诊', '/consult/phone/list'],
    ['/consult/submitorder/special', '专病问诊', null],
  ])('at %s is %s', async (path, title, to) => {
    await open(entry, path, { getConsultHomepage: sampleHomepage });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('大家这样问')).toBeTruthy();
    // What no doctor gives is not begun.
    if (to === null) expect(await screen.findByText('这项服务现在没有医生接诊')).toBeTruthy();
    else expect(await linkTo(/^(?:开始提问|选择医生)/)).toBe(to);
  });
});
