import type {
  CheckUpGrant,
  CicPatientPacsReportResponse,
  GetCheckupReservationResponse,
  ListCheckupReportsResponse,
  ListCheckupShiftCasesResponse,
} from '@xinglin/gateway-sdk';
import { sampleCheckUpDays, sampleStore } from './check-up-samples';

/** A check-up that a company has paid for, without a reservation. */
export const sampleGrant: CheckUpGrant = {
  grantId: 'grant-1',
  title: '青川科技员工年度体检',
  packageCode: 'p-1',
  packageTitle: '年度基础体检',
  packageKind: 'general',
  orgName: '杏林体检',
  sex: 'any',
  minAge: null,
  maxAge: null,
  validUntil: '2027-05-01',
  orderNo: null,
};

/** Its stores with the days that its code covers. */
export const sampleShiftCases: ListCheckupShiftCasesResponse = { items: [sampleCheckUpDays] };

/** The reservation that was made with it. */
export const sampleReservation: GetCheckupReservationResponse = {
  orderNo: 'C1',
  state: 'booked',
  statusText: '已预约',
  title: sampleGrant.title,
  packageTitle: sampleGrant.packageTitle,
  store: sampleStore,
  day: '2026-12-03',
  people: [{ patientId: 'pa-1', name: '王芳' }],
  voucherCode: '20261203',
};

/** Reports in a list, the first with a value outside its range. */
export const sampleReports: ListCheckupReportsResponse = {
  items: [
    {
      orderNo: 'C1',
      patientId: 'pa-1',
      patientName: '王芳',
      packageTitle: '年度基础体检',
      storeName: sampleStore.name,
      day: '2026-12-03',
      issuedAt: '2026-12-06T10:00:00+08:00',
      outsideCount: 1,
    },
  ],
};

/** Pictures of an examination with what was seen on them. */
export const samplePictures: CicPatientPacsReportResponse = {
  orderNo: 'C1',
  patientId: 'pa-1',
  patientName: '王芳',
  day: '2026-12-03',
  findings: '右肺上叶见 4 mm 结节，边界清楚。',
  pictures: [{ fileId: 'f-1', url: '/kanoupload/file/f-1', caption: '胸部横断面' }],
};
