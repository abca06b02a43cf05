import { defineRoutes } from '../route-row';

/** The tele-clinic (spec 2 §2.19). */
export const teleClinic = defineRoutes({
  'consult.teleClinicOrder': {
    path: '/teleclinict/order',
    requires: ['login', 'binding'],
    title: 'consult:teleClinicOrder.title',
    disableShare: true,
  },
  'consult.teleClinicConsultList': {
    path: '/teleclinict/consult/list',
    requires: ['login'],
    title: 'consult:teleClinicConsultList.title',
    disableShare: true,
  },
  'consult.teleClinicBookingOrder': {
    path: '/teleclinict/booking/order',
    requires: ['login'],
    title: 'consult:teleClinicBookingOrder.title',
    disableShare: true,
  },
  'consult.teleClinicBookingSummary': {
    path: '/teleclinict/booking/summary',
    requires: ['login'],
    title: 'consult:teleClinicBookingSummary.title',
    disableShare: true,
  },
  'consult.teleClinicBookingCase': {
    path: '/teleclinict/booking/case-info',
    requires: ['login'],
    title: 'consult:teleClinicBookingCase.title',
    disableShare: true,
  },
  'consult.teleClinicAddLocalDoctor': {
    path: '/teleclinict/booking/addlocaldoctor',
    requires: ['login'],
    title: 'consult:teleClinicAddLocalDoctor.title',
    disableShare: true,
  },
  'consult.teleClinicCaseAdd': {
    path: '/teleclinict/case-info/add',
    requires: ['login'],
    title: 'consult:teleClinicCaseAdd.title',
    disableShare: true,
  },
  'consult.teleClinicCaseComplete': {
    path: '/teleclinict/case-info/replenish',
    requires: ['login'],
    title: 'consult:teleClinicCaseComplete.title',
    disableShare: true,
  },
  'consult.teleClinicDownloadApp': {
    path: '/teleclinict/download-app',
    title: 'consult:teleClinicDownloadApp.title',
  },
  'consult.teleClinicComputerDoctor': {
    path: '/teleclinict/pc/doctor-detail',
    title: 'consult:teleClinicComputerDoctor.title',
  },
  'consult.teleClinicComputerDepartmentList': {
    path: '/teleclinict/pc/dept-list',
    title: 'consult:teleClinicComputerDepartmentList.title',
  },
  'consult.teleClinicComputerDoctorList': {
    path: '/teleclinict/pc/doctor-list',
    title: 'consult:teleClinicComputerDoctorList.title',
  },
  'consult.teleClinicComputerGuide': {
    path: '/teleclinict/pc/use-guide',
    title: 'consult:teleClinicComputerGuide.title',
  },
});
