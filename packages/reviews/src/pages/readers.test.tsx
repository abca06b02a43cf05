// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  doctorReviews,
  listOf,
  sampleOwnReview,
  sampleReview,
  sampleReviewSummary,
} from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../testing/show-page';
import * as consultsPage from './expert/consultcomment/$expertId/($diseaseId).page';
import * as doctorPage from './expert/experience/$expertId/($diseaseId).page';
import * as hospitalPage from './hospital-comment/$id.page';
import * as hospitalListPage from './hospital/commentList/$id.page';

afterEach(cleanup);

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the reviews of a doctor', () => {
  const path = '/expert/experience/d-1';

  it('stand below what they come to, narrowed by the address', async () => {
    const { gateway } = await showPage(doctorPage, {
      path: `${path}/hypertension?dynamicFilter=good&sort=latest`,
    });
    expect(gateway.inputsOf('listDoctorComments')).toEqual([
      {
        expertId: 'd-1',
        typelist: ['visit'],
        diseaseId: 'hypertension',
        dynamicFilter: 'good',
        sort: 'latest',
        pageNo: 1,
      },
    ]);
    expect(screen.getByText('4.7')).toBeTruthy();
    expect(screen.getByText('王**')).toBeTruthy();
    expect(screen.getByText('谢谢您的信任，记得按时复查。')).toBeTruthy();
    expect(screen.getByRole('link', { name: '最新' }).getAttribute('aria-current')).toBe('true');
    // Of what there is none, nothing can be chosen.
    expect(screen.queryByRole('link', { name: /^差评/ })).toBeNull();
    expect(screen.queryByText('还没有患者写到这个病，下面是全部评价。')).toBeNull();
  });

  it('say that all of them are listed where none names the disease', async () => {
    const dropped = { ...doctorReviews([sampleReview]), isDiseaseDropped: true };
    const gateway = { listDoctorComments: dropped };
    const shown = await showPage(doctorPage, { path: `${path}/fever`, gateway });
    expect(screen.getByText('还没有患者写到这个病，下面是全部评价。')).toBeTruthy();
    expect(screen.getByText('王**')).toBeTruthy();
    // The notice and the list come from one call.
    expect(shown.gateway.inputsOf('listDoctorComments')).toHaveLength(1);
  });

  it('shows fewer choices in elder mode', async () => {
    await showPage(doctorPage, { path, preferences: { mode: 'elder' } });
    expect(screen.getByRole('link', { name: '好评 69' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '最新' })).toBeNull();
  });

  it('are reported with a reason, once', async () => {
    const { gateway } = await showPage(doctorPage, {
      path,
      gateway: {
        getReportQuickContent: listOf([{ reason: 'untrue', text: '内容不真实' }]),
        submitReport: { done: true },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '举报王**的评价' }));
    const send = await screen.findByRole('button', { name: '提交举报' });
    await screen.findByRole('radio', { name: '内容不真实' });
    fireEvent.click(send);
    expect(screen.getByText('请选择举报原因')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '内容不真实' }));
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
    expect(gateway.inputsOf('submitReport')).toEqual([{ commentKey: 'c-1', reason: 'untrue' }]);
  });

  it('are reported by visitors once they have signed in', async () => {
    await showPage(doctorPage, { path, user: null });
    expect(link('举报王**的评价')).toContain('target=%2Fexpert%2Fexperience%2Fd-1');
  });

  it('of consults lead to those of visits where there are none', async () => {
    const gateway = { listConsultComments: doctorReviews([]) };
    await showPage(consultsPage, { path: '/expert/consultcomment/d-1', gateway });
    expect(link('查看全部评价')).toBe(path);
  });
});

describe('the reviews of a hospital', () => {
  const path = '/hospital-comment/h-1';

  it('begin with a few and link to all of them', async () => {
    const { gateway } = await showPage(hospitalPage, {
      path,
      gateway: {
        listHospitalComments: { ...listOf([sampleReview]), total: 12 },
        getOwnHospitalComment: { mayComment: false, comment: null, signature: null },
      },
    });
    expect(link('查看全部 12 条评价')).toBe('/hospital/commentList/h-1');
    expect(link('沈知远医生')).toBe('/expert/d-1');
    await waitFor(() => expect(gateway.inputsOf('getOwnHospitalComment')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: '提交评价' })).toBeNull();
  });

  it('are written by patients of the hospital', async () => {
    const { gateway } = await showPage(hospitalPage, {
      path,
      gateway: {
        getOwnHospitalComment: { mayComment: true, comment: null, signature: '王*' },
        addHospitalComment: { ...sampleOwnReview, type: 'hospital' },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '提交评价' }));
    expect(screen.getByRole('link', { name: '请选择总体满意度' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '满意' }));
    fireEvent.click(screen.getByRole('button', { name: '提交评价' }));
    await waitFor(() =>
      expect(gateway.inputsOf('addHospitalComment')).toEqual([
        {
          organizationId: 'h-1',
          satisfaction: 4,
          content: '',
          anonymous: false,
          audience: 'everyone',
        },
      ]),
    );
  });

  it('can be for the hospital alone', async () => {
    const { gateway } = await showPage(hospitalPage, {
      path,
      gateway: {
        getOwnHospitalComment: { mayComment: true, comment: null, signature: '王*' },
        addHospitalComment: {
          ...sampleOwnReview,
          type: 'hospital',
          state: 'private',
          audience: 'hospital',
        },
      },
    });
    expect(await screen.findByText('挂在医院页')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: '一般' }));
    fireEvent.click(screen.getByRole('radio', { name: /^只给医院/ }));
    fireEvent.click(screen.getByRole('button', { name: '提交评价' }));
    // To be read, and to be heard.
    expect(await screen.findAllByText('医务科会看，不公开、不计分。')).toHaveLength(2);
    expect(gateway.inputsOf('addHospitalComment')).toMatchObject([
      { satisfaction: 3, audience: 'hospital' },
    ]);
  });

  it('are listed whole, also when there is none such', async () => {
    await showPage(hospitalListPage, {
      path: '/hospital/commentList/h-1?tag=rushed',
      gateway: { getHospitalCommentSummary: sampleReviewSummary, listHospitalComments: listOf([]) },
    });
    expect(screen.getByText('没有符合条件的评价')).toBeTruthy();
  });
});
