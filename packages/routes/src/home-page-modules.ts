import { definePageModules } from './define-page-modules';

/** The modules of home, which has the most of them. */
export const homePageModules = definePageModules({
  'directory.home': {
    search: { about: 'The search box in the head', leadsTo: 'directory.search' },
    messages: { about: 'The bell with the count of unread messages', leadsTo: 'account.messages' },
    book: { about: 'The entry to registration', leadsTo: 'booking.hospitalList' },
    ask: { about: 'Asking the doctors on duty', leadsTo: 'consult.publicAsk' },
    askDoctor: {
      about: 'Asking a recommended doctor in writing',
      leadsTo: 'consult.expertConsult',
    },
    findDoctor: {
      about: 'The entry to the doctors, in elder mode and where one of the two ways is missing',
      leadsTo: 'directory.search',
    },
    speak: {
      about: 'Saying what is wrong in place of typing it, in elder mode',
      leadsTo: 'directory.searchDoctorByVoice',
    },
    myVisits: {
      about: 'The entry to my appointments, in elder mode',
      leadsTo: 'booking.orderList',
    },
    call: { about: 'The call to customer service, in elder mode' },
    services: { about: 'Service entries that the operator placed' },
    banner: { about: 'The banner that the operator placed' },
    specialDepartments: {
      about: 'Departments with a picture of their own',
      leadsTo: 'directory.standardDepartment',
    },
    departments: { about: 'Quick links by department', leadsTo: 'directory.search' },
    moreDepartments: {
      about: 'The way to all departments and diseases',
      leadsTo: 'directory.moreDepartments',
    },
    notices: { about: 'Notices in force' },
    nextAppointment: {
      about: 'What waits for the person, the nearest first',
      leadsTo: 'booking.orderList',
    },
    nextGuide: {
      about: 'How to get to the next visit',
      leadsTo: 'directory.hospitalGuide',
    },
    doctors: { about: 'Recommended doctors', leadsTo: 'directory.doctor' },
    hospitals: { about: 'Hospitals of the chosen city', leadsTo: 'directory.hospital' },
    moreHospitals: { about: 'The way to all hospitals', leadsTo: 'booking.hospitalList' },
    followedDoctors: {
      about: 'Doctors that the account follows',
      leadsTo: 'directory.followedDoctors',
    },
    recentlySeen: { about: 'Doctors and hospitals that were looked at on this device' },
    latestOrder: { about: 'The newest order, unless it is a visit that home has at its top' },
    membership: { about: 'Super membership, or the card in service', leadsTo: 'membership.super' },
    mall: { about: 'Goods of the mall', leadsTo: 'mall.store' },
    mediaFocus: { about: 'What the operator wants people to read now' },
    healthInfo: {
      about: 'What to know of health at this time of the year',
      leadsTo: 'directory.searchSpecialDisease',
    },
    lectures: { about: 'Recorded lectures of doctors', leadsTo: 'directory.searchLecture' },
    topics: {
      about: 'Diseases and symptoms to read of, others each week',
      leadsTo: 'directory.moreDepartments',
    },
    mallFeed: { about: 'More goods of the mall, as many as are asked for', leadsTo: 'mall.store' },
  },
});
