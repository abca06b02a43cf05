import { defineRoutes } from '../route-row';

/** The consultation room and its orders (spec 2 §2.9, §2.20). */
export const consultOrders = defineRoutes({
  'consult.dpchatDemo': {
    path: '/consult/dpchat/demo',
    kind: 'test',
    requires: ['login'],
    title: 'consult:dpchatDemo.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
    disableFab: true,
  },
  'consult.dpchatRichText': {
    path: '/consult/dpchat/richtext',
    requires: ['login'],
    title: 'consult:dpchatRichText.title',
    disableShare: true,
  },
  'consult.dpchatCheck': {
    path: '/consult/dpchat/check',
    requires: ['login'],
    title: 'consult:dpchatCheck.title',
    disableShare: true,
  },
  'consult.dpchatUploadImages': {
    path: '/consult/dpchat/uploadImages',
    requires: ['login'],
    title: 'consult:dpchatUploadImages.title',
    disableShare: true,
  },
  'consult.dpchatPhoneRecordingPlay': {
    path: '/consult/dpchat/phoneMusic/play',
    requires: ['login'],
    title: 'consult:dpchatPhoneRecordingPlay.title',
    disableShare: true,
  },
  'consult.dpchatPhoneRecordingList': {
    path: '/consult/dpchat/phoneMusic/list',
    requires: ['login'],
    title: 'consult:dpchatPhoneRecordingList.title',
    disableShare: true,
  },
  'consult.dpchatMeizancheng': {
    path: '/consult/dpchat/meizancheng',
    requires: ['login'],
    title: 'consult:dpchatMeizancheng.title',
    disableShare: true,
  },
  'consult.caseDetails': {
    path: '/consult/cases-details',
    requires: ['login'],
    title: 'consult:caseDetails.title',
    disableShare: true,
  },
});
