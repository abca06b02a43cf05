import { defineRoutes } from '../route-row';

/**
 * The tele-clinic (spec 2 §2.19): a patient sits with a local doctor, an expert joins at a time that was agreed. What is
 * told of it on a phone is remote consultation (spec 2 §2.26).
 */
export const telemedicine = defineRoutes({
  'telemedicine.departments': {
    path: '/teleclinict/pc/dept-list',
    title: 'telemedicine:departments.title',
    description: 'telemedicine:departments.description',
    htmlClassName: 'computer',
  },
  'telemedicine.doctors': {
    path: '/teleclinict/pc/doctor-list',
    title: 'telemedicine:doctors.title',
    description: 'telemedicine:doctors.description',
    htmlClassName: 'computer',
  },
  'telemedicine.doctor': {
    path: '/teleclinict/pc/doctor-detail',
    title: 'telemedicine:doctor.title',
    htmlClassName: 'computer',
  },
  'telemedicine.guide': {
    path: '/teleclinict/pc/use-guide',
    title: 'telemedicine:guide.title',
    description: 'telemedicine:guide.description',
    htmlClassName: 'computer',
  },
  'telemedicine.onPhone': {
    path: '/teleclinict/download-app',
    title: 'telemedicine:onPhone.title',
    description: 'telemedicine:onPhone.description',
  },
  'consult.remoteConsult': {
    path: '/remote-consult',
    title: 'telemedicine:remote.title',
    description: 'telemedicine:remote.description',
  },
  'consult.remoteExperts': {
    path: '/remote-consult/expert-list',
    title: 'telemedicine:remoteExperts.title',
    description: 'telemedicine:remoteExperts.description',
  },
  'consult.remoteExpert': {
    path: '/remote-consult/expert-intro/:doctorId',
    title: 'telemedicine:remoteExpert.title',
    description: 'telemedicine:remoteExpert.description',
  },
  'telemedicine.submit': {
    path: '/teleclinict/order',
    requires: ['login', 'binding'],
    title: 'telemedicine:submit.title',
    disableShare: true,
  },
  'telemedicine.orderList': {
    path: '/teleclinict/consult/list',
    requires: ['login'],
    title: 'telemedicine:orderList.title',
    disableShare: true,
  },
  'telemedicine.order': {
    path: '/teleclinict/booking/order',
    requires: ['login'],
    title: 'telemedicine:order.title',
    disableShare: true,
  },
  'telemedicine.localDoctors': {
    path: '/teleclinict/booking/addlocaldoctor',
    requires: ['login'],
    title: 'telemedicine:localDoctors.title',
    disableShare: true,
  },
  'telemedicine.caseInfo': {
    path: '/teleclinict/booking/case-info',
    requires: ['login'],
    title: 'telemedicine:caseInfo.title',
    disableShare: true,
  },
  'telemedicine.writeCase': {
    path: '/teleclinict/case-info/add',
    requires: ['login'],
    title: 'telemedicine:writeCase.title',
    disableShare: true,
  },
  'telemedicine.completeCase': {
    path: '/teleclinict/case-info/replenish',
    requires: ['login'],
    title: 'telemedicine:completeCase.title',
    disableShare: true,
  },
  'telemedicine.summary': {
    path: '/teleclinict/booking/summary',
    requires: ['login'],
    title: 'telemedicine:summary.title',
    disableShare: true,
  },
});
