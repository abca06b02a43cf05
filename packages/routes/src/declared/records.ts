import { defineRoutes } from '../route-row';

/** Drug orders, prescriptions and medical records (spec 2 §2.9, §2.10, §2.20). */
export const records = defineRoutes({
  'records.drugstore': {
    path: '/my/drugorder/drugstore',
    requires: ['login'],
    title: 'records:drugstore.title',
    disableShare: true,
  },
  'records.drugOrderDetail': {
    path: '/my/drugorder/detail/:orderId',
    requires: ['login'],
    title: 'records:drugOrderDetail.title',
    disableShare: true,
  },
  'records.drugOrderExpress': {
    path: '/my/drugorder/express',
    requires: ['login'],
    title: 'records:drugOrderExpress.title',
    disableShare: true,
  },
  'records.drugOrderAuthorization': {
    path: '/my/drugorder/authorization',
    requires: ['login'],
    title: 'records:drugOrderAuthorization.title',
    disableShare: true,
  },
  'records.drugOrderCheckMark': {
    path: '/my/drugorder/checkmark',
    title: 'records:drugOrderCheckMark.title',
  },
  'records.drugOrder': {
    path: '/my/drugorder/:orderId',
    requires: ['login', 'binding'],
    title: 'records:drugOrder.title',
    disableShare: true,
  },
  'records.drugOrderInApp': {
    path: '/my/drugorder/app/:orderId',
    requires: ['login'],
    title: 'records:drugOrderInApp.title',
    disableShare: true,
  },
  'records.drugOrderMiddle': {
    path: '/my/drugorderMiddle',
    kind: 'middle',
    requires: ['login'],
    title: 'records:drugOrderMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'records.drugOrderSchedule': {
    path: '/my/drugorder/schedule/:orderId',
    requires: ['login'],
    title: 'records:drugOrderSchedule.title',
    disableShare: true,
  },
  'records.drugOrderList': {
    path: '/my/drugorder/order/list',
    title: 'records:drugOrderList.title',
  },
  'records.fastPrescriptionApply': {
    path: '/fast/prescription/apply',
    requires: ['login'],
    title: 'records:fastPrescriptionApply.title',
    disableShare: true,
  },
  'records.prescriptionList': {
    path: '/my/prescription/list',
    requires: ['login', 'binding'],
    title: 'records:prescriptionList.title',
    disableShare: true,
  },
  'records.medicalRecords': {
    path: '/medicalrecords',
    title: 'records:medicalRecords.title',
  },
  'records.medicalRecordsManual': {
    path: '/medicalrecords/manual',
    title: 'records:medicalRecordsManual.title',
  },
  'records.medicalRecordAdd': {
    path: '/medicalrecords/add',
    title: 'records:medicalRecordAdd.title',
  },
  'records.medicalRecordList': {
    path: '/medicalrecords/list',
    title: 'records:medicalRecordList.title',
  },
  'records.medicalRecordDetail': {
    path: '/medicalrecords/detail/:id',
    title: 'records:medicalRecordDetail.title',
  },
  'records.medicalRecordBase': {
    path: '/my/medicalrecord/baseinfo/:id',
    requires: ['login'],
    title: 'records:medicalRecordBase.title',
    disableShare: true,
  },
  'records.doctorMedicalRecords': {
    path: '/my/medicalrecord/doctor/:patientId?',
    requires: ['login'],
    title: 'records:doctorMedicalRecords.title',
    disableShare: true,
  },
  'records.doctorMedicalRecordsSimple': {
    path: '/my/medicalrecord/doctorsimple/:patientId?',
    requires: ['login'],
    title: 'records:doctorMedicalRecordsSimple.title',
    disableShare: true,
  },
  'records.doctorRecords': {
    path: '/my/medicalrecord/doctor-records',
    requires: ['login'],
    title: 'records:doctorRecords.title',
    disableShare: true,
  },
  'records.recommendedRecords': {
    path: '/my/medicalrecord/recommend',
    requires: ['login'],
    title: 'records:recommendedRecords.title',
    disableShare: true,
  },
});
