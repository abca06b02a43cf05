import { render } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  listOf,
  prepareLoadedPage,
  sampleCities,
  samplePatients,
  sampleSpecialBooking,
  sampleSpecialCertificate,
  sampleSpecialGroup,
  sampleSpecialTerms,
  type GatewayAnswers,
  type LoadedPage,
  type PageSetting,
} from '@xinglin/testing';
import {
  listedCheckUp,
  sampleCheckUp,
  sampleCheckUpDays,
  sampleCheckUpOrder,
  sampleCheckUpPackage,
  sampleFoundStore,
  sampleOrganisation,
} from '../samples/check-up-samples';
import {
  sampleHome,
  samplePersons,
  sampleReservation,
  sampleShiftCases,
} from '../samples/check-up-centre-samples';
import { sampleCheckUpReport, samplePictures, sampleReports } from '../samples/report-samples';
import { locales } from '../index';

/** What the calls of every page of this package answer when all is well. */
const answers: GatewayAnswers = {
  listPhysicalPackages: listOf([sampleCheckUp()]),
  listPhysicalOrganisations: listOf([sampleOrganisation]),
  getPhysicalPackage: sampleCheckUpPackage,
  listPhysicalStores: listOf([sampleFoundStore]),
  listPhysicalCities: listOf(sampleCities),
  getPhysicalSchedule: sampleCheckUpDays,
  listBestCoupons: listOf([]),
  listCouponPacks: listOf([]),
  listPackageFits: { items: [{ packageCode: 'p-1', fit: { kind: 'plain' } }] },
  listPatients: listOf(Object.values(samplePatients)),
  listMyPhysicalOrders: { items: [listedCheckUp()], next: null },
  cicPatientOrder: { items: [listedCheckUp({ packageKind: 'diagnosis' })], next: null },
  getPhysicalOrder: sampleCheckUpOrder(),
  getPhysicalReport: sampleCheckUpReport,
  checkConsultService: { isOpen: true, priceCents: 1900, refusal: null },
  getSpecialDiseaseDoctorGroup: sampleSpecialGroup,
  viewSpecialDiseaseAgreement: sampleSpecialTerms,
  getSpecialDiseaseBooking: sampleSpecialBooking(),
  getSpecialDiseasePayCertificate: sampleSpecialCertificate,
  getSpecialDiseaseQrcode: { orderNo: 'SD1', visitCode: '20261204', day: '2026-12-04' },
  cicPatientPacsReport: samplePictures,
  listPhysicalPersons: samplePersons,
  getPhysicalHome: sampleHome,
  listCheckupGrants: { items: [] },
  listCheckupReports: sampleReports,
  listCheckupShiftCases: sampleShiftCases,
  getCheckupReservation: sampleReservation,
};

/** Opens a page of this package as the portal does: first its calls, then the page. */
export async function showPage(
  page: ShownPage,
  setting: PageSetting & { readonly path: string },
): Promise<LoadedPage> {
  const loaded = await prepareLoadedPage(
    page,
    { forms, orders, 'check-up': locales },
    setting,
    answers,
  );
  render(loaded.element);
  return loaded;
}
