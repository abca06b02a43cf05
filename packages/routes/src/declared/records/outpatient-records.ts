import { defineRoutes } from '../../route-row';

/** The outpatient record keeper (spec 2 §2.11). */
export const outpatientRecords = defineRoutes({
  'records.outpatient': {
    path: '/outpatient',
    requires: ['login'],
    title: 'records:outpatient.title',
    disableShare: true,
  },
  'records.outpatientConsultDetail': {
    path: '/outpatient/consult/detail/:orderNo',
    requires: ['login'],
    title: 'records:outpatientConsultDetail.title',
    disableShare: true,
  },
  'records.outpatientBookingDetail': {
    path: '/outpatient/booking/detail/:orderNo',
    requires: ['login'],
    title: 'records:outpatientBookingDetail.title',
    disableShare: true,
  },
  'records.outpatientDepartmentDetail': {
    path: '/outpatient/department/detail',
    requires: ['login'],
    title: 'records:outpatientDepartmentDetail.title',
    disableShare: true,
  },
  'records.outpatientDepartmentEdit': {
    path: '/outpatient/department/edit',
    requires: ['login'],
    title: 'records:outpatientDepartmentEdit.title',
    disableShare: true,
  },
  'records.outpatientFollowUpPlan': {
    path: '/outpatient/redignose/plan',
    requires: ['login'],
    title: 'records:outpatientFollowUpPlan.title',
    disableShare: true,
  },
  'records.outpatientFollowUpCreate': {
    path: '/outpatient/redignose/create',
    requires: ['login'],
    title: 'records:outpatientFollowUpCreate.title',
    disableShare: true,
  },
  'records.outpatientSearch': {
    path: '/outpatient/search',
    requires: ['login'],
    title: 'records:outpatientSearch.title',
    disableShare: true,
  },
  'records.outpatientListSearch': {
    path: '/outpatient/list/search',
    requires: ['login'],
    title: 'records:outpatientListSearch.title',
    disableShare: true,
  },
  'records.outpatientListLookUp': {
    path: '/outpatient/list/lookup',
    requires: ['login'],
    title: 'records:outpatientListLookUp.title',
    disableShare: true,
  },
  'records.examinationReportList': {
    path: '/medical-examination/report/list',
    requires: ['login'],
    title: 'records:examinationReportList.title',
    disableShare: true,
  },
});
