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
});
