import { defineRoutes } from '../route-row';

/** The diagnosis platform (spec 2 §2.18). */
export const diagnosisPlatform = defineRoutes({
  'check-up.diagnosisPlatform': {
    path: '/diagnosis-platform',
    title: 'check-up:diagnosisPlatform.title',
  },
  'check-up.diagnosisGoods': {
    path: '/diagnosis-platform/client/goods-detail',
    title: 'check-up:diagnosisGoods.title',
  },
  'check-up.diagnosisOrder': {
    path: '/diagnosis-platform/client/order',
    requires: ['login'],
    title: 'check-up:diagnosisOrder.title',
    disableShare: true,
  },
  'check-up.diagnosisBook': {
    path: '/diagnosis-platform/client/book',
    requires: ['login'],
    title: 'check-up:diagnosisBook.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderDetail': {
    path: '/diagnosis-platform/client/order-detail',
    requires: ['login'],
    title: 'check-up:diagnosisOrderDetail.title',
    disableShare: true,
  },
  'check-up.diagnosisPatient': {
    path: '/diagnosis-platform/client/patient-info',
    requires: ['login'],
    title: 'check-up:diagnosisPatient.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderConfirm': {
    path: '/diagnosis-platform/order/confirm',
    requires: ['login'],
    title: 'check-up:diagnosisOrderConfirm.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderInformation': {
    path: '/diagnosis-platform/order/info',
    requires: ['login'],
    title: 'check-up:diagnosisOrderInformation.title',
    disableShare: true,
  },
  'check-up.diagnosisInvoice': {
    path: '/diagnosis-platform/order/invoice',
    requires: ['login'],
    title: 'check-up:diagnosisInvoice.title',
    disableShare: true,
  },
  'check-up.diagnosisInvoiceDetail': {
    path: '/diagnosis-platform/order/invoice-detail',
    requires: ['login'],
    title: 'check-up:diagnosisInvoiceDetail.title',
    disableShare: true,
  },
  'check-up.diagnosisExpressDetail': {
    path: '/diagnosis-platform/express/detail/:orderId',
    requires: ['login'],
    title: 'check-up:diagnosisExpressDetail.title',
    disableShare: true,
  },
  'check-up.diagnosisAgreement': {
    path: '/diagnosis-platform/agreement/detail',
    requires: ['login'],
    title: 'check-up:diagnosisAgreement.title',
    disableShare: true,
  },
});
