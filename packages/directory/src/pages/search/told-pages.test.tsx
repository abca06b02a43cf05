// @vitest-environment happy-dom
import {
  listOf,
  sampleEntries,
  sampleHotDepartments,
  sampleLecture,
  sampleSpecialDiseases,
  type GatewayAnswers,
} from '@xinglin/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../testing/show-page';
import * as lecture from './lecture.page';
import * as disease from './special-disease.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  mergeSearchLectures: { items: [sampleLecture], total: 21, pageNo: 1, pageSize: 20 },
  listKnowledge: listOf(sampleEntries),
  listSpecialDiseaseExperts: sampleSpecialDiseases,
};
const linkTo = (name: string | RegExp) =>
  decodeURI(screen.getByRole('link', { name }).getAttribute('href') ?? '');

describe('the search for lectures', () => {
  it('has all of them without words, signed out, page by page', async () => {
    const { gateway, lateCalls } = await showPage(lecture, {
      path: '/search/lecture',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchLectures')).toEqual([{ pageNo: 1 }]);
    expect(lateCalls()).toEqual([]);
    expect(linkTo(/孩子发烧/)).toBe('/expert/d-1');
    expect(screen.getByText('点开查看主讲医生的介绍与出诊时间。')).toBeTruthy();
  });

  it('asks for the words and the department of the address, and keeps the words in another department', async () => {
    const { gateway } = await showPage(lecture, {
      path: '/search/lecturenew?q=发烧&deptId=cardiology',
      gateway: answers,
    });
    expect(gateway.inputsOf('mergeSearchLectures')).toEqual([
      { q: '发烧', deptId: 'cardiology', pageNo: 1 },
    ]);
    expect(linkTo('全部科室')).toBe('/search/lecturenew?q=发烧');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '发烧');
  });

  it('says which words found none, and leads to all', async () => {
    await showPage(lecture, {
      path: '/search/lecture?q=qqq',
      gateway: { ...answers, mergeSearchLectures: listOf([]) },
    });
    expect(screen.getByText('qqq').tagName).toBe('BDI');
    expect(linkTo('查看全部讲座')).toBe('/search/lecture');
  });
});

describe('the search for diseases', () => {
  it('asks for diseases that the words lead to', async () => {
    const { gateway, lateCalls } = await showPage(disease, {
      path: '/search/special-disease?q=咳嗽',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('listKnowledge')).toEqual([{ kind: 'disease', q: '咳嗽' }]);
    expect(lateCalls()).toEqual([]);
    expect(linkTo(/肺炎/)).toBe('/diseasepage/pneumonia');
  });

  it('leads to the experts of special diseases, where nothing was typed', async () => {
    const { gateway, lateCalls } = await showPage(disease, {
      path: '/search/special-disease',
      user: null,
      gateway: answers,
    });
    expect(gateway.inputsOf('listSpecialDiseaseExperts')).toEqual([{ pageSize: 1 }]);
    expect(lateCalls()).toEqual([]);
    expect(linkTo(/肿瘤/)).toBe('/diagnosis-platform/order/confirm?diseaseId=tumour');
    expect(screen.queryByText('罕见病')).toBeNull();
  });

  it('says that a department has none, and leads to all', async () => {
    await showPage(disease, {
      path: '/search/special-disease?deptId=cardiology',
      gateway: { ...answers, listKnowledge: listOf([]) },
    });
    expect(screen.getByText('没有找到疾病')).toBeTruthy();
    expect(linkTo('查看全部疾病')).toBe('/search/special-disease');
  });
});
