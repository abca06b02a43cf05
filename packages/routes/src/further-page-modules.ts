import { definePageModules } from './define-page-modules';

/** The modules of the pages from booking or asking to what follows an order that channel display settings refer to (spec 1 §2). */
export const furtherPageModules = definePageModules({
  'consult.portal': {
    experts: { about: 'One question to several experts', leadsTo: 'consult.multiExpert' },
    more: { about: 'All other ways to ask', leadsTo: 'consult.more' },
    seen: { about: 'Doctors that the account was at', leadsTo: 'consult.seenDoctors' },
    clinics: { about: 'The clinics of communities', leadsTo: 'consult.communityClinicEntry' },
    teleClinic: {
      about: 'An expert elsewhere, with a local doctor beside the patient',
      leadsTo: 'telemedicine.departments',
    },
    television: {
      about: 'Asking from a television',
      leadsTo: 'portal.televisionFastConsult',
    },
  },
  'booking.hospitalList': {
    search: { about: 'The search box' },
    city: { about: 'The choice of another city' },
    available: { about: 'The switch to hospitals with places' },
    levels: { about: 'The grades of hospitals' },
  },
  'booking.expertBook': {
    doctor: { about: 'Who the doctor is', leadsTo: 'directory.doctor' },
  },
  'booking.reservation': {
    changePatient: { about: 'The way to another patient', leadsTo: 'booking.patientList' },
    addPatient: { about: 'The way to add the first patient', leadsTo: 'account.patientAdd' },
    terms: { about: 'Until when to cancel, and what a missed visit costs' },
    bring: { about: 'What to bring to the visit' },
  },
  'booking.orderList': {
    waits: { about: 'The way to what is waited for', leadsTo: 'booking.waits' },
    review: { about: 'The review of a visit, on its card', leadsTo: 'reviews.write' },
    book: { about: 'The way to a first appointment', leadsTo: 'booking.hospitalList' },
  },
  'booking.orderDetail': {
    way: { about: 'How to get there', leadsTo: 'directory.hospitalSummary' },
    calendar: { about: 'Handing the visit to the calendar of the phone' },
    bring: { about: 'What to bring to the visit' },
    call: { about: 'The call to the hospital' },
  },
  'consult.listAll': {
    byPatient: {
      about: 'The way to the questions by patient',
      leadsTo: 'consult.patientOrderList',
    },
    examinations: { about: 'The way to ordered examinations', leadsTo: 'consult.cloudCheck' },
    expenses: {
      about: 'The way to what insurance paid',
      leadsTo: 'consult.medicalInsuranceList',
    },
  },
  'consult.list': {
    all: { about: 'The way to all questions, ended ones too', leadsTo: 'consult.listAll' },
  },
  'consult.doctors': {
    kinds: { about: 'The choice of how to ask' },
    departments: { about: 'The choice of a department' },
  },
  'consult.expertConsult': {
    speciality: { about: 'What the doctor is good at' },
    reviews: { about: 'What patients say of the doctor', leadsTo: 'consult.askDoctorHome' },
    visit: { about: 'The way to a visit with the doctor', leadsTo: 'directory.doctor' },
  },
  'consult.orderDetail': {
    doctor: { about: 'Ways on to the same doctor' },
  },
  'consult.multiExpert': {
    departments: { about: 'The departments of the experts' },
    balance: { about: 'The way to the balance', leadsTo: 'consult.multiExpertBalance' },
    help: { about: 'The way to how it works', leadsTo: 'consult.multiExpertHelp' },
  },
  'consult.imageTextAsk': {
    doctors: { about: 'The way to another doctor', leadsTo: 'consult.doctors' },
  },
  'consult.askEntryIntroduction': {
    feverNow: { about: 'How soon a doctor is there for a fever' },
    who: { about: 'For whom the entry is' },
  },
  'booking.departmentList': {
    ways: { about: 'The other ways to a doctor' },
    search: { about: 'The search box', leadsTo: 'directory.search' },
  },
  'booking.fastOrderDepartment': {
    how: { about: 'How the fast way works' },
    ways: { about: 'The other ways to a doctor' },
    any: { about: 'The free doctors of all departments', leadsTo: 'booking.fastOrderExpertList' },
    hot: { about: 'Departments that many people look for' },
  },
  'booking.fastOrderExpertList': {
    departments: { about: 'The choice of a department' },
    city: { about: 'The choice of another city' },
    hospitals: {
      about: 'The way to one hospital alone',
      leadsTo: 'booking.fastOrderHospital',
    },
  },
  'booking.fastOrderHospital': {
    departments: { about: 'The choice of a department' },
    city: { about: 'The choice of another city' },
  },
  'booking.orderError': {
    patient: { about: 'For whom the order was' },
    colleagues: { about: 'Other doctors of the department' },
    orders: { about: 'The way to my appointments', leadsTo: 'booking.orderList' },
  },
  'booking.patientCheckIn': {
    service: { about: 'What the doctor offers the patient', leadsTo: 'booking.patientService' },
  },
  'service-packages.package': {
    doctor: { about: 'Who leads the package', leadsTo: 'service-packages.expertPackage' },
    team: { about: 'The team of the package', leadsTo: 'service-packages.teamPackage' },
    comments: { about: 'What people say of it', leadsTo: 'service-packages.packageComments' },
  },
  'service-packages.expertPackage': {
    comments: {
      about: 'What people say of the doctor’s packages',
      leadsTo: 'service-packages.packageComments',
    },
  },
  'service-packages.teamPackage': {
    members: { about: 'Who belongs to the team', leadsTo: 'directory.doctor' },
  },
  'service-packages.orderDetail': {
    pauses: { about: 'Pausing the package' },
  },
  'survey.answered': {
    choose: { about: 'The way to all surveys', leadsTo: 'survey.detail' },
  },
  'reviews.ownPraise': {
    write: { about: 'The way to a letter of thanks', leadsTo: 'reviews.praise' },
  },
  'reviews.sent': {
    praise: { about: 'The way to a letter of thanks', leadsTo: 'reviews.praise' },
    reward: { about: 'The way to a gift', leadsTo: 'reviews.rewardPay' },
    doctor: { about: 'The way to the doctor', leadsTo: 'directory.doctor' },
  },
  'mall.deductionList': {
    notApplied: { about: 'What could not be taken off, and why' },
    rule: { about: 'The rules of coupons', leadsTo: 'mall.couponRule' },
  },
  'mall.mergedCouponList': {
    oneByOne: { about: 'The way to each coupon alone', leadsTo: 'membership.coupons' },
  },
});
