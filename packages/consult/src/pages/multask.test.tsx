// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  businessRefusal,
  listOf,
  sampleFastAskClosed,
  sampleHomepage,
  sampleMatch,
  samplePatients,
  sampleUrgentMatch,
} from '@xinglin/testing';
import { samplePanelExperts, samplePanelHomepage } from '../samples/panel-samples';
import { panelTerms } from '@xinglin/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { linkTo, open } from './asking-fixture';
import * as portal from './consult/portal.page';
import * as home from './multask.page';
import * as confirm from './multask/commonstep/$stepId.page';
import * as step from './multask/step/$stepId.page';

afterEach(cleanup);

const told = '右膝疼了三个月，上下楼时更疼，吃过止痛药';
const write = async (words: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: '病情描述' }), {
    target: { value: words },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('where asking several experts begins', () => {
  it('tells how many answer, by when and from which price, and leads on by department', async () => {
    await open(home, '/multask', { getPanelHomepage: samplePanelHomepage });
    expect(await linkTo('开始提问')).toBe('/multask/step/case');
    expect(screen.getByText('同一科室 5 位专家')).toBeTruthy();
    expect(screen.getByText('付款后 24 小时内')).toBeTruthy();
    expect(await linkTo('骨科')).toBe('/multask/step/case?deptId=orthopedics');
    expect(await linkTo('多位专家问答说明')).toBe('/multask/help');
  });

  it('leads to other ways while there are too few experts', async () => {
    const none = { ...samplePanelHomepage, fromCents: null, departments: [] };
    await open(home, '/multask', { getPanelHomepage: none });
    expect(await linkTo('看看其他问诊方式')).toBe('/consult/portal');
    expect(screen.queryByRole('link', { name: '开始提问' })).toBeNull();
  });

  it('stands among the ways to a doctor', async () => {
    await open(portal, '/consult/portal', {
      getConsultHomepage: sampleHomepage,
      getPanelHomepage: samplePanelHomepage,
      getRunningConsult: { consult: null },
      isFastAskOpen: sampleFastAskClosed,
    });
    expect(await linkTo(/^会诊/)).toBe('/multask');
  });
});

describe('the step of the case', () => {
  const mine = { getPanelDraft: { draft: null }, matchConsultDept: sampleMatch };

  it('keeps what is told and leads to the experts of the department that fits it', async () => {
    const { gateway, router } = await open(step, '/multask/step/case', {
      ...mine,
      savePanelDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
    });
    await write(` ${told} `);
    await press('下一步，看看专家');
    await waitFor(() => expect(router.state.location.pathname).toBe('/multask/step/experts'));
    expect(router.state.location.search).toBe('?deptId=paediatrics');
    expect(gateway.inputsOf('savePanelDraft')).toEqual([
      { draft: { question: told, fileIds: [] }, knownAt: null },
    ]);
  });

  it('goes on with what was kept, and keeps what is typed without a tap', async () => {
    const { gateway } = await open(step, '/multask/step/case?deptId=cardiology', {
      ...mine,
      getPanelDraft: {
        draft: { question: '右膝疼', fileIds: [], deptId: 'orthopedics' },
        savedAt: '2026-11-20T20:00:00+08:00',
      },
      savePanelDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
    });
    expect(await screen.findByDisplayValue('右膝疼')).toBeTruthy();
    await write(told);
    // It is saved a second after the last key.
    expect(await screen.findByText('已保存草稿', {}, { timeout: 3000 })).toBeTruthy();
    expect(gateway.inputsOf('savePanelDraft')).toEqual([
      {
        draft: { question: told, fileIds: [], deptId: 'cardiology' },
        knownAt: '2026-11-20T20:00:00+08:00',
      },
    ]);
  });

  it('goes no further with too little, nor before 120 was read', async () => {
    const { gateway, router } = await open(step, '/multask/step/case', {
      ...mine,
      matchConsultDept: sampleUrgentMatch,
      savePanelDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
    });
    await write('疼');
    await press('下一步，看看专家');
    expect(await screen.findAllByText('请至少写 10 个字，医生才能判断')).not.toHaveLength(0);
    await write('胸口压着疼了半个多小时，出冷汗');
    await press('下一步，看看专家');
    expect(await screen.findByText(/请立即拨打 120/)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/multask/step/case');
    fireEvent.click(screen.getByRole('checkbox', { name: /情况不紧急/ }));
    await press('下一步，看看专家');
    await waitFor(() => expect(router.state.location.pathname).toBe('/multask/step/experts'));
    expect(gateway.inputsOf('savePanelDraft').length).toBeGreaterThan(0);
  });

  it('keeps what was typed in view where it could not be kept', async () => {
    const { router } = await open(step, '/multask/step/case', {
      ...mine,
      savePanelDraft: businessRefusal('textRefused', '暂时无法保存'),
    });
    await write(told);
    await press('下一步，看看专家');
    expect(await screen.findAllByText('暂时无法保存')).not.toHaveLength(0);
    expect(screen.getByDisplayValue(told)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/multask/step/case');
  });
});

describe('the step of the experts', () => {
  it('shows who would be asked and what they cost together', async () => {
    await open(step, '/multask/step/experts?deptId=orthopedics', {
      getPanelHomepage: samplePanelHomepage,
      listPanelExperts: samplePanelExperts,
    });
    expect(await linkTo('下一步')).toBe('/multask/commonstep/confirm?deptId=orthopedics');
    expect(screen.getByText(/115/)).toBeTruthy();
    expect(
      screen.getAllByRole('link', { name: /沈知远|顾明岚|陆云清|许书宁|叶承安/ }),
    ).toHaveLength(panelTerms.experts);
    expect(await linkTo('心血管内科')).toBe('/multask/step/experts?deptId=cardiology');
  });

  it('goes no further without enough of them, or without a department', async () => {
    await open(step, '/multask/step/experts?deptId=orthopedics', {
      getPanelHomepage: samplePanelHomepage,
      listPanelExperts: { items: [], totalCents: 0 },
    });
    expect(await screen.findByText('这个科室现在没有足够的专家')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '下一步' })).toBeNull();
    cleanup();
    await open(step, '/multask/step/experts', { getPanelHomepage: samplePanelHomepage });
    expect(await screen.findByText('请选择科室')).toBeTruthy();
    expect(await linkTo('骨科')).toBe('/multask/step/experts?deptId=orthopedics');
  });
});

describe('the last step', () => {
  const path = '/multask/commonstep/confirm?deptId=orthopedics';
  const ready = {
    getPanelDraft: { draft: { question: told, fileIds: ['f-1'] } },
    listPatients: listOf(Object.values(samplePatients)),
    listPanelExperts: samplePanelExperts,
  };

  it('sends what was told to those who were shown, for the patient who is chosen', async () => {
    const { gateway, router } = await open(confirm, path, {
      ...ready,
      submitPanelOrder: {
        orderKey: 'Q1',
        amountCents: 11500,
        payBefore: '2026-11-20T21:27:41+08:00',
      },
    });
    await press('提交并支付 ¥115');
    await waitFor(() => expect(router.state.location.pathname).toBe('/multask/question/Q1'));
    const [patient] = Object.values(samplePatients).filter(({ isDefault }) => isDefault);
    expect(gateway.inputsOf('submitPanelOrder')).toEqual([
      {
        patientId: patient?.patientId,
        question: told,
        fileIds: ['f-1'],
        doctorIds: samplePanelExperts.items.map(({ doctor }) => doctor.doctorId),
      },
    ]);
  });

  it('says why it is refused, and stays', async () => {
    const { router } = await open(confirm, path, {
      ...ready,
      submitPanelOrder: businessRefusal('consultOpenAlready', '这位就诊人还有一个没结束的提问'),
    });
    await press('提交并支付 ¥115');
    expect(await screen.findAllByText('这位就诊人还有一个没结束的提问')).not.toHaveLength(0);
    expect(router.state.location.pathname).toBe('/multask/commonstep/confirm');
  });

  it.each([
    ['consentRequired', null, '去确认授权', '/my/patients'],
    ['consultOpenAlready', { orderKey: 'Q9' }, '查看这次咨询', '/multask/question/Q9'],
    ['consultClosed', null, '换几位专家', '/multask/step/experts?deptId=orthopedics'],
    ['textRefused', null, '修改提问内容', '/multask/step/case?deptId=orthopedics'],
    ['fileRefused', null, '修改提问内容', '/multask/step/case?deptId=orthopedics'],
  ] as const)('leads on from a refusal: %s with %j to %s', async (name, data, way, to) => {
    await open(confirm, path, {
      ...ready,
      submitPanelOrder: businessRefusal(name, '暂时不能提问', data),
    });
    await press('提交并支付 ¥115');
    expect(await screen.findAllByText('暂时不能提问')).not.toHaveLength(0);
    expect(await linkTo(way)).toBe(to);
  });

  it('leads back to what is missing', async () => {
    await open(confirm, path, { ...ready, getPanelDraft: { draft: null } });
    expect(await linkTo('填写病情')).toBe('/multask/step/case?deptId=orthopedics');
    cleanup();
    await open(confirm, path, { ...ready, listPatients: listOf([]) });
    expect(await linkTo('添加就诊人')).toMatch(/^\/my\/patient\/.*backurl=/);
    cleanup();
    await open(confirm, '/multask/commonstep/confirm', ready);
    expect(await linkTo('选择专家')).toBe('/multask/step/experts');
  });
});
