import {
  askPosition,
  channelText,
  directoryApi,
  preferencesSlice,
  useChannel,
  usePreferences,
  useStoreDispatch,
} from '@xinglin/api';
import type { Area } from '@xinglin/gateway-sdk';
import { CityPicker } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Where the person is, as far as they let the portal know. */
interface Position {
  readonly state: 'unknown' | 'locating' | 'found' | 'denied';
  readonly city?: Area;
}

/** The code of the whole country. */
const wholeCountryId = '000000';

/**
 * The sheet in which a person chooses a city that has hospitals. The choice is stored as a preference. The position is
 * read only after a tap and is not stored. The caller loads this file when the sheet opens.
 */
export default function CitySheet({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('care');
  const dispatch = useStoreDispatch();
  const { city, locale } = usePreferences();
  const { area } = useChannel();
  const [position, setPosition] = useState<Position>({ state: 'unknown' });
  const areas = directoryApi.useListAllAreasQuery({ level: 'city', withHospitals: true });
  const [locate] = directoryApi.useLazyGetLocationDetailQuery();
  const cities = areas.data?.items ?? [];
  // A channel of one area offers that area in place of the whole country.
  const whole: Area = {
    areaId: area?.areaId ?? wholeCountryId,
    name: (area && channelText(area.name, locale)) ?? t('city.wholeCountry'),
    level: 'province',
    parentId: null,
    // It is listed among the hot cities, which are in no alphabet.
    pinyin: 'quanguo',
    initial: 'Q',
    hot: true,
  };
  const others = cities.filter(({ areaId }) => areaId !== whole.areaId);

  const onLocate = async (): Promise<void> => {
    setPosition({ state: 'locating' });
    const found = await askPosition();
    if (found === null) return setPosition({ state: 'denied' });
    const { latitude, longitude } = found.coords;
    const { data } = await locate({ latitude, longitude }, true);
    const here = cities.find(({ areaId }) => areaId === data?.cityId);
    setPosition(here ? { state: 'found', city: here } : { state: 'denied' });
  };

  return (
    <CityPicker
      open={open}
      onClose={onClose}
      cities={cities.length > 0 ? [whole, ...others] : []}
      pending={areas.isFetching}
      // Only a list that failed can be requested again.
      onRetry={areas.isError ? () => void areas.refetch() : undefined}
      selectedAreaId={city?.areaId ?? whole.areaId}
      position={position}
      onLocate={() => void onLocate()}
      onSelect={({ areaId, name }) => {
        onClose();
        const chosen = areaId === wholeCountryId ? null : { areaId, name };
        dispatch(preferencesSlice.actions.preferencesChanged({ city: chosen }));
      }}
    />
  );
}
