// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import {
  doctorReviews,
  businessRefusal,
  failures,
  sampleAsked,
  sampleReview,
  sampleReviewSummary,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../../locales/asking/zh-Hans.json';
import { linkTo, open } from '../asking-fixture';
import * as page from './doctor-home.page';

afterEach(cleanup);

const { doctorHome: says, expert } = texts;
const answers: GatewayAnswers = {
  getExpertConsultInfo: sampleAsked,
  getDoctorCommentSummary: sampleReviewSummary,
  listConsultComments: doctorReviews([{ ...sampleReview, authorName: null }]),
};
const openHome = (more: GatewayAnswers = {}, query = '?doctorId=d-1') =>
  open(page, `/ask/doctor-home${query}`, { ...answers, ...more });

it('shows every way to ask, how many were answered, and what patients say', async () => {
  const { gateway } = await openHome();
  expect(await linkTo(/图文/)).toContain('/my/bconsult/ask?doctorId=');
  expect(screen.getByText('326')).toBeTruthy();
  expect(await screen.findByText(sampleReview.text)).toBeTruthy();
  expect(screen.getByText(new RegExp(says.unnamed))).toBeTruthy();
  expect(await linkTo(says.moreReviews)).toBe('/expert/experience/d-1');
  expect(await linkTo(says.moreOfConsults)).toBe('/expert/consultcomment/d-1');
  expect(gateway.inputsOf('getExpertConsultInfo')).toEqual([{ doctorId: 'd-1' }]);
  expect(gateway.inputsOf('listConsultComments')[0]).toMatchObject({
    expertId: 'd-1',
    sort: 'latest',
  });
});

it('says where nobody has reviewed the doctor yet', async () => {
  await openHome({
    getDoctorCommentSummary: {
      ...sampleReviewSummary,
      reviewCount: 0,
      average: null,
      goodPerMille: null,
    },
    listConsultComments: doctorReviews([]),
  });
  expect(await screen.findByText(says.none)).toBeTruthy();
  expect(screen.queryByText(says.latest)).toBeNull();
});

it('lets the doctor be asked where the reviews cannot be read', async () => {
  await openHome({
    getDoctorCommentSummary: failures.serverTrouble,
    listConsultComments: failures.serverTrouble,
  });
  expect(await linkTo(/图文/)).toContain('/my/bconsult/ask?doctorId=');
});

it('asks to choose a doctor where the address names none', async () => {
  const { gateway } = await openHome({}, '');
  expect(await screen.findByText(says.missing)).toBeTruthy();
  expect(gateway.inputsOf('getExpertConsultInfo')).toEqual([]);
});

it('says where there is no such doctor', async () => {
  await openHome({ getExpertConsultInfo: businessRefusal('forbidden', '没有找到') });
  expect(await screen.findByText(expert.gone)).toBeTruthy();
});
