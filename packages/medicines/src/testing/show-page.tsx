import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  sampleAddresses,
  samplePatients,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import { locales } from '../index';
import {
  sampleDrugOrder,
  sampleDrugOrderCard,
  sampleDrugQuote,
  samplePharmacies,
} from '../samples/drug-order-samples';
import {
  samplePrescription,
  samplePrescriptions,
  sampleVerification,
} from '../samples/prescription-samples';

/** What the calls of every page of this feature answer when all is well. */
const answers: GatewayAnswers = {
  listPatients: listOf(Object.values(samplePatients)),
  listAddresses: listOf([sampleAddresses.home]),
  listPrescriptions: samplePrescriptions,
  getPrescription: samplePrescription(),
  verifyPrescription: sampleVerification,
  getPrescriptionSheet: { url: '/file/sheet.pdf' },
  listPharmacies: { items: samplePharmacies },
  quoteDrugOrder: sampleDrugQuote,
  getDrugOrder: sampleDrugOrder(),
  listDrugOrders: { items: [sampleDrugOrderCard()], total: 1, pageNo: 1, pageSize: 20 },
};

const namespaces = { forms, orders, medicines: locales };

/** Opens a page of this feature as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(page, namespaces, setting, answers);
  render(loaded.element);
  return loaded;
}
