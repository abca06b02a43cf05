import { listedPartners } from '../listed-partners';
import { defineRoutes } from '../route-row';

/** Check-ups, dental scaling and tests (spec 2 §2.7, §2.15, §2.18, §2.20, §2.28). */
export const checkUp = defineRoutes({
  'check-up.home': {
    path: '/medical-examination',
    title: 'check-up:home.title',
    description: 'check-up:home.description',
  },
  'check-up.covidTest': {
    path: '/medical-examination/covid-19',
    title: 'check-up:covidTest.title',
    description: 'check-up:covidTest.description',
  },
  'check-up.packageDetail': {
    path: '/medical-examination/set-meal/detail/:packageCode',
    title: 'check-up:packageDetail.title',
  },
  'check-up.nucleicTestDetail': {
    path: '/medical-examination/set-meal/nucleic-detail/:packageCode',
    sameAs: 'check-up.packageDetail',
    title: 'check-up:packageDetail.title',
  },
  'check-up.hospitalPackageList': {
    path: '/medical-examination/set-meal/list/:hospitalId',
    title: 'check-up:hospitalPackageList.title',
  },
  'check-up.orderSubmit': {
    path: '/medical-examination/set-meal/order/submit/:packageCode',
    requires: ['login'],
    title: 'check-up:orderSubmit.title',
    disableShare: true,
  },
  'check-up.chooseStore': {
    path: '/medical-examination/choose-stores',
    title: 'check-up:chooseStore.title',
  },
  'check-up.orderList': {
    path: '/medical-examination/order/list',
    requires: ['login'],
    title: 'check-up:orderList.title',
    disableShare: true,
  },
  'check-up.weibaoCode': {
    path: '/medical-examination/weibao-code',
    title: 'check-up:weibaoCode.title',
  },
  'check-up.invoice': {
    path: '/medical-examination/invoice/:orderId',
    requires: ['login'],
    title: 'check-up:invoice.title',
    disableShare: true,
  },
  'check-up.privateCheckUp': {
    path: '/medical-examination/privately',
    title: 'check-up:privateCheckUp.title',
    description: 'check-up:privateCheckUp.description',
  },
  'check-up.privateCheckUpOrganisation': {
    path: '/medical-examination/privately/org/:orgCode',
    title: 'check-up:privateCheckUpOrganisation.title',
  },
  'check-up.privateCheckUpList': {
    path: '/medical-examination/privately/list',
    title: 'check-up:privateCheckUpList.title',
    description: 'check-up:privateCheckUpList.description',
  },
  'check-up.privateCheckUpGuide': {
    path: '/medical-examination/privately/guide',
    title: 'check-up:privateCheckUpGuide.title',
    description: 'check-up:privateCheckUpGuide.description',
  },
  'check-up.scaling': {
    path: '/medical-examination/scaling',
    title: 'check-up:scaling.title',
    description: 'check-up:scaling.description',
  },
  'check-up.scalingDetail': {
    path: '/medical-examination/scaling/detail/:packageCode',
    sameAs: 'check-up.packageDetail',
    title: 'check-up:packageDetail.title',
  },
  'check-up.scalingSubmit': {
    path: '/medical-examination/scaling/submit/:packageCode',
    requires: ['login'],
    sameAs: 'check-up.orderSubmit',
    title: 'check-up:orderSubmit.title',
    disableShare: true,
  },
  'check-up.scalingGuide': {
    path: '/medical-examination/scaling/guide/:hospitalId',
    title: 'check-up:scalingGuide.title',
  },
  'check-up.pdfReport': {
    path: '/medical-examination/pdf-report',
    requires: ['login'],
    title: 'check-up:pdfReport.title',
    disableShare: true,
  },
  'check-up.orderDetail': {
    path: '/my/order/physical-exam/detail/:orderId',
    requires: ['login'],
    title: 'check-up:orderDetail.title',
    disableShare: true,
  },
  'check-up.nucleicTest': {
    path: '/anti-epidemic/nucleate',
    requires: ['login', 'binding'],
    sameAs: 'check-up.covidTest',
    title: 'check-up:covidTest.title',
    disableShare: true,
  },
  'check-up.diagnosisPlatform': {
    path: '/diagnosis-platform',
    title: 'check-up:diagnosisPlatform.title',
    description: 'check-up:diagnosisPlatform.description',
  },
  'check-up.diagnosisGoods': {
    path: '/diagnosis-platform/client/goods-detail',
    sameAs: 'check-up.packageDetail',
    title: 'check-up:packageDetail.title',
  },
  'check-up.diagnosisBook': {
    path: '/diagnosis-platform/client/book',
    requires: ['login'],
    sameAs: 'check-up.chooseStore',
    title: 'check-up:chooseStore.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderConfirm': {
    path: '/diagnosis-platform/order/confirm',
    requires: ['login'],
    needs: [['packageCode', 'diseaseId']],
    title: 'check-up:orderSubmit.title',
    disableShare: true,
  },
  'check-up.diagnosisOrder': {
    path: '/diagnosis-platform/client/order',
    requires: ['login'],
    title: 'check-up:diagnosisOrder.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderDetail': {
    path: '/diagnosis-platform/client/order-detail',
    requires: ['login'],
    title: 'check-up:orderDetail.title',
    disableShare: true,
  },
  'check-up.diagnosisPatient': {
    path: '/diagnosis-platform/client/patient-info',
    requires: ['login'],
    needs: ['orderNo'],
    title: 'check-up:diagnosisPatient.title',
    disableShare: true,
  },
  'check-up.diagnosisOrderInformation': {
    path: '/diagnosis-platform/order/info',
    requires: ['login'],
    needs: ['orderNo'],
    title: 'check-up:diagnosisOrderInformation.title',
    disableShare: true,
  },
  'check-up.diagnosisInvoice': {
    path: '/diagnosis-platform/order/invoice',
    requires: ['login'],
    needs: ['orderNo'],
    sameAs: 'check-up.invoice',
    title: 'check-up:invoice.title',
    disableShare: true,
  },
  'check-up.diagnosisInvoiceDetail': {
    path: '/diagnosis-platform/order/invoice-detail',
    requires: ['login'],
    needs: ['orderNo'],
    title: 'check-up:diagnosisInvoiceDetail.title',
    disableShare: true,
  },
  'check-up.diagnosisExpressDetail': {
    path: '/diagnosis-platform/express/detail/:orderId',
    requires: ['login'],
    title: 'check-up:diagnosisExpressDetail.title',
    disableShare: true,
  },
  // The report with the way to ask a doctor, as partners link to it.
  'consult.reportDecode': {
    path: '/consult/reportdecode/:id',
    requires: ['login'],
    partners: listedPartners,
    sameAs: 'check-up.pdfReport',
    title: 'check-up:pdfReport.title',
    noIndex: true,
    disableShare: true,
  },
});
