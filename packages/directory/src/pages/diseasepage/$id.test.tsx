// @vitest-environment happy-dom
import {
  businessRefusal,
  failures,
  listOf,
  sampleColleague,
  sampleDoctor,
  sampleEntry,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diseaseFacts } from '../../model/disease-facts';
import { showPage } from '../../testing/show-page';
import * as page from './$id.page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/diseasepage/asthma';
const answers: GatewayAnswers = {
  getKnowledge: sampleEntry,
  listKnowledgeDoctors: listOf([sampleDoctor, sampleColleague]),
};
const show = (gateway: GatewayAnswers = answers) => showPage(page, { path, user: null, gateway });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a disease', () => {
  it('says first what cannot wait, with the ambulance a tap away', async () => {
    const { lateCalls } = await show();
    expect(screen.getByRole('heading', { level: 1, name: '哮喘' })).toBeTruthy();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('这些情况不要等预约');
    const urgent = screen.getByRole('region', { name: '这些情况不要等预约' });
    expect(within(urgent).getByText(/嘴唇发紫/)).toBeTruthy();
    expect(within(urgent).getByRole('link', { name: '拨打 120' }).getAttribute('href')).toBe(
      'tel:120',
    );
    expect(lateCalls()).toEqual([]);
  });

  it('leads to its department, its doctors, its reviewer and what is near to it', async () => {
    const { gateway } = await show();
    expect(hrefOf('呼吸内科')).toBe('/standardepartment/respiratory');
    expect(hrefOf('杨雨珍')).toBe('/expert/d-2');
    expect(hrefOf('更多可以看的医生')).toBe('/search?tab=doctor&deptId=respiratory');
    expect(hrefOf(/^审阅：沈知远 主任医师，浙江省立同仁医院 呼吸内科$/)).toBe('/expert/d-1');
    expect(hrefOf('慢性阻塞性肺疾病')).toBe('/diseasepage/copd');
    expect(screen.getByText('也叫：支气管哮喘、气喘')).toBeTruthy();
    expect(gateway.inputsOf('listKnowledgeDoctors')).toEqual([{ entryId: 'asthma', pageSize: 3 }]);
  });

  it('has its questions copied, or says that this browser cannot', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce();
    writeText.mockRejectedValueOnce(new Error('refused'));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await show();
    fireEvent.click(screen.getByRole('button', { name: '复制问题' }));
    await within(await screen.findByRole('status')).findByText('复制成功');
    expect(writeText).toHaveBeenCalledWith(
      '看哮喘要问医生：\n1. 我的哮喘控制得怎么样？\n2. 吸入药这样用对吗？',
    );
    fireEvent.click(screen.getByRole('button', { name: '复制问题' }));
    await within(await screen.findByRole('alert')).findByText('该浏览器不支持自动复制');
  });

  it('stays readable although its doctors failed', async () => {
    const { gateway } = await show({ ...answers, listKnowledgeDoctors: failures.serverTrouble });
    expect(screen.getByText(/嘴唇发紫/)).toBeTruthy();
    gateway.answer(answers);
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '杨雨珍' })).toBeTruthy();
  });

  it('names no reviewer where there is none, and no doctors where none can be booked', async () => {
    await show({
      getKnowledge: { ...sampleEntry, reviewer: null },
      listKnowledgeDoctors: listOf([]),
    });
    expect(screen.queryByText(/审阅/)).toBeNull();
    expect(screen.getByText('暂无可以预约的医生')).toBeTruthy();
  });

  it('offers the search where it is gone', async () => {
    const gone = businessRefusal('forbidden', '没有找到这条信息');
    await show({ getKnowledge: gone, listKnowledgeDoctors: gone });
    expect(await screen.findByText('没有找到这个疾病或症状')).toBeTruthy();
    expect(hrefOf('搜索疾病和医生')).toBe('/search');
  });
});

describe('what search engines are told', () => {
  it('is the entry’s name, its address and who reviewed it', async () => {
    const { store } = await show();
    const { preferences, session } = store.getState();
    const place = {
      route: '',
      params: { id: 'asthma' },
      query: new URLSearchParams('from=ad'),
      preferences,
      now: session.pageTime,
    };
    expect(page.head(place, store.getState())).toEqual({
      title: '哮喘',
      description: expect.stringContaining('看呼吸内科'),
      canonical: '/diseasepage/asthma',
      structuredData: diseaseFacts(sampleEntry),
    });
  });

  it('is in the words of schema.org', () => {
    expect(diseaseFacts(sampleEntry)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      name: '哮喘',
      about: {
        '@type': 'MedicalCondition',
        name: '哮喘',
        alternateName: ['支气管哮喘', '气喘'],
      },
      reviewedBy: {
        '@type': 'Person',
        name: '沈知远',
        jobTitle: '主任医师',
        affiliation: { '@type': 'Hospital', name: '浙江省立同仁医院' },
      },
    });
    const symptom = diseaseFacts({ ...sampleEntry, kind: 'symptom', reviewer: null });
    expect(symptom.about['@type']).toBe('MedicalSignOrSymptom');
    expect(symptom).not.toHaveProperty('reviewedBy');
  });
});
