import { defineRoutes } from '../../route-row';

/** Medical records, reports, and who may read them (spec 2 §2.9, §2.20). */
export const medicalRecords = defineRoutes({
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
