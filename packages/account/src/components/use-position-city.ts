import { areasApi, askPosition, directoryApi, type City } from '@xinglin/api';
import { useState } from 'react';

/** What came of asking for the position. */
export type PositionState =
  | 'unknown'
  | 'locating'
  | 'found'
  | 'elsewhere'
  | 'denied'
  | 'unreachable'
  /** The city of the network connection, which may be another than where the person is. */
  | 'byNetwork'
  | 'networkUnknown';

/**
 * The city for hospitals near the person, by the browser's position. Asked for only when `locate` is called, and
 * nothing of the position is kept. Where the person's own city has no hospital to book, the nearest that has one is
 * found (`elsewhere`).
 */
export function usePositionCity(onFound: (city: City) => void) {
  const [{ state, own }, setFound] = useState<{
    readonly state: PositionState;
    /** The city the person is in, where it is another than the one found. */
    readonly own?: string | undefined;
  }>({ state: 'unknown' });
  const [askCity] = areasApi.useLazyGetLocationQuery();
  const [askByIp] = areasApi.useLazyGetAreaByIpQuery();
  const [askNearest] = directoryApi.useLazyGetLocationDetailQuery();

  const name = async ({ coords }: GeolocationPosition): Promise<void> => {
    const { latitude, longitude } = coords;
    const [here, nearest] = await Promise.all([
      askCity({ latitude, longitude }, true),
      askNearest({ latitude, longitude }, true),
    ]);
    if (!here.data || !nearest.data) return setFound({ state: 'unreachable' });
    // Abroad the nearest city would be thousands of kilometres away.
    if (here.data.cityId === null) return setFound({ state: 'denied' });
    const { cityId, cityName } = nearest.data;
    onFound({ areaId: cityId, name: cityName });
    const isOwn = here.data.cityId === cityId;
    setFound(isOwn ? { state: 'found' } : { state: 'elsewhere', own: here.data.cityName ?? '' });
  };

  return {
    state,
    own,
    locate: async (): Promise<void> => {
      setFound({ state: 'locating' });
      const position = await askPosition();
      if (position === null) return setFound({ state: 'denied' });
      await name(position);
    },
    /** Without a position: by the address the person comes from. */
    locateByNetwork: async (): Promise<void> => {
      setFound({ state: 'locating' });
      const { data } = await askByIp();
      if (!data) return setFound({ state: 'unreachable' });
      if (data.city === null) return setFound({ state: 'networkUnknown' });
      onFound({ areaId: data.city.areaId, name: data.city.name });
      setFound({ state: 'byNetwork' });
    },
  };
}
