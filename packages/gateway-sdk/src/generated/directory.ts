// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { Area, Doctor, GetAreaByIdRequest, GetDoctorInfoByIdRequest, GetHospitalInfoByIdRequest, GetLocationDetailRequest, GetLocationDetailResponse, GetNoticeDetailRequest, GetNoticeDetailResponse, Hospital, ListAllAreasRequest, ListAllAreasResponse, ListChildAreasRequest, ListChildAreasResponse, ListHomeDoctorsRequest, ListHomeDoctorsResponse, ListHotDeptsResponse, ListProvincesResponse, MergeSearchDoctorsRequest, MergeSearchDoctorsResponse, MergeSearchHospitalsRequest, MergeSearchHospitalsResponse, QueryHospitalDepartmentsRequest, QueryHospitalDepartmentsResponse } from './types/directory';

/** The calls of the directory domain. */
export const directoryCalls: {
  listProvinces: CallRow<void, ListProvincesResponse, 'query'>;
  listChildAreas: CallRow<ListChildAreasRequest, ListChildAreasResponse, 'query'>;
  listAllAreas: CallRow<ListAllAreasRequest, ListAllAreasResponse, 'query'>;
  getAreaById: CallRow<GetAreaByIdRequest, Area, 'query'>;
  getLocationDetail: CallRow<GetLocationDetailRequest, GetLocationDetailResponse, 'query'>;
  mergeSearchHospitals: ListRow<MergeSearchHospitalsRequest, MergeSearchHospitalsResponse>;
  mergeSearchDoctors: ListRow<MergeSearchDoctorsRequest, MergeSearchDoctorsResponse>;
  getHospitalInfoById: CallRow<GetHospitalInfoByIdRequest, Hospital, 'query'>;
  queryHospitalDepartments: CallRow<QueryHospitalDepartmentsRequest, QueryHospitalDepartmentsResponse, 'query'>;
  getDoctorInfoById: CallRow<GetDoctorInfoByIdRequest, Doctor, 'query'>;
  listHotDepts: CallRow<void, ListHotDeptsResponse, 'query'>;
  listHomeDoctors: CallRow<ListHomeDoctorsRequest, ListHomeDoctorsResponse, 'query'>;
  getNoticeDetail: CallRow<GetNoticeDetailRequest, GetNoticeDetailResponse, 'query'>;
} = {
  listProvinces: {
    path: '/common/area/getprovincelist.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listChildAreas: {
    path: '/common/area/getchildlist.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listAllAreas: {
    path: '/common/area/allarealist',
    kind: 'query',
    open: true,
    cached: true
  },
  getAreaById: {
    path: '/common/area/getareabyid',
    kind: 'query',
    open: true,
    cached: true
  },
  getLocationDetail: {
    path: '/json/white/location/getDetail',
    kind: 'query',
    method: 'GET',
    encoding: 'query',
    open: true
  },
  mergeSearchHospitals: {
    path: '/modulesearch/mergesearch/hospitallist.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  mergeSearchDoctors: {
    path: '/modulesearch/mergesearch/doctorlist.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getHospitalInfoById: {
    path: '/hospital/hospitalinfo/getinfobyid.json',
    kind: 'query',
    open: true
  },
  queryHospitalDepartments: {
    path: '/hospital/hospitaldept/list.json',
    kind: 'query',
    open: true,
    cached: true
  },
  getDoctorInfoById: {
    path: '/doctor/doctorinfo/getinfobyid.json',
    kind: 'query',
    open: true
  },
  listHotDepts: {
    path: '/moduleoperate/json/white/gethotdept.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listHomeDoctors: {
    path: '/bffnode/home/doctor/list',
    kind: 'query',
    open: true
  },
  getNoticeDetail: {
    path: '/common/notice/detail',
    kind: 'query',
    open: true
  }
};
