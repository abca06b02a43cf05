import { operateApi, usePageModules, type City } from '@xinglin/api';
import {
  Card,
  departmentPictogram,
  EntryTile,
  EntryTiles,
  Gutter,
  Loaded,
  SkeletonLinks,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { areaOf, tenSpecial } from '../model/home-requests';
import { leadingHere } from '../model/leading-here';

/** The operator's banners for the chosen city. Nothing waits for them, and where there are none, nothing stands there. */
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

/** Departments with a picture of their own, those of the operator first (spec 3 §9, ten of them). */
export function SpecialDepartments({ title }: { title: string }): ReactElement | null {
  const query = operateApi.useListSpecialDepartmentsQuery(tenSpecial);
  if (query.currentData?.items.length === 0) return null;
  return (
    <Card title={title}>
      <Loaded query={query} skeleton={<SkeletonLinks count={10} />}>
        {({ items }) => (
          <EntryTiles>
            {leadingHere(items).map(({ deptId, to, confName, subConfName, image }) => (
              <EntryTile
                key={deptId}
                to={to}
                title={confName}
                note={subConfName || undefined}
                pictogram={departmentPictogram(image ?? deptId)}
              />
            ))}
          </EntryTiles>
        )}
      </Loaded>
    </Card>
  );
}
