import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  sampleAsked,
  sampleCities,
  sampleDoctor,
  sampleHotDepartments,
  samplePatients,
  prepareLoadedPage,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import {
  listedSession,
  sampleLocalDoctor,
  sampleSession,
  sampleTeleExpert,
  sampleTeleSchedule,
} from '../samples/telemedicine-samples';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
export const answers: GatewayAnswers = {
  listTelemedicineDepartments: listOf(sampleHotDepartments.slice(0, 2)),
  listTelemedicineCities: listOf(sampleCities),
  listTelemedicineDoctors: listOf([sampleTeleExpert]),
  getTelemedicineSchedule: sampleTeleSchedule,
  getDoctorInfoById: sampleDoctor,
  getExpertConsultInfo: sampleAsked,
  listPatients: listOf(Object.values(samplePatients)),
  listTelemedicineOrders: { items: [listedSession()], next: null },
  getTelemedicineOrder: sampleSession(),
  listTelemedicineLocalDoctors: listOf([
    {
      doctor: { ...sampleLocalDoctor, doctorId: 'd-8', name: '周敏' },
      isFree: true,
      distanceMetres: null,
    },
    { doctor: sampleLocalDoctor, isFree: true, distanceMetres: null },
  ]),
};

const namespaces = { care, forms, orders, telemedicine: locales };

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
