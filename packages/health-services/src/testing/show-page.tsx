import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import {
  listOf,
  prepareLoadedPage,
  sampleCities,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import {
  sampleHealthBanner,
  sampleHealthCard,
  sampleHealthChannel,
  sampleHealthComment,
  sampleHealthFilter,
  sampleHealthOrganisation,
} from '../samples/health-service-samples';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
const answers: GatewayAnswers = {
  listHealthChannels: listOf([sampleHealthChannel]),
  getHealthChannelBanner: sampleHealthBanner,
  listHealthAreas: listOf(sampleCities),
  filterOrganizations: sampleHealthFilter,
  listOrganizations: listOf([sampleHealthCard]),
  getOrganization: sampleHealthOrganisation,
  listOrganizationComments: listOf([sampleHealthComment]),
  getOwnOrganizationComment: { orgName: sampleHealthCard.name, comment: null },
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { care, forms, 'health-services': locales },
    setting,
    answers,
  );
  render(loaded.element);
  return loaded;
}
