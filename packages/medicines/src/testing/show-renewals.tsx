import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  sampleAddresses,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { pendingRenewal, sampleRenewal, sampleSheet } from '../samples/renewal-samples';
import { renewalsLocales } from '../renewals-locales';

/** What the calls of these pages answer when all is well. */
export const renewalAnswers: GatewayAnswers = {
  listRenewals: { items: [sampleRenewal, pendingRenewal] },
  getPrescription: sampleSheet,
  listAddresses: listOf([sampleAddresses.home]),
  listPrescriptions: { ...listOf([sampleSheet]), counts: { current: 1, past: 0 } },
};

/** Opens a page of renewals as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { care, forms, orders, renewals: renewalsLocales },
    setting,
    renewalAnswers,
  );
  render(loaded.element);
  return loaded;
}
