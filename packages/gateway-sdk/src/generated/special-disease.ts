// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { GatewayFailure } from '../failure';
import type { CancelSpecialDiseaseBookingRequest, CancelSpecialDiseaseBookingResponse, GetSpecialDiseaseBookingRequest, GetSpecialDiseaseDoctorGroupRequest, GetSpecialDiseasePayCertificateRequest, GetSpecialDiseaseQrcodeRequest, GetSpecialDiseaseQrcodeResponse, ListSpecialDiseaseExpertsRequest, ListSpecialDiseaseExpertsResponse, SpecialDiseaseBooking, SpecialDiseaseCertificate, SpecialDiseaseGroup, SubmitSpecialDiseaseBookingRequest, SubmitSpecialDiseaseBookingResponse, UpdateSpecialDiseaseBookingRequest, UpdateSpecialDiseaseBookingResponse, ViewSpecialDiseaseAgreementRequest, ViewSpecialDiseaseAgreementResponse } from './types/special-disease';

/** The calls of the specialDisease domain. */
export const specialDiseaseCalls: {
  listSpecialDiseaseExperts: ListRow<ListSpecialDiseaseExpertsRequest, ListSpecialDiseaseExpertsResponse | GatewayFailure>;
  getSpecialDiseaseDoctorGroup: CallRow<GetSpecialDiseaseDoctorGroupRequest, SpecialDiseaseGroup | GatewayFailure, 'query'>;
  viewSpecialDiseaseAgreement: CallRow<ViewSpecialDiseaseAgreementRequest, ViewSpecialDiseaseAgreementResponse | GatewayFailure, 'query'>;
  submitSpecialDiseaseBooking: CallRow<SubmitSpecialDiseaseBookingRequest, SubmitSpecialDiseaseBookingResponse | GatewayFailure, 'mutation'>;
  updateSpecialDiseaseBooking: CallRow<UpdateSpecialDiseaseBookingRequest, UpdateSpecialDiseaseBookingResponse | GatewayFailure, 'mutation'>;
  cancelSpecialDiseaseBooking: CallRow<CancelSpecialDiseaseBookingRequest, CancelSpecialDiseaseBookingResponse | GatewayFailure, 'mutation'>;
  getSpecialDiseaseBooking: CallRow<GetSpecialDiseaseBookingRequest, SpecialDiseaseBooking | GatewayFailure, 'query'>;
  getSpecialDiseasePayCertificate: CallRow<GetSpecialDiseasePayCertificateRequest, SpecialDiseaseCertificate | GatewayFailure, 'query'>;
  getSpecialDiseaseQrcode: CallRow<GetSpecialDiseaseQrcodeRequest, GetSpecialDiseaseQrcodeResponse | GatewayFailure, 'query'>;
} = {
  listSpecialDiseaseExperts: {
    path: '/modulemarketplace/specialdisease/expertlist',
    kind: 'query',
    open: true,
    tags: [
      'SpecialDiseaseDays'
    ],
    onFailure: 'result',
    listed: 'page'
  },
  getSpecialDiseaseDoctorGroup: {
    path: '/specialdisease/doctorpatientgroup/getdoctorgroup',
    kind: 'query',
    open: true,
    tags: [
      'SpecialDiseaseDays'
    ],
    onFailure: 'result'
  },
  viewSpecialDiseaseAgreement: {
    path: '/modulemarketplace/specialdisease/agreement/view',
    kind: 'query',
    open: true,
    tags: [
      'Agreement'
    ],
    onFailure: 'result'
  },
  submitSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      },
      'SpecialDiseaseDays',
      'Order'
    ],
    onFailure: 'result'
  },
  updateSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/update',
    kind: 'mutation',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      },
      'SpecialDiseaseDays',
      'Order'
    ],
    onFailure: 'result'
  },
  cancelSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      },
      'SpecialDiseaseDays',
      'Order'
    ],
    onFailure: 'result'
  },
  getSpecialDiseaseBooking: {
    path: '/modulemarketplace/specialdisease/booking/detail',
    kind: 'query',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      }
    ],
    onFailure: 'result'
  },
  getSpecialDiseasePayCertificate: {
    path: '/modulemarketplace/specialdisease/paycertificate',
    kind: 'query',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      }
    ],
    onFailure: 'result'
  },
  getSpecialDiseaseQrcode: {
    path: '/modulemarketplace/specialdisease/qrcode',
    kind: 'query',
    tags: [
      {
        type: 'SpecialDiseaseBooking',
        by: 'orderNo'
      }
    ],
    onFailure: 'result'
  }
};
