import { defineRoutes } from '../route-row';

/** The consultation room and its orders (spec 2 §2.9, §2.20). */
export const consultOrders = defineRoutes({
  // A developers' page: the stories of the conversation show what it would.
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
  // A maker's page inside a conversation with a doctor: the documents give its name alone.
  'consult.dpchatMeizancheng': {
    path: '/consult/dpchat/meizancheng',
    requires: ['login'],
    title: 'consult:dpchatMeizancheng.title',
    disableShare: true,
  },
});
