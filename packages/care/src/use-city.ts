import {
  directoryApi,
  preferencesSlice,
  usePreferences,
  useStoreDispatch,
  type City,
} from '@xinglin/api';
import { useEffect } from 'react';

/**
 * The chosen city; null for the whole country. It is stored with its name in the language of that time: where the script
 * shows that the language has changed, the name is requested again.
 */
export function useCity(): City | null {
  const dispatch = useStoreDispatch();
  const { city, locale } = usePreferences();
  const [ask] = directoryApi.useLazyGetAreaByIdQuery();
  const isForeign = city !== null && /\p{Script=Han}/u.test(city.name) !== locale.startsWith('zh');
  const areaId = isForeign ? city.areaId : undefined;
  useEffect(() => {
    if (areaId === undefined) return;
    void ask({ areaId }, true).then(({ data }) => {
      if (data)
        dispatch(
          preferencesSlice.actions.preferencesChanged({ city: { areaId, name: data.name } }),
        );
    });
  }, [areaId, ask, dispatch]);
  return city;
}
