import type {
  CheckUpGrant,
  GetCheckupReservationResponse,
  GetPhysicalHomeResponse,
  ListCheckupShiftCasesResponse,
  ListPhysicalPersonsResponse,
} from '@xinglin/gateway-sdk';
import { sampleCheckUp, sampleCheckUpDays, sampleStore } from './check-up-samples';

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

/** How many packages there are for whom. */
export const samplePersons: ListPhysicalPersonsResponse = {
  items: [
    { person: 'parents', packageCount: 12 },
    { person: 'self', packageCount: 18 },
    { person: 'child', packageCount: 5 },
    { person: 'work', packageCount: 3 },
  ],
};

/** The home of an account with a mother: a package that suits, one that is new, one that she has, and her last report. */
export const sampleHome: GetPhysicalHomeResponse = {
  people: [
    { person: 'parents', faces: [{ patientId: 'pa-1', gender: 'female', age: 68 }] },
    { person: 'self', faces: [{ patientId: 'pa-2', gender: 'male', age: 38 }] },
    { person: 'child', faces: [] },
  ],
  patient: { patientId: 'pa-1', name: '王秀兰', gender: 'female', age: 68 },
  items: [
    {
      offer: sampleCheckUp({
        packageCode: 'p-heart',
        title: '心脑血管专项',
        picture: { main: 'heart', badge: 'brain' },
        sex: 'any',
        minAge: 30,
        priceCents: 79_800,
        itemCount: 12,
      }),
      fit: {
        kind: 'suits',
        values: [
          { name: '血压', flag: 'high' },
          { name: '血脂', flag: 'high' },
        ],
      },
      couponedCents: 74_800,
    },
    {
      offer: sampleCheckUp({
        packageCode: 'p-bone',
        title: '骨与关节体检',
        picture: { main: 'joint', badge: 'bone' },
        sex: 'any',
        minAge: 55,
        priceCents: 46_800,
        itemCount: 9,
      }),
      fit: { kind: 'new', item: '骨密度' },
      couponedCents: null,
    },
    {
      offer: sampleCheckUp({
        packageCode: 'p-year',
        title: '年度基础体检',
        picture: { main: 'basic', badge: 'heart' },
        sex: 'any',
        minAge: 18,
        priceCents: 39_900,
        itemCount: 14,
        orgCount: 4,
      }),
      fit: { kind: 'owned', sameItems: 12 },
      couponedCents: null,
    },
  ],
  grants: [sampleGrant],
  report: {
    orderNo: 'C1',
    patientId: 'pa-1',
    patientName: '王秀兰',
    day: '2025-12-03',
    monthsAgo: 11,
    outside: { name: '血尿酸', value: '436', unit: 'µmol/L', flag: 'high' },
    outsideCount: 1,
  },
};
