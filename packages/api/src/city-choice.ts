import { useEffect, useState } from 'react';
import type { Area } from '@xinglin/gateway-sdk';
import { askPosition } from './ask-position';
import { channelText, useChannel } from './channel';
import { directoryApi } from './generated';
import { preferencesSlice } from './preferences-slice';
import { usePreferences, useStoreDispatch } from './store';

/** Where the person is, as far as they let the portal know. */
interface Position {
  readonly state: 'unknown' | 'locating' | 'found' | 'denied';
  readonly city?: Area;
}

/** Code that stands for no city at all: the whole country. */
const wholeCountryId = '000000';

/**
 * Choosing a city: the cities that have hospitals (asked for when the picker first opens), the
 * position (asked for only by a tap, and nothing of it is kept), the choice as a preference. What
 * it hands out as `picker` are the props of the interface's CityPicker.
 * @param wholeCountryName what the choice of no city is called; it stands first among the hot ones.
 */
export function useCityChoice(wholeCountryName: string) {
  const dispatch = useStoreDispatch();
  const { city, locale } = usePreferences();
  const { area } = useChannel();
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [position, setPosition] = useState<Position>({ state: 'unknown' });
  const areas = directoryApi.useListAllAreasQuery(
    { level: 'city', withHospitals: true },
    { skip: !wasOpen },
  );
  const [locate] = directoryApi.useLazyGetLocationDetailQuery();
  useNameInLanguage();
  const cities = areas.data?.items ?? [];
  // Where a channel's people live stands in place of the whole country.
  const whole: Area = {
    areaId: area?.areaId ?? wholeCountryId,
    name: (area && channelText(area.name, locale)) ?? wholeCountryName,
    level: 'province',
    parentId: null,
    // It stands among the hot ones, which are in no alphabet.
    pinyin: 'quanguo',
    initial: 'Q',
    hot: true,
  };

  const nameCity = async ({
    coords: { latitude, longitude },
  }: GeolocationPosition): Promise<void> => {
    const { data } = await locate({ latitude, longitude }, true);
    const found = cities.find((one) => one.areaId === data?.cityId);
    setPosition(found ? { state: 'found', city: found } : { state: 'denied' });
  };
  const onLocate = async (): Promise<void> => {
    setPosition({ state: 'locating' });
    const found = await askPosition();
    if (found === null) return setPosition({ state: 'denied' });
    await nameCity(found);
  };

  return {
    /** The chosen city; null for the whole country. */
    city,
    openPicker: () => {
      setWasOpen(true);
      setOpen(true);
    },
    picker: {
      open,
      onClose: () => setOpen(false),
      cities:
        cities.length > 0 ? [whole, ...cities.filter(({ areaId }) => areaId !== whole.areaId)] : [],
      pending: areas.isFetching,
      // Only a list that failed can be asked for again.
      ...(areas.isError && { onRetry: () => void areas.refetch() }),
      selectedAreaId: city?.areaId ?? whole.areaId,
      position,
      onLocate: () => void onLocate(),
      onSelect: ({ areaId, name }: { areaId: string; name: string }) => {
        setOpen(false);
        const chosen = areaId === wholeCountryId ? null : { areaId, name };
        dispatch(preferencesSlice.actions.preferencesChanged({ city: chosen }));
      },
    },
  };
}

/**
 * The choice is kept with its name, as it was called in the language of then. Asks for the name
 * again where the script shows that the language is another one now.
 */
function useNameInLanguage(): void {
  const dispatch = useStoreDispatch();
  const { city, locale } = usePreferences();
  const [ask] = directoryApi.useLazyGetAreaByIdQuery();
  const foreign = city !== null && /\p{Script=Han}/u.test(city.name) !== locale.startsWith('zh');
  const areaId = foreign ? city.areaId : undefined;
  useEffect(() => {
    if (areaId === undefined) return;
    void ask({ areaId }, true).then(({ data }) => {
      if (data)
        dispatch(
          preferencesSlice.actions.preferencesChanged({ city: { areaId, name: data.name } }),
        );
    });
  }, [areaId, ask, dispatch]);
}
