// Owns: the answers of a gateway where all is well to the ways to a doctor, and a page of them, opened.
// Must not know: what is tested.
// Used by: the tests of those pages.
import { render, screen } from '@testing-library/react';
import {
  createMockGateway,
  listOf,
  preparePage,
  sampleColleague,
  sampleDoctor,
  sampleEarliest,
  sampleHospital,
  sampleHotDepartments,
  samplePatients,
  sampleRules,
  sampleShifts,
  sampleStandardDepartments,
  type GatewayAnswers,
  type PageSetting,
} from '@xinglin/testing';
import type { ReactElement } from 'react';
import { entryNamespaces } from '../locales';

const answers: GatewayAnswers = {
  listHotDepts: listOf(sampleHotDepartments),
  listStandardDepartments: listOf(sampleStandardDepartments),
  listEarliestDoctors: listOf(sampleEarliest),
  mergeSearchDoctors: listOf([sampleDoctor, sampleColleague]),
  mergeSearchHospitals: listOf([sampleHospital]),
  getDoctorInfoById: sampleDoctor,
  getHospitalInfoById: sampleHospital,
  getShiftCaseRules: sampleRules,
  listShiftCasesByMonth: ({ month }) =>
    listOf(sampleShifts.filter(({ date }) => date.startsWith(month))),
  listPatients: listOf([samplePatients.mother]),
};
/** A city that was chosen. */
export const hangzhou = { areaId: '330100', name: '杭州' };

/** Opens a page at an address. */
export async function open(
  page: ReactElement,
  path: string,
  changed: GatewayAnswers = {},
  setting: PageSetting = {},
) {
  const gateway = createMockGateway({ ...answers, ...changed });
  const prepared = await preparePage(page, entryNamespaces, { path, ...setting }, { gateway });
  render(prepared.element);
  return { gateway, ...prepared };
}
/** Where a link of the page leads. */
export const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');
