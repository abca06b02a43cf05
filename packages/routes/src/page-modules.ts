import { definePageModules } from './define-page-modules';
import { furtherPageModules } from './further-page-modules';
import { homePageModules } from './home-page-modules';

/**
 * The modules of the pages that channel display settings refer to (spec 1 §2), by route name. A page reads them by
 * `usePageModules`; the rows themselves never reach a browser.
 */
export const pageModules = definePageModules({
  ...furtherPageModules,
  ...homePageModules,
  'directory.search': {
    history: { about: 'What was searched before on this device' },
    season: {
      about: 'What many people have at this time of the year',
      leadsTo: 'directory.disease',
    },
    departments: { about: 'Departments people look for' },
    moreDepartments: {
      about: 'The way to all departments and diseases',
      leadsTo: 'directory.moreDepartments',
    },
    doctors: { about: 'Doctors among the results', leadsTo: 'directory.doctor' },
    hospitals: { about: 'Hospitals among the results', leadsTo: 'directory.hospital' },
    elsewhere: { about: 'The same words in articles, goods, packages and check-ups' },
    topics: { about: 'The same words in articles', leadsTo: 'directory.searchRelated' },
    goods: { about: 'The same words among goods', leadsTo: 'directory.searchGoods' },
    packages: { about: 'The same words among packages', leadsTo: 'service-packages.search' },
    checkUps: { about: 'The same words among check-ups', leadsTo: 'check-up.home' },
    medicines: { about: 'The same words among medicines', leadsTo: 'directory.searchMedicine' },
    nucleicTests: { about: 'The same words among tests', leadsTo: 'check-up.covidTest' },
    lectures: { about: 'The same words among lectures', leadsTo: 'directory.searchLecture' },
    waysIn: { about: 'Where to go on from when the words are missing' },
    wayRegistration: { about: 'Booking a visit', leadsTo: 'booking.hospitalList' },
    wayConsult: { about: 'Asking a doctor', leadsTo: 'consult.portal' },
    wayFastAsk: { about: 'A question to whoever is on duty', leadsTo: 'consult.publicAsk' },
    wayPhoneConsult: { about: 'Consults by telephone', leadsTo: 'consult.phoneList' },
    wayVideoConsult: { about: 'Consults by video', leadsTo: 'consult.videoList' },
    wayVolunteer: { about: 'Consults for nothing', leadsTo: 'consult.volunteer' },
    wayMedicine: { about: 'Medicines', leadsTo: 'mall.store' },
    wayCheckUp: { about: 'Check-ups', leadsTo: 'check-up.home' },
    wayNucleicTest: { about: 'Tests for a virus', leadsTo: 'check-up.covidTest' },
    wayScaling: { about: 'Tooth cleaning', leadsTo: 'check-up.scaling' },
    wayReport: { about: 'Reports of check-ups', leadsTo: 'check-up.pdfReport' },
    wayGuide: { about: 'The guide to departments', leadsTo: 'overseas.assistant' },
    wayDepartments: { about: 'All departments', leadsTo: 'directory.moreDepartments' },
    wayRankings: { about: 'Rankings of doctors', leadsTo: 'directory.doctorRankings' },
    wayFeaturedClinics: {
      about: 'Clinics in the evening and at the weekend',
      leadsTo: 'directory.featuredServices',
    },
    wayChronicCare: { about: 'Care for long-term illness', leadsTo: 'consult.chronicDisease' },
    wayMembership: { about: 'Membership', leadsTo: 'membership.super' },
    wayCoupons: { about: 'Coupons', leadsTo: 'membership.coupons' },
    wayVisits: { about: 'The appointments of the account', leadsTo: 'booking.orderList' },
    wayOrders: { about: 'The orders of the account', leadsTo: 'mall.mergedOrderList' },
    wayPatients: { about: 'The patients of the account', leadsTo: 'account.patients' },
    wayHelp: { about: 'Help and customer service', leadsTo: 'account.helpHotQuestions' },
    wayRecommended: {
      about: 'Doctors who are recommended',
      leadsTo: 'directory.recommendedDoctors',
    },
    wayVoice: { about: 'Search by voice', leadsTo: 'directory.searchDoctorByVoice' },
    wayFindDoctor: { about: 'All doctors' },
  },
  'directory.hospital': {
    share: { about: 'The share button in the header' },
    follow: { about: 'Following the hospital' },
    notices: { about: 'The notices of the hospital' },
    guide: { about: 'How to get there', leadsTo: 'directory.hospitalSummary' },
    introduction: { about: 'What the hospital is', leadsTo: 'directory.hospitalSummary' },
    reviews: { about: 'What patients say of it', leadsTo: 'reviews.ofHospital' },
    allHospitals: { about: 'The way back to all hospitals', leadsTo: 'booking.hospitalList' },
    departments: { about: 'Its departments', leadsTo: 'directory.hospitalDoctors' },
    search: { about: 'The search within the hospital', leadsTo: 'directory.hospitalSearch' },
    ask: { about: 'The way to its doctors who take questions', leadsTo: 'consult.doctors' },
    byDisease: {
      about: 'The way to its doctors by disease',
      leadsTo: 'directory.hospitalDoctorSearch',
    },
    allDoctors: { about: 'The way to all of its doctors', leadsTo: 'directory.allHospitalDoctors' },
    familyDoctors: {
      about: 'The way to its family doctors',
      leadsTo: 'directory.hospitalFamilyDoctors',
    },
    privateFees: {
      about: 'What a private hospital costs and who pays',
      leadsTo: 'directory.privateHospital',
    },
    international: {
      about: 'The way to what it offers people from abroad',
      leadsTo: 'directory.foreignHospital',
    },
  },
  'directory.doctor': {
    share: { about: 'The share button in the header' },
    follow: { about: 'Following the doctor' },
    schedule: { about: 'When the doctor can be seen', leadsTo: 'booking.slotReservation' },
    consult: { about: 'Asking the doctor online', leadsTo: 'consult.expertConsult' },
    reviews: { about: 'What patients say of the doctor', leadsTo: 'reviews.ofDoctor' },
    speciality: { about: 'What the doctor is good at' },
    introduction: { about: 'Who the doctor is' },
    profile: { about: 'The way to all there is of the doctor', leadsTo: 'directory.doctorProfile' },
    place: { about: 'Where the doctor sees patients' },
    privateFees: {
      about: 'What a doctor of a private hospital costs and who pays',
      leadsTo: 'directory.privateDoctor',
    },
    colleagues: { about: 'Other doctors of the department', leadsTo: 'directory.hospitalDoctors' },
  },
  'directory.hospitalSummary': {
    introduction: { about: 'What the hospital says of itself' },
    guide: { about: 'The way to how to get there', leadsTo: 'directory.hospitalGuide' },
  },
  'directory.disease': {
    follow: { about: 'Following the disease' },
    departments: {
      about: 'The departments that treat it',
      leadsTo: 'directory.standardDepartment',
    },
    bring: { about: 'What to bring to the visit' },
    questions: { about: 'What to ask the doctor' },
    doctors: { about: 'Doctors who treat it', leadsTo: 'directory.doctor' },
    related: { about: 'Diseases and symptoms near to it' },
    reviewer: { about: 'The doctor who read the entry', leadsTo: 'directory.doctor' },
  },
  'directory.standardDepartment': {
    follow: { about: 'Following the department' },
    symptoms: { about: 'Symptoms that it looks into', leadsTo: 'directory.disease' },
    diseases: { about: 'Diseases that it treats', leadsTo: 'directory.disease' },
    doctors: { about: 'Doctors of the department', leadsTo: 'directory.doctor' },
    book: { about: 'The entry to registration', leadsTo: 'booking.hospitalList' },
  },
  'portal.customChannel': {
    book: { about: 'The entry to registration', leadsTo: 'booking.hospitalList' },
    findDoctor: { about: 'The entry to the doctors', leadsTo: 'directory.search' },
    ask: { about: 'Asking a doctor online', leadsTo: 'consult.portal' },
    guide: { about: 'Questions that lead to a department', leadsTo: 'booking.aiReservation' },
    myVisits: { about: 'The way to my appointments', leadsTo: 'booking.orderList' },
    profile: { about: 'The personal centre', leadsTo: 'account.profile' },
    call: { about: 'The call to customer service' },
  },
  'portal.assistantHome': {
    talk: { about: 'Talking with the AI guide', leadsTo: 'overseas.assistant' },
    guide: { about: 'Questions that lead to a department', leadsTo: 'booking.aiReservation' },
    search: { about: 'Looking up symptoms and diseases', leadsTo: 'directory.search' },
    ask: { about: 'Asking a doctor online', leadsTo: 'consult.portal' },
    book: { about: 'The entry to registration', leadsTo: 'booking.hospitalList' },
    myVisits: { about: 'The way to my appointments', leadsTo: 'booking.orderList' },
    call: { about: 'The call to customer service' },
  },
  'account.login': {
    reason: { about: 'Who asks to sign in, and why' },
    password: { about: 'Signing in by password' },
    otherWays: { about: 'The way to all ways to sign in', leadsTo: 'account.combinedLogin' },
    language: { about: 'The choice of language in the header' },
  },
  'account.combinedLogin': {
    oneKey: { about: 'Signing in by one tap', leadsTo: 'account.preLogin' },
    chatApp: {
      about: 'Signing in by the messaging app',
      leadsTo: 'account.chatAppAuthorizationRedirect',
    },
    healthId: { about: 'Signing in by health ID', leadsTo: 'account.oauth' },
    visit: { about: 'Looking around without a number' },
  },
  'account.profile': {
    messages: { about: 'The bell with the count of unread messages', leadsTo: 'account.messages' },
    appointments: { about: 'The entry to my appointments', leadsTo: 'booking.orderList' },
    latestOrder: {
      about: 'The next visit, else the newest appointment',
      leadsTo: 'booking.orderDetail',
    },
    orders: { about: 'The order centre', leadsTo: 'mall.mergedOrderList' },
    consults: { about: 'Questions to doctors', leadsTo: 'consult.listAll' },
    packages: { about: 'The packages that were bought', leadsTo: 'service-packages.orderList' },
    membership: { about: 'The membership', leadsTo: 'membership.super' },
    coupons: { about: 'The coupons', leadsTo: 'membership.coupons' },
    coins: { about: 'The health coins', leadsTo: 'membership.healthCoin' },
    surveys: { about: 'Surveys that wait for an answer', leadsTo: 'survey.unanswered' },
    patients: { about: 'The entry to the family members', leadsTo: 'account.patients' },
    reviews: { about: 'What waits for a review and what was written', leadsTo: 'reviews.own' },
    following: {
      about: 'The doctors and hospitals that the account follows',
      leadsTo: 'directory.followedDoctors',
    },
    realName: {
      about: 'Whether the account is verified',
      leadsTo: 'account.realNameInformation',
    },
    help: { about: 'The entry to the help centre', leadsTo: 'account.helpHotQuestions' },
    addresses: { about: 'The postal addresses', leadsTo: 'account.addressManage' },
    call: { about: 'The call to customer service' },
  },
  'account.profileSetting': {
    elder: { about: 'The switch to elder mode' },
    theme: { about: 'Light or dark' },
    language: { about: 'The choice of language' },
    account: {
      about: 'The way to the settings of the account',
      leadsTo: 'account.accountSettings',
    },
    devices: { about: 'The devices that are signed in' },
    messageCentre: { about: 'The way to the messages', leadsTo: 'account.messages' },
    messages: { about: 'Which messages the account wants besides those of its visits' },
    help: { about: 'The entry to the help centre', leadsTo: 'account.helpHotQuestions' },
    signOut: { about: 'Signing out, where the app around the portal does not' },
  },
  'account.accountSettings': {
    nickname: { about: 'The name the account goes by', leadsTo: 'account.nickname' },
    information: { about: 'Sex, birthday and area', leadsTo: 'account.completeInformation' },
    realName: {
      about: 'Whether the account is verified',
      leadsTo: 'account.realNameInformation',
    },
    addresses: { about: 'The postal addresses', leadsTo: 'account.addressManage' },
    emergencyContacts: {
      about: 'Who is called in an emergency',
      leadsTo: 'account.emergencyContactAdd',
    },
    mobile: { about: 'The mobile number', leadsTo: 'account.updateMobile' },
    loginId: { about: 'The name to sign in by' },
    password: { about: 'The password', leadsTo: 'account.modifyPassword' },
  },
  'account.realNameVerification': {
    bankCard: { about: 'Proof by a bank card' },
    face: { about: 'Proof by a face, in the mini-program' },
    manual: { about: 'The review by staff', leadsTo: 'account.manualCertification' },
    explanation: {
      about: 'Why names are verified, and how',
      leadsTo: 'account.accountCertification',
    },
  },
  'account.patients': {
    add: { about: 'The way to add a family member', leadsTo: 'account.patientAdd' },
    remove: { about: 'Removing a family member' },
    realName: { about: 'The way to verify a family member', leadsTo: 'account.patientRealName' },
  },
  'account.patientAdd': {
    scan: { about: 'Reading an identity card by the camera' },
  },
  'account.addressAdd': {
    paste: { about: 'Reading an address out of pasted text' },
  },
  'account.addressEdit': {
    paste: { about: 'Reading an address out of pasted text' },
  },
  'account.moreTools': {
    hospitals: { about: 'The way to all hospitals', leadsTo: 'booking.hospitalList' },
  },
});

/** Routes with modules of their own. */
export type ConfiguredRoute = keyof typeof pageModules;
