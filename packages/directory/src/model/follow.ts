import { favoritesApi, useStoreDispatch, type Dispatch } from '@xinglin/api';
import { personalStorage } from '@xinglin/platform';
import { useState } from 'react';

const { endpoints, util } = favoritesApi;

/** What has a page on which it can be followed. */
export interface Followable {
  readonly kind: 'doctor' | 'hospital' | 'disease' | 'department';
  readonly id: string;
}

const send = {
  doctor: (dispatch: Dispatch, doctorId: string, wanted: boolean) =>
    wanted
      ? dispatch(endpoints.addFavoriteDoctor.initiate({ doctorId }))
      : dispatch(endpoints.cancelFavoriteDoctor.initiate({ doctorId })),
  hospital: (dispatch: Dispatch, hospitalId: string, wanted: boolean) =>
    wanted
      ? dispatch(endpoints.addFavoriteHospital.initiate({ hospitalId }))
      : dispatch(endpoints.cancelFavoriteHospital.initiate({ hospitalId })),
  disease: (dispatch: Dispatch, entryId: string, wanted: boolean) =>
    wanted
      ? dispatch(endpoints.addFavoriteDisease.initiate({ entryId }))
      : dispatch(endpoints.cancelFavoriteDisease.initiate({ entryId })),
  department: (dispatch: Dispatch, hospDeptId: string, wanted: boolean) =>
    wanted
      ? dispatch(endpoints.addFavoriteDepartment.initiate({ hospDeptId }))
      : dispatch(endpoints.cancelFavoriteDepartment.initiate({ hospDeptId })),
};

/**
 * Follows a thing, or follows it no more. What is shown of it changes at once and back again where the gateway does not
 * take it; a second tap meanwhile is not heard, and answers null.
 */
export function useFollow({ kind, id }: Followable) {
  const dispatch = useStoreDispatch();
  const [pending, setPending] = useState(false);
  const turn = async (wanted: boolean) => {
    if (pending) return null;
    setPending(true);
    const shown = dispatch(
      util.updateQueryData('getFavoriteState', { kind, thingId: id }, (state) => {
        if (state.isFavorite === wanted) return;
        state.isFavorite = wanted;
        state.followerCount += wanted ? 1 : -1;
      }),
    );
    const answer = await send[kind](dispatch, id, wanted);
    if (answer.error !== undefined) shown.undo();
    setPending(false);
    return answer;
  };
  return { pending, turn };
}

// Of this tab only, and no part of an address: a link from another person must not make anyone follow anything.
const storage = personalStorage('follow', { area: () => window.sessionStorage });
const wishKey = 'wish';
const wishLifeMs = 10 * 60 * 1000;

/** What a visitor wants once they are signed in: to follow a thing, or to be reminded of a hospital's release. */
interface Wish {
  readonly kind: Followable['kind'] | 'release';
  readonly id: string;
}

const wishFor = ({ kind, id }: Wish) => `${kind} ${id}`;

/** Stores what a visitor wants while they sign in. */
export const keepWish = (wish: Wish): void => void storage.set(wishKey, wishFor(wish), wishLifeMs);

/** Whether the person signed in for this; says so once. */
export function takeWish(wish: Wish): boolean {
  const isWanted = storage.get(wishKey) === wishFor(wish);
  if (isWanted) storage.remove(wishKey);
  return isWanted;
}
