// Generated from packages/contract by `npm run generate`; change it there.
import type { PhysicalOrderCard } from './check-up-order-calls';
import type { CheckUpCoupon, CheckUpDay, CheckUpKind, CheckUpOrganisation, CheckUpPackageCard, CheckUpPurpose, CheckUpState, CheckUpStore } from './check-up-shapes';
import type { Area } from './directory';
import type { OrderGroup } from './orders';
export interface ListPhysicalPackagesRequest {
  kind?: CheckUpKind | undefined;
  purpose?: CheckUpPurpose | undefined;
  sex?: 'female' | 'male' | undefined;
  age?: number | undefined;
  mostCents?: number | undefined;
  q?: string | undefined;
  orgCode?: string | undefined;
  hospitalId?: string | undefined;
  cityId?: string | undefined;
  suits?: CheckUpPurpose | undefined;
  grouped?: boolean | undefined;
  sameAs?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListPhysicalPackagesResponse {
  items: CheckUpPackageCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPhysicalPackageRequest {
  packageCode: string;
}
export interface ListPhysicalOrganisationsRequest {
  kind?: CheckUpKind | undefined;
  orgCode?: string | undefined;
  hospitalId?: string | undefined;
}
export interface ListPhysicalOrganisationsResponse {
  items: CheckUpOrganisation[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListPhysicalProvincesRequest {
  packageCode?: string | undefined;
}
export interface ListPhysicalProvincesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListPhysicalCitiesRequest {
  packageCode?: string | undefined;
  provinceId?: string | undefined;
}
export interface ListPhysicalCitiesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListPhysicalStoresRequest {
  packageCode?: string | undefined;
  cityId?: string | undefined;
  orgCode?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListPhysicalStoresResponse {
  items: {
    store: CheckUpStore;
    distanceMetres: number | null;
    freeDays: CheckUpDay[];
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPhysicalScheduleRequest {
  packageCode: string;
  storeId: string;
}
export interface GetPhysicalScheduleResponse {
  store: CheckUpStore;
  days: CheckUpDay[];
}
export interface GetPhysicalStockRequest {
  packageCode: string;
  storeId: string;
  day: string;
}
export interface GetPhysicalCouponRequest {
  packageCode: string;
}
export interface GetPhysicalCouponResponse {
  items: CheckUpCoupon[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface RedeemPhysicalCodeRequest {
  code: string;
}
export interface SubmitPhysicalOrderRequest {
  packageCode: string;
  storeId: string;
  day: string;
  /**
   * @minItems 1
   * @maxItems 5
   */
  patientIds: string[];
  couponId?: string | undefined;
  totalCents: number;
}
export interface SubmitPhysicalOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface ListMyPhysicalOrdersRequest {
  group?: OrderGroup | undefined;
  packageKind?: CheckUpKind | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListMyPhysicalOrdersResponse {
  items: PhysicalOrderCard[];
  next: string | null;
}
export interface GetPhysicalOrderRequest {
  orderNo: string;
}
export interface UpdatePhysicalBookingRequest {
  orderNo: string;
  storeId: string;
  day: string;
}
export interface UpdatePhysicalBookingResponse {
  orderNo: string;
  done: true;
}
export interface CancelPhysicalOrderRequest {
  orderNo: string;
  reason?: string | undefined;
  refundCents: number;
}
export interface CancelPhysicalOrderResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface GetPhysicalReportRequest {
  orderNo: string;
  patientId?: string | undefined;
}
export interface ApplyPhysicalInvoiceRequest {
  orderNo: string;
  title:
    | {
        type: 'person';
        name: string;
      }
    | {
        type: 'company';
        name: string;
        taxNo: string;
      };
  email: string;
}
export interface ApplyPhysicalInvoiceResponse {
  done: true;
  orderNo: string;
}
export interface ApplyPhysicalPaperRequest {
  orderNo: string;
  addressId: string;
}
export interface ApplyPhysicalPaperResponse {
  done: true;
  orderNo: string;
}
export interface VerifyCheckupCodeRequest {
  code: string;
}
export interface ListCheckupShiftCasesRequest {
  grantId: string;
}
export interface ListCheckupShiftCasesResponse {
  items: {
    store: CheckUpStore;
    days: CheckUpDay[];
  }[];
}
export interface SubmitCheckupReservationRequest {
  grantId: string;
  storeId: string;
  day: string;
  patientId: string;
}
export interface SubmitCheckupReservationResponse {
  orderNo: string;
}
export interface GetCheckupReservationRequest {
  orderNo: string;
}
export interface GetCheckupReservationResponse {
  orderNo: string;
  state: CheckUpState;
  statusText: string;
  title: string;
  packageTitle: string;
  store: CheckUpStore;
  day: string;
  people: {
    patientId: string;
    name: string;
  }[];
  voucherCode: string | null;
}
export interface ListCheckupReportsResponse {
  items: {
    orderNo: string;
    patientId: string;
    patientName: string;
    packageTitle: string;
    storeName: string;
    day: string;
    issuedAt: string;
    outsideCount: number;
  }[];
}
export interface CheckupConsultOrderRequest {
  orderNo: string;
  patientId: string;
}
export interface CheckupConsultOrderResponse {
  question: string;
}
export interface CicPatientOrderRequest {
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface CicPatientOrderResponse {
  items: PhysicalOrderCard[];
  next: string | null;
}
export interface CicPatientPayRequest {
  orderNo: string;
  returnUrl: string;
}
export interface CicPatientPayResponse {
  url: string;
  amountCents: number;
}
export interface CicPatientRefundRequest {
  orderNo: string;
  reason?: string | undefined;
  refundCents: number;
}
export interface CicPatientRefundResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface CicPatientInvoiceRequest {
  orderNo: string;
  title:
    | {
        type: 'person';
        name: string;
      }
    | {
        type: 'company';
        name: string;
        taxNo: string;
      };
  email: string;
}
export interface CicPatientInvoiceResponse {
  done: true;
  orderNo: string;
}
export interface CicPatientPacsReportRequest {
  orderNo: string;
  patientId?: string | undefined;
}
export interface CicPatientPacsReportResponse {
  orderNo: string;
  patientId: string;
  patientName: string;
  day: string;
  findings: string;
  pictures: {
    fileId: string;
    url: string;
    caption: string;
  }[];
}
