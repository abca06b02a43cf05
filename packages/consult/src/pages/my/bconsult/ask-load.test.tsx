// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { prepareLoadedPage, sampleVoiceLimits, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { feature } from '../../../features/asking';
import { sampleConsultOffer } from '../../../samples/consult-samples';
import { assigned, chosen } from '../../asking-fixture';
import * as ask from './ask.page';

afterEach(cleanup);

const answers: GatewayAnswers = {
  ...assigned,
  ...chosen,
  listConsultCoupons: sampleConsultOffer(),
  checkConsultApply: { obstacles: [] },
  getAudioUploadUrl: sampleVoiceLimits,
};

/** Opens the form as the portal does, and returns the calls that its load has made and those that it forgot. */
async function opened(path: string, user?: null) {
  const page = await prepareLoadedPage(
    ask,
    feature.namespaces,
    { path, ...(user === null && { user }) },
    answers,
  );
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  const { gateway } = page;
  return {
    made: gateway.made.map(({ name }) => name),
    late: page.lateCalls(),
    drafts: gateway.inputsOf('getConsultDraft'),
  };
}

it.each([
  ['/my/bconsult/ask?doctorId=d-1', 'getExpertConsultInfo', { kind: 'imageText', doctorId: 'd-1' }],
  ['/my/pubconsult/ask', 'getConsultHomepage', { kind: 'fast' }],
])('loads all that the form at %s shows of the account', async (path, about, asked) => {
  const { made, late, drafts } = await opened(path);
  await screen.findByRole('textbox', { name: '病情描述' });
  expect(made[0]).toBe(about);
  expect(made).toEqual(
    expect.arrayContaining(['listPatients', 'getConsultDraft', 'checkConsultApply']),
  );
  expect(drafts).toEqual([asked]);
  expect(late).toEqual([]);
});

it('loads nothing of an account for a visitor', async () => {
  const { made } = await opened('/my/bconsult/ask?doctorId=d-1', null);
  expect(made).toEqual(['getExpertConsultInfo']);
});
