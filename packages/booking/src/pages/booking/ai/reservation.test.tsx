// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMockGateway, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleGuideQuestion, sampleGuideResult } from '../../../samples/precision-samples';
import { afterEach, describe, expect, it } from 'vitest';
import { feature } from '../../../features/precision';
import GuidePage from './reservation.page';

afterEach(cleanup);

async function open(
  query: string,
  getReservationGuide: NonNullable<GatewayAnswers['getReservationGuide']>,
) {
  const gateway = createMockGateway({ getReservationGuide });
  const setting = {
    path: `/booking/ai/reservation${query}`,
    preferences: { city: { areaId: '330100', name: '杭州' } },
  };
  const page = await preparePage(<GuidePage />, feature.namespaces, setting, { gateway });
  render(page.element);
  return { gateway, ...page };
}
const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

describe('the guide to a department', () => {
  it('asks with what cannot wait above, and takes an answer into the address', async () => {
    const { router } = await open('', sampleGuideQuestion);
    expect(await linkTo('拨打 120')).toBe('tel:120');
    expect(screen.getByText('为谁咨询？')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: '成年男性' }));
    await waitFor(() => expect(router.state.location.search).toBe('?whom=man'));
  });

  it('asks by the answers of the address, each further sign in one field', async () => {
    const { gateway } = await open('?whom=man&area=general&complaint=fever&also=headache', {
      ...sampleGuideQuestion,
      answers: [
        { question: 'whom', key: 'man', label: '成年男性' },
        { question: 'area', key: 'general', label: '全身' },
        { question: 'complaint', key: 'fever', label: '发烧' },
        { question: 'also', key: 'headache', label: '头痛' },
      ],
      next: { question: 'also', options: [{ key: 'vomiting', label: '呕吐' }] },
    });
    expect(await linkTo('呕吐')).toBe(
      '/booking/ai/reservation?whom=man&area=general&complaint=fever&also=headache.vomiting',
    );
    expect(gateway.inputsOf('getReservationGuide')).toEqual([
      {
        whom: 'man',
        area: 'general',
        complaint: 'fever',
        also: ['headache'],
        areaId: '330100',
      },
    ]);
  });

  it('ends at departments with the reason and doctors, and takes each answer back', async () => {
    await open('?whom=man&area=chest&complaint=cough', sampleGuideResult);
    expect(await screen.findByText('咳嗽多来自呼吸道，先看呼吸内科。')).toBeTruthy();
    expect(await linkTo('沈知远')).toBe('/expert/d-1');
    expect(await linkTo(/修改.*主要不适|主要不适.*修改/)).toBe(
      '/booking/ai/reservation?whom=man&area=chest',
    );
    expect(await linkTo('重新开始')).toBe('/booking/ai/reservation');
  });

  it('says first what cannot wait, and lets nobody wait for a doctor then', async () => {
    await open('?whom=man&area=chest&complaint=chest-pain', {
      ...sampleGuideResult,
      redFlags: [
        { flagId: 'heart-attack', urgency: 'call120', title: '胸痛', advice: '请立即拨打 120。' },
      ],
    });
    expect(await screen.findByText('请立即拨打 120。')).toBeTruthy();
    expect(await linkTo('拨打 120')).toBe('tel:120');
    expect(screen.getByText('以上仅供不紧急时参考：')).toBeTruthy();
  });

  it('leads to the search where nothing fits', async () => {
    await open('?whom=man', { ...sampleGuideResult, departments: [] });
    expect(await linkTo('搜索医生和疾病')).toBe('/search');
  });
});
