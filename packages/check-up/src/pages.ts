import type { checkUp, PagesOf } from '@xinglin/routes';

/** A page for each route of the checkUp table; the file of a page is its path. */
export const pages = {
  'check-up.home': () => import('./pages/medical-examination.page'),
  'check-up.covidTest': () => import('./pages/medical-examination/covid-19.page'),
  'check-up.packageDetail': () =>
    import('./pages/medical-examination/set-meal/detail/$packageCode.page'),
  'check-up.hospitalPackageList': () =>
    import('./pages/medical-examination/set-meal/list/$hospitalId.page'),
  'check-up.orderSubmit': () =>
    import('./pages/medical-examination/set-meal/order/submit/$packageCode.page'),
  'check-up.chooseStore': () => import('./pages/medical-examination/choose-stores.page'),
  'check-up.orderList': () => import('./pages/medical-examination/order/list.page'),
  'check-up.weibaoCode': () => import('./pages/medical-examination/weibao-code.page'),
  'check-up.invoice': () => import('./pages/medical-examination/invoice/$orderId.page'),
  'check-up.privateCheckUp': () => import('./pages/medical-examination/privately.page'),
  'check-up.privateCheckUpOrganisation': () =>
    import('./pages/medical-examination/privately/org/$orgCode.page'),
  'check-up.privateCheckUpList': () => import('./pages/medical-examination/privately/list.page'),
  'check-up.privateCheckUpGuide': () => import('./pages/medical-examination/privately/guide.page'),
  'check-up.scaling': () => import('./pages/medical-examination/scaling.page'),
  'check-up.scalingGuide': () =>
    import('./pages/medical-examination/scaling/guide/$hospitalId.page'),
  'check-up.pdfReport': () => import('./pages/medical-examination/pdf-report.page'),
  'check-up.orderDetail': () => import('./pages/my/order/physical-exam/detail/$orderId.page'),
  'check-up.diagnosisPlatform': () => import('./pages/diagnosis-platform.page'),
  'check-up.diagnosisOrderConfirm': () => import('./pages/diagnosis-platform/order/confirm.page'),
  'check-up.diagnosisOrderDetail': () =>
    import('./pages/diagnosis-platform/client/order-detail.page'),
  'check-up.diagnosisOrder': () => import('./pages/diagnosis-platform/client/order.page'),
  'check-up.diagnosisPatient': () => import('./pages/diagnosis-platform/client/patient-info.page'),
  'check-up.diagnosisOrderInformation': () => import('./pages/diagnosis-platform/order/info.page'),
  'check-up.diagnosisInvoiceDetail': () =>
    import('./pages/diagnosis-platform/order/invoice-detail.page'),
  'check-up.diagnosisExpressDetail': () =>
    import('./pages/diagnosis-platform/express/detail/$orderId.page'),
} satisfies PagesOf<typeof checkUp>;
