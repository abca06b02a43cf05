import type { PortalFunction } from '@xinglin/gateway-sdk';
import { href, type ModuleKey } from '@xinglin/routes';
import type { PictogramName } from '@xinglin/ui';

/** A page of the portal: where it is, how it is drawn, and the module by which a channel hides it. */
export interface FunctionWay {
  readonly module: ModuleKey<'directory.search'>;
  readonly to: string;
  readonly pictogram: PictogramName;
}

type FunctionId = PortalFunction['functionId'];

const ways: Readonly<Record<FunctionId, () => FunctionWay>> = {
  registration: () => ({
    module: 'wayRegistration',
    to: href('booking.hospitalList'),
    pictogram: 'registration',
  }),
  consult: () => ({ module: 'wayConsult', to: href('consult.portal'), pictogram: 'consult' }),
  fastAsk: () => ({
    module: 'wayFastAsk',
    to: href('consult.publicAsk'),
    pictogram: 'quick-consult',
  }),
  phoneConsult: () => ({
    module: 'wayPhoneConsult',
    to: href('consult.phoneList'),
    pictogram: 'phone-consult',
  }),
  videoConsult: () => ({
    module: 'wayVideoConsult',
    to: href('consult.videoList'),
    pictogram: 'video-consult',
  }),
  volunteer: () => ({
    module: 'wayVolunteer',
    to: href('consult.volunteer'),
    pictogram: 'group-consult',
  }),
  medicine: () => ({ module: 'wayMedicine', to: href('mall.store'), pictogram: 'medicine' }),
  checkUp: () => ({ module: 'wayCheckUp', to: href('check-up.home'), pictogram: 'check-up' }),
  nucleicTest: () => ({
    module: 'wayNucleicTest',
    to: href('check-up.covidTest'),
    pictogram: 'check-up',
  }),
  scaling: () => ({ module: 'wayScaling', to: href('check-up.scaling'), pictogram: 'dentistry' }),
  report: () => ({ module: 'wayReport', to: href('check-up.pdfReport'), pictogram: 'report' }),
  guide: () => ({ module: 'wayGuide', to: href('overseas.assistant'), pictogram: 'quick-consult' }),
  departments: () => ({
    module: 'wayDepartments',
    to: href('directory.moreDepartments'),
    pictogram: 'hospital',
  }),
  findDoctor: () => ({
    module: 'wayFindDoctor',
    to: href('directory.search', {}, { tab: 'doctor' }),
    pictogram: 'doctor',
  }),
  rankings: () => ({
    module: 'wayRankings',
    to: href('directory.doctorRankings'),
    pictogram: 'reviews',
  }),
  featuredClinics: () => ({
    module: 'wayFeaturedClinics',
    to: href('directory.featuredServices'),
    pictogram: 'clinic',
  }),
  chronicCare: () => ({
    module: 'wayChronicCare',
    to: href('consult.chronicDisease'),
    pictogram: 'chronic-care',
  }),
  membership: () => ({
    module: 'wayMembership',
    to: href('membership.super'),
    pictogram: 'membership',
  }),
  coupons: () => ({ module: 'wayCoupons', to: href('membership.coupons'), pictogram: 'coupon' }),
  visits: () => ({ module: 'wayVisits', to: href('booking.orderList'), pictogram: 'visits' }),
  orders: () => ({ module: 'wayOrders', to: href('mall.mergedOrderList'), pictogram: 'underway' }),
  patients: () => ({ module: 'wayPatients', to: href('account.patients'), pictogram: 'patients' }),
  help: () => ({ module: 'wayHelp', to: href('account.helpHotQuestions'), pictogram: 'help' }),
};

/** The way to a page that words name; null for one of a newer gateway. */
export function functionWay(id: string): FunctionWay | null {
  // Any other key finds nothing.
  return Object.hasOwn(ways, id) ? ways[id as FunctionId]() : null;
}
