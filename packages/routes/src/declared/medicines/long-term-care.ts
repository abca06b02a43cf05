import { defineRoutes } from '../../route-row';

/** What is taken, signing for chronic-disease medication, the chronic report, a maker’s page in a chat (spec 2 §2.9, §2.11, §2.26). */
export const longTermCare = defineRoutes({
  'records.drugRecordList': {
    path: '/drug/record/list',
    requires: ['login'],
    title: 'records:drugRecordList.title',
    disableShare: true,
  },
  'records.drugRecordEdit': {
    path: '/drug/record/edit',
    requires: ['login'],
    title: 'records:drugRecordEdit.title',
    disableShare: true,
  },
  'records.drugRecordDetail': {
    path: '/drug/record/detail',
    requires: ['login'],
    title: 'records:drugRecordDetail.title',
    disableShare: true,
  },
  'consult.chronicDiseaseReport': {
    path: '/chronic-disease/report',
    requires: ['login', 'binding'],
    title: 'consult:chronicDiseaseReport.title',
    disableShare: true,
  },
  // A maker's page inside a conversation with a doctor: the documents give its name alone.
  'consult.dpchatMeizancheng': {
    path: '/consult/dpchat/meizancheng',
    requires: ['login'],
    title: 'consult:dpchatMeizancheng.title',
    disableShare: true,
  },
  'consult.signature': {
    path: '/consult/signature',
    title: 'consult:signature.title',
  },
  'consult.signatureDetail': {
    path: '/consult/signature/detail',
    title: 'consult:signatureDetail.title',
  },
  'consult.signatureEdit': {
    path: '/consult/signature/edit',
    title: 'consult:signatureEdit.title',
  },
  'consult.signatureResult': {
    path: '/consult/signature/result',
    requires: ['login', 'binding'],
    title: 'consult:signatureResult.title',
    disableShare: true,
  },
  'consult.signatureProtocol': {
    path: '/consult/signature/protocol',
    title: 'consult:signatureProtocol.title',
  },
  'consult.signaturePatientList': {
    path: '/consult/signature/patient/list',
    title: 'consult:signaturePatientList.title',
  },
  'consult.signaturePatientAdd': {
    path: '/consult/signature/patient/append',
    title: 'consult:signaturePatientAdd.title',
  },
  'consult.signatureMiddle': {
    path: '/consult/signature/middle',
    kind: 'middle',
    title: 'consult:signatureMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
