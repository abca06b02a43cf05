import { operateApi, usePageModules, type City } from '@xinglin/api';
import { departmentPictogram, EntryTile, EntryTiles, Gutter } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { areaOf } from '../model/home-requests';
import { leadingHere } from '../model/leading-here';

/** The operator's banners for the chosen city. Nothing waits for them, and where there are none, nothing is shown. */
export function HomeBanner({ city }: { city: City | null }): ReactElement | null {
  const { currentData } = operateApi.useGetIndividualBannerQuery(areaOf(city));
  const shown = usePageModules('directory.home')('banner') !== null;
  const [banner] = leadingHere(currentData?.items ?? []);
  if (!shown || banner === undefined) return null;
  const { to, confName, subConfName, image } = banner;
  return (
    <Gutter>
      <EntryTiles>
        <EntryTile
          to={to}
          title={confName}
          note={subConfName}
          pictogram={departmentPictogram(image ?? '')}
        />
      </EntryTiles>
    </Gutter>
  );
}
