// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { AddTelemedicineCaseRequest, AddTelemedicineCaseResponse, AddTelemedicineLocalDoctorRequest, AddTelemedicineLocalDoctorResponse, CancelTelemedicineByPatientRequest, CancelTelemedicineByPatientResponse, CompleteTelemedicineCaseRequest, CompleteTelemedicineCaseResponse, GetTelemedicineOrderRequest, GetTelemedicineScheduleRequest, GetTelemedicineScheduleResponse, ListTelemedicineCitiesResponse, ListTelemedicineDepartmentsResponse, ListTelemedicineDoctorsRequest, ListTelemedicineDoctorsResponse, ListTelemedicineLocalDoctorsRequest, ListTelemedicineLocalDoctorsResponse, ListTelemedicineOrdersRequest, ListTelemedicineOrdersResponse, SubmitTelemedicineOrderRequest, SubmitTelemedicineOrderResponse, TelemedicineOrder } from './types/telemedicine';

/** The calls of the telemedicine domain. */
export const telemedicineCalls: {
  listTelemedicineDepartments: CallRow<void, ListTelemedicineDepartmentsResponse, 'query'>;
  listTelemedicineCities: CallRow<void, ListTelemedicineCitiesResponse, 'query'>;
  listTelemedicineDoctors: ListRow<ListTelemedicineDoctorsRequest, ListTelemedicineDoctorsResponse>;
  getTelemedicineSchedule: CallRow<GetTelemedicineScheduleRequest, GetTelemedicineScheduleResponse, 'query'>;
  submitTelemedicineOrder: CallRow<SubmitTelemedicineOrderRequest, SubmitTelemedicineOrderResponse, 'mutation'>;
  listTelemedicineOrders: ListRow<ListTelemedicineOrdersRequest, ListTelemedicineOrdersResponse>;
  getTelemedicineOrder: CallRow<GetTelemedicineOrderRequest, TelemedicineOrder, 'query'>;
  cancelTelemedicineByPatient: CallRow<CancelTelemedicineByPatientRequest, CancelTelemedicineByPatientResponse, 'mutation'>;
  listTelemedicineLocalDoctors: ListRow<ListTelemedicineLocalDoctorsRequest, ListTelemedicineLocalDoctorsResponse>;
  addTelemedicineLocalDoctor: CallRow<AddTelemedicineLocalDoctorRequest, AddTelemedicineLocalDoctorResponse, 'mutation'>;
  addTelemedicineCase: CallRow<AddTelemedicineCaseRequest, AddTelemedicineCaseResponse, 'mutation'>;
  completeTelemedicineCase: CallRow<CompleteTelemedicineCaseRequest, CompleteTelemedicineCaseResponse, 'mutation'>;
} = {
  listTelemedicineDepartments: {
    path: '/order/telemedicine/department',
    kind: 'query',
    open: true
  },
  listTelemedicineCities: {
    path: '/order/telemedicine/city',
    kind: 'query',
    open: true
  },
  listTelemedicineDoctors: {
    path: '/order/telemedicine/doctor',
    kind: 'query',
    open: true,
    tags: [
      'TelemedicineTimes'
    ],
    listed: 'page'
  },
  getTelemedicineSchedule: {
    path: '/order/telemedicine/schedule',
    kind: 'query',
    open: true,
    tags: [
      'TelemedicineTimes'
    ]
  },
  submitTelemedicineOrder: {
    path: '/order/telemedicine/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      },
      'TelemedicineTimes',
      'Order'
    ]
  },
  listTelemedicineOrders: {
    path: '/order/telemedicine/list',
    kind: 'query',
    tags: [
      'Telemedicine'
    ],
    listed: 'cursor'
  },
  getTelemedicineOrder: {
    path: '/order/telemedicine/detail',
    kind: 'query',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      }
    ]
  },
  cancelTelemedicineByPatient: {
    path: '/order/telemedicine/patientcancel',
    kind: 'mutation',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      },
      'TelemedicineTimes',
      'Order'
    ]
  },
  listTelemedicineLocalDoctors: {
    path: '/order/telemedicine/localdoctor',
    kind: 'query',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      }
    ],
    listed: 'page'
  },
  addTelemedicineLocalDoctor: {
    path: '/order/telemedicine/addlocaldoctor',
    kind: 'mutation',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      }
    ]
  },
  addTelemedicineCase: {
    path: '/order/telemedicine/addcase',
    kind: 'mutation',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      }
    ]
  },
  completeTelemedicineCase: {
    path: '/order/telemedicine/replenishcase',
    kind: 'mutation',
    tags: [
      {
        type: 'Telemedicine',
        by: 'orderNo'
      }
    ]
  }
};
