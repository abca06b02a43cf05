// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import {
  failures,
  listOf,
  sampleAsked,
  sampleMatch,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleOfferWithoutCoupons } from '../../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { linkTo, open } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  getExpertConsultInfo: sampleAsked,
  listPatients: listOf(Object.values(samplePatients)),
  getConsultDraft: { draft: null },
  getDoctorBlacklistStatus: { isShielded: false },
  saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
  matchConsultDept: sampleMatch,
  listConsultCoupons: sampleOfferWithoutCoupons,
};
const openWith = (checkConsultApply: NonNullable<GatewayAnswers['checkConsultApply']>) =>
  open(ask, '/my/bconsult/ask?doctorId=d-1', { ...answers, checkConsultApply });

it('says before anything is typed what speaks against it, and where to go on', async () => {
  const { gateway } = await openWith({
    obstacles: [
      { name: 'consultShielded', text: '您已屏蔽这位医生', orderKey: null },
      { name: 'consultOpenAlready', text: '已有一次同样的咨询还没结束', orderKey: 'C9' },
    ],
  });
  expect(await screen.findByText('已有一次同样的咨询还没结束')).toBeTruthy();
  expect(await linkTo('查看这次咨询')).toBe('/consult/order-detail/C9');
  // A notice of its own says this, and lets it be undone.
  expect(screen.queryByText('您已屏蔽这位医生')).toBeNull();
  expect(gateway.inputsOf('checkConsultApply')).toMatchObject([
    { kind: 'imageText', doctorId: 'd-1' },
  ]);
});

it('lets a question be asked where that is not known', async () => {
  await openWith(failures.serverTrouble);
  expect(await screen.findByRole('textbox', { name: '病情描述' })).toBeTruthy();
});
