import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  samplePatients,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import {
  listedPackage,
  samplePackageAppointment,
  samplePackageComment,
  samplePackageExpert,
  samplePackageOrder,
  samplePackageTeam,
  samplePackageUse,
  sampleServicePackage,
  sampleServicePackageDetail,
} from '../samples/service-package-samples';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
const answers: GatewayAnswers = {
  searchPackages: listOf([sampleServicePackage()]),
  getPackageDetail: sampleServicePackageDetail,
  getPackageTeam: samplePackageTeam,
  getPackageExpert: samplePackageExpert,
  listPackageComments: listOf([samplePackageComment]),
  listPackageOrders: { items: [listedPackage()], next: null },
  getPackageOrder: samplePackageOrder(),
  listCustomServices: listOf([samplePackageUse()]),
  getCustomService: samplePackageAppointment,
  listPackageSchedule: {
    orderNo: 'P1',
    days: [{ day: '2026-11-24', times: ['2026-11-24T09:00:00+08:00'] }],
  },
  listPatients: listOf(Object.values(samplePatients)),
};

const namespaces = { care, forms, orders, 'service-packages': locales };

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
