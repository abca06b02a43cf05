import { z } from 'zod';
import { DiseaseId, HospDeptId, HospitalId, ThingId } from '../directory/ids';
import { defineCalls } from '../define-calls';
import { DoctorCard, HospitalCard } from '../directory/directory-shapes';
import { Instant, Nothing, opaqueText } from '../shapes';

/** What an account may follow. */
export const favoriteKinds = ['doctor', 'hospital', 'disease', 'department'] as const;

export const FavoriteKind = z.enum(favoriteKinds).meta({ id: 'FavoriteKind' });

/** Whether the account follows something, and how many accounts do. */
export const FavoriteState = z
  .object({ isFavorite: z.boolean(), followerCount: z.int().min(0) })
  .meta({ id: 'FavoriteState' });

const since = { since: Instant };
export const FavoriteDoctor = DoctorCard.extend(since).meta({ id: 'FavoriteDoctor' });
export const FavoriteHospital = HospitalCard.extend(since).meta({ id: 'FavoriteHospital' });
/** A disease or a symptom of the knowledge base. */
export const FavoriteDisease = z
  .object({ entryId: DiseaseId, name: z.string(), ...since })
  .meta({ id: 'FavoriteDisease' });
/** A department of one hospital, or one as every hospital has it, which then has no hospital. */
export const FavoriteDepartment = z
  .object({
    hospDeptId: HospDeptId,
    name: z.string(),
    hospitalId: HospitalId.nullable(),
    hospitalName: z.string().nullable(),
    ...since,
  })
  .meta({ id: 'FavoriteDepartment' });

/** Whether messages tell the account of new days that doctors it follows open. */
export const ShiftAlert = z.object({ isOn: z.boolean() }).meta({ id: 'ShiftAlert' });

/** A message before a hospital opens its next day: once, a few minutes before the hour. */
export const ReleaseReminder = z
  .object({
    /** When it is sent; null where none is wanted. */
    remindAt: Instant.nullable(),
  })
  .meta({ id: 'ReleaseReminder' });

/** Follows or leaves one thing, named by the field `by`; what is so already stays so. */
function change<const Path extends `/${string}`, const By extends string>(path: Path, by: By) {
  return {
    path,
    access: 'session',
    kind: 'mutation',
    // A computed key loses its name in the type.
    request: z.object({ [by]: ThingId } as Record<By, typeof ThingId>),
    response: FavoriteState,
    tags: [{ type: 'Favorite', by }],
  } as const;
}

/** What the account follows of a kind, followed last first. What the directory has no more is left out. */
function list<const Path extends `/${string}`, Item extends z.ZodType>(path: Path, item: Item) {
  return {
    path,
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(item),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Favorite'],
  } as const;
}

/** Doctors, hospitals, diseases and departments that an account follows (spec 3 §7.12). */
export const favorites = defineCalls({
  addFavoriteDoctor: change('/favorite/doctor/add.json', 'doctorId'),
  cancelFavoriteDoctor: change('/favorite/doctor/cancel.json', 'doctorId'),
  listFavoriteDoctors: list('/favorite/doctor/list.json', FavoriteDoctor),
  addFavoriteHospital: change('/favorite/hospital/add.json', 'hospitalId'),
  cancelFavoriteHospital: change('/favorite/hospital/cancel.json', 'hospitalId'),
  listFavoriteHospitals: list('/favorite/hospital/list.json', FavoriteHospital),
  addFavoriteDisease: change('/favorite/diseasefavorite/add.json', 'entryId'),
  cancelFavoriteDisease: change('/favorite/diseasefavorite/cancel.json', 'entryId'),
  listFavoriteDiseases: list('/favorite/diseasefavorite/list.json', FavoriteDisease),
  addFavoriteDepartment: change('/favorite/deptmentfavorite/add.json', 'hospDeptId'),
  cancelFavoriteDepartment: change('/favorite/deptmentfavorite/cancel.json', 'hospDeptId'),
  listFavoriteDepartments: list('/favorite/deptmentfavorite/list.json', FavoriteDepartment),
  /** Of one thing: what its page shows beside the button. */
  getFavoriteState: {
    path: '/favorite/state.json',
    access: 'session',
    kind: 'query',
    request: z.object({ kind: FavoriteKind, thingId: ThingId }),
    response: FavoriteState,
    tags: [{ type: 'Favorite', by: 'thingId' }],
  },
  getShiftAlert: {
    path: '/favorite/shiftalert/get.json',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ShiftAlert,
    tags: ['ShiftAlert', 'Favorite'],
  },
  /** Following the first doctor turns it on for an account that never said whether it wants it. */
  changeShiftAlert: {
    path: '/favorite/shiftalert/change.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ isOn: z.boolean() }),
    response: ShiftAlert,
    tags: ['ShiftAlert'],
  },
  getReleaseReminder: {
    path: '/favorite/releasereminder/get.json',
    access: 'session',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId }),
    response: ReleaseReminder,
    tags: [{ type: 'ReleaseReminder', by: 'hospitalId' }],
  },
  /** Wants the message before the next release, or no longer wants it; what is so already stays so. */
  changeReleaseReminder: {
    path: '/favorite/releasereminder/change.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({ hospitalId: HospitalId, isOn: z.boolean() }),
    response: ReleaseReminder,
    tags: [{ type: 'ReleaseReminder', by: 'hospitalId' }],
  },
});
