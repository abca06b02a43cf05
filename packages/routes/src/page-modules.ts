import type { KnownRouteName } from './generated/tables';

/** What a channel may do with one module of a page. */
export interface PageModuleRow {
  /** What a person sees there, for the operator who hides or renames it. */
  readonly about: string;
  /** The route it leads to: where a channel has not got that route, the module is hidden by itself. */
  readonly leadsTo?: KnownRouteName;
}

/** Keeps the literal keys, so that an unknown one does not compile. */
function definePageModules<
  const Pages extends {
    readonly [Route in KnownRouteName]?: Readonly<Record<string, PageModuleRow>>;
  },
>(pages: Pages): Pages {
  return pages;
}

/**
 * The modules of the pages that channel display settings refer to (spec 1 §2), by route name. A page reads them by
 * `usePageModules`; the rows themselves never reach a browser.
 */
export const pageModules = definePageModules({
  'directory.home': {
    search: { about: 'The search box in the head', leadsTo: 'directory.search' },
    book: { about: 'The entry to registration', leadsTo: 'booking.hospitalList' },
    findDoctor: { about: 'The entry to the doctors', leadsTo: 'directory.search' },
    myVisits: {
      about: 'The entry to my appointments, in elder mode',
      leadsTo: 'booking.orderList',
    },
    call: { about: 'The call to customer service, in elder mode' },
    departments: { about: 'Quick links by department', leadsTo: 'directory.search' },
    notices: { about: 'Notices in force' },
    nextAppointment: {
      about: 'An order to pay, else the next visit',
      leadsTo: 'booking.orderList',
    },
    doctors: { about: 'Recommended doctors', leadsTo: 'directory.doctor' },
    hospitals: { about: 'Hospitals of the chosen city', leadsTo: 'directory.hospital' },
    moreHospitals: { about: 'The way to all hospitals', leadsTo: 'booking.hospitalList' },
  },
  'directory.search': {
    history: { about: 'What was searched before on this device' },
    departments: { about: 'Departments people look for' },
    doctors: { about: 'Doctors among the results', leadsTo: 'directory.doctor' },
    hospitals: { about: 'Hospitals among the results', leadsTo: 'directory.hospital' },
  },
  'directory.hospital': {
    share: { about: 'The share button in the header' },
    notices: { about: 'The notices of the hospital' },
    guide: { about: 'How to get there', leadsTo: 'directory.hospitalSummary' },
    introduction: { about: 'What the hospital is', leadsTo: 'directory.hospitalSummary' },
    allHospitals: { about: 'The way back to all hospitals', leadsTo: 'booking.hospitalList' },
    departments: { about: 'Its departments', leadsTo: 'directory.hospitalDoctors' },
  },
  'directory.doctor': {
    share: { about: 'The share button in the header' },
    schedule: { about: 'When the doctor can be seen', leadsTo: 'booking.reservation' },
    speciality: { about: 'What the doctor is good at' },
    introduction: { about: 'Who the doctor is' },
    place: { about: 'Where the doctor sees patients' },
    colleagues: { about: 'Other doctors of the department', leadsTo: 'directory.hospitalDoctors' },
  },
  'booking.orderList': {
    book: { about: 'The way to a first appointment', leadsTo: 'booking.hospitalList' },
  },
  'account.profile': {
    appointments: { about: 'The entry to my appointments', leadsTo: 'booking.orderList' },
    latestOrder: {
      about: 'The next visit, else the newest appointment',
      leadsTo: 'booking.orderDetail',
    },
    patients: { about: 'The entry to the family members', leadsTo: 'account.patients' },
    realName: {
      about: 'Whether the account is verified',
      leadsTo: 'account.realNameInformation',
    },
    help: { about: 'The entry to the help centre', leadsTo: 'account.helpHotQuestions' },
    addresses: { about: 'The postal addresses', leadsTo: 'account.addressManage' },
    call: { about: 'The call to customer service' },
  },
});

/** Routes with modules of their own. */
export type ConfiguredRoute = keyof typeof pageModules;
