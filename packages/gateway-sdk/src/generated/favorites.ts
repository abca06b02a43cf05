// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { AddFavoriteDepartmentRequest, AddFavoriteDiseaseRequest, AddFavoriteDoctorRequest, AddFavoriteHospitalRequest, CancelFavoriteDepartmentRequest, CancelFavoriteDiseaseRequest, CancelFavoriteDoctorRequest, CancelFavoriteHospitalRequest, ChangeShiftAlertRequest, FavoriteState, GetFavoriteStateRequest, ListFavoriteDepartmentsRequest, ListFavoriteDepartmentsResponse, ListFavoriteDiseasesRequest, ListFavoriteDiseasesResponse, ListFavoriteDoctorsRequest, ListFavoriteDoctorsResponse, ListFavoriteHospitalsRequest, ListFavoriteHospitalsResponse, ShiftAlert } from './types/favorites';

/** The calls of the favorites domain. */
export const favoritesCalls: {
  addFavoriteDoctor: CallRow<AddFavoriteDoctorRequest, FavoriteState, 'mutation'>;
  cancelFavoriteDoctor: CallRow<CancelFavoriteDoctorRequest, FavoriteState, 'mutation'>;
  listFavoriteDoctors: ListRow<ListFavoriteDoctorsRequest, ListFavoriteDoctorsResponse>;
  addFavoriteHospital: CallRow<AddFavoriteHospitalRequest, FavoriteState, 'mutation'>;
  cancelFavoriteHospital: CallRow<CancelFavoriteHospitalRequest, FavoriteState, 'mutation'>;
  listFavoriteHospitals: ListRow<ListFavoriteHospitalsRequest, ListFavoriteHospitalsResponse>;
  addFavoriteDisease: CallRow<AddFavoriteDiseaseRequest, FavoriteState, 'mutation'>;
  cancelFavoriteDisease: CallRow<CancelFavoriteDiseaseRequest, FavoriteState, 'mutation'>;
  listFavoriteDiseases: ListRow<ListFavoriteDiseasesRequest, ListFavoriteDiseasesResponse>;
  addFavoriteDepartment: CallRow<AddFavoriteDepartmentRequest, FavoriteState, 'mutation'>;
  cancelFavoriteDepartment: CallRow<CancelFavoriteDepartmentRequest, FavoriteState, 'mutation'>;
  listFavoriteDepartments: ListRow<ListFavoriteDepartmentsRequest, ListFavoriteDepartmentsResponse>;
  getFavoriteState: CallRow<GetFavoriteStateRequest, FavoriteState, 'query'>;
  getShiftAlert: CallRow<void, ShiftAlert, 'query'>;
  changeShiftAlert: CallRow<ChangeShiftAlertRequest, ShiftAlert, 'mutation'>;
} = {
  addFavoriteDoctor: {
    path: '/favorite/doctor/add.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'doctorId'
      }
    ]
  },
  cancelFavoriteDoctor: {
    path: '/favorite/doctor/cancel.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'doctorId'
      }
    ]
  },
  listFavoriteDoctors: {
    path: '/favorite/doctor/list.json',
    kind: 'query',
    tags: [
      'Favorite'
    ],
    listed: 'cursor'
  },
  addFavoriteHospital: {
    path: '/favorite/hospital/add.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'hospitalId'
      }
    ]
  },
  cancelFavoriteHospital: {
    path: '/favorite/hospital/cancel.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'hospitalId'
      }
    ]
  },
  listFavoriteHospitals: {
    path: '/favorite/hospital/list.json',
    kind: 'query',
    tags: [
      'Favorite'
    ],
    listed: 'cursor'
  },
  addFavoriteDisease: {
    path: '/favorite/diseasefavorite/add.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'entryId'
      }
    ]
  },
  cancelFavoriteDisease: {
    path: '/favorite/diseasefavorite/cancel.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'entryId'
      }
    ]
  },
  listFavoriteDiseases: {
    path: '/favorite/diseasefavorite/list.json',
    kind: 'query',
    tags: [
      'Favorite'
    ],
    listed: 'cursor'
  },
  addFavoriteDepartment: {
    path: '/favorite/deptmentfavorite/add.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'hospDeptId'
      }
    ]
  },
  cancelFavoriteDepartment: {
    path: '/favorite/deptmentfavorite/cancel.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Favorite',
        by: 'hospDeptId'
      }
    ]
  },
  listFavoriteDepartments: {
    path: '/favorite/deptmentfavorite/list.json',
    kind: 'query',
    tags: [
      'Favorite'
    ],
    listed: 'cursor'
  },
  getFavoriteState: {
    path: '/favorite/state.json',
    kind: 'query',
    tags: [
      {
        type: 'Favorite',
        by: 'thingId'
      }
    ]
  },
  getShiftAlert: {
    path: '/favorite/shiftalert/get.json',
    kind: 'query',
    tags: [
      'ShiftAlert',
      'Favorite'
    ]
  },
  changeShiftAlert: {
    path: '/favorite/shiftalert/change.json',
    kind: 'mutation',
    tags: [
      'ShiftAlert'
    ]
  }
};
