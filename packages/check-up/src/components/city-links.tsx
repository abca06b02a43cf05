import { checkUpApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { PillLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const cities = pageCall(checkUpApi.endpoints.listPhysicalCities, ({ query }) => {
  const packageCode = query.get('packageCode');
  return packageCode ? { packageCode } : {};
});

/** What a page with the cities loads. */
export const { load: loadStoreCities } = cities;

/** Cities that have a store; where they cannot be had, the list stands without. */
export function CityLinks(props: {
  chosen: string | undefined;
  to: (cityId: string | undefined) => string;
}): ReactElement | null {
  const { chosen, to } = props;
  const { t } = useTranslation('check-up');
  const { currentData } = cities.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <PillLinks
      label={t('chooseStore.city')}
      items={[{ areaId: undefined, name: t('chooseStore.everywhere') }, ...currentData.items].map(
        ({ areaId, name }) => ({ text: name, to: to(areaId), active: areaId === chosen }),
      )}
    />
  );
}
