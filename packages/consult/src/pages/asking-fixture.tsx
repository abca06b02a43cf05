// Opens a page of asking, one doctor or several, on a mock gateway, for the tests of those pages.
import { render, screen } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import {
  createMockGateway,
  listOf,
  preparePage,
  sampleAsked,
  sampleHomepage,
  samplePatients,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import { feature as asking } from '../features/asking';
import { feature as clinics } from '../features/clinics';
import { feature as panels } from '../features/panels';
import { sampleOfferWithoutCoupons } from '../samples/consult-samples';

const namespaces = { ...asking.namespaces, ...panels.namespaces, ...clinics.namespaces };

const mine = {
  listPatients: listOf(Object.values(samplePatients)),
  getConsultDraft: { draft: null },
  getDoctorBlacklistStatus: { isShielded: false },
  listConsultCoupons: sampleOfferWithoutCoupons,
  saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
};
/** What the form of a question to a chosen doctor calls. */
export const chosen: GatewayAnswers = { ...mine, getExpertConsultInfo: sampleAsked };
/** What the form of a question to the nearest free doctor calls. */
export const assigned: GatewayAnswers = { ...mine, getConsultHomepage: sampleHomepage };

/** Opens a page at an address. */
export async function open(
  { default: Page }: ShownPage,
  path: string,
  answers: GatewayAnswers = {},
  setting: PageSetting = {},
) {
  const gateway = createMockGateway(answers);
  const page = await preparePage(<Page />, namespaces, { path, ...setting }, { gateway });
  render(page.element);
  return { gateway, ...page };
}

/** The address of a link of the page. */
export const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
