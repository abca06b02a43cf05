import type { PageLoad, QueryThunk } from '@xinglin/api';

/** The calls of a page that is open to visitors, made only with a session. */
export function withSession(load: PageLoad): PageLoad {
  return (place) =>
    load(place).map(
      (thunk): QueryThunk =>
        (dispatch, getState) =>
          getState().session.user?.login === true ? dispatch(thunk) : Promise.resolve(),
    );
}
