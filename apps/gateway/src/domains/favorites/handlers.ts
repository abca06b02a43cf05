import type { favorites } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { listDepartments, listDiseases, listDoctors, listHospitals } from './lists';
import { changeReleaseReminder, releaseReminderOf } from './release-reminders';
import { addFavorite, cancelFavorite, favoriteState } from './service';
import { changeShiftAlert, shiftAlertOf } from './shift-alerts';

/** What answers the calls of favourites (spec 3 §7.12). */
export const favoritesHandlers: HandlersOf<typeof favorites> = {
  addFavoriteDoctor: ({ doctorId: thingId }, context) =>
    addFavorite(context, { kind: 'doctor', thingId }),
  cancelFavoriteDoctor: ({ doctorId: thingId }, context) =>
    cancelFavorite(context, { kind: 'doctor', thingId }),
  listFavoriteDoctors: listDoctors,
  addFavoriteHospital: ({ hospitalId: thingId }, context) =>
    addFavorite(context, { kind: 'hospital', thingId }),
  cancelFavoriteHospital: ({ hospitalId: thingId }, context) =>
    cancelFavorite(context, { kind: 'hospital', thingId }),
  listFavoriteHospitals: listHospitals,
  addFavoriteDisease: ({ entryId: thingId }, context) =>
    addFavorite(context, { kind: 'disease', thingId }),
  cancelFavoriteDisease: ({ entryId: thingId }, context) =>
    cancelFavorite(context, { kind: 'disease', thingId }),
  listFavoriteDiseases: listDiseases,
  addFavoriteDepartment: ({ hospDeptId: thingId }, context) =>
    addFavorite(context, { kind: 'department', thingId }),
  cancelFavoriteDepartment: ({ hospDeptId: thingId }, context) =>
    cancelFavorite(context, { kind: 'department', thingId }),
  listFavoriteDepartments: listDepartments,
  getFavoriteState: (thing, context) => favoriteState(context, thing),
  getShiftAlert: (_, context) => shiftAlertOf(context),
  changeShiftAlert: ({ isOn }, context) => changeShiftAlert(context, isOn),
  getReleaseReminder: releaseReminderOf,
  changeReleaseReminder,
};
