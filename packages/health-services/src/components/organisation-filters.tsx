import { healthServicesApi } from '@xinglin/api';
import { PillLinks, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { inputOf, type Wanted } from '../model/wanted';
import { marks } from './use-marks';

interface OrganisationFiltersProps {
  readonly wanted: Wanted;
  /** The address of the list with something else wanted. */
  readonly to: (changed: Partial<Wanted>) => string;
  /** The kind of help can be chosen too. */
  readonly withChannels?: boolean;
}

/** What a list can be narrowed by, with how many organisations that would leave; without an answer the list stands alone. */
export function OrganisationFilters(props: OrganisationFiltersProps): ReactElement | null {
  const { wanted, to, withChannels = false } = props;
  const { t } = useTranslation('health-services');
  const { areaId, channelId, ...others } = wanted;
  // The choices of a row are those that would be there without the choice made in it.
  const free = inputOf({ ...others, areaId: undefined, ...(!withChannels && { channelId }) });
  const { currentData } = healthServicesApi.useFilterOrganizationsQuery(free);
  if (currentData === undefined) return null;
  const { channels, areas } = currentData;
  const counted = (text: string, count: number) => t('filter.counted', { text, count });
  return (
    <>
      {withChannels && (
        <PillLinks
          label={t('filter.channels')}
          items={[
            {
              text: t('filter.allChannels'),
              to: to({ channelId: undefined }),
              active: channelId === undefined,
            },
            ...channels.map((one) => ({
              text: counted(one.name, one.count),
              to: to({ channelId: one.channelId }),
              active: one.channelId === channelId,
            })),
          ]}
        />
      )}
      <PillLinks
        label={t('filter.areas')}
        items={[
          {
            text: t('filter.allAreas'),
            to: to({ areaId: undefined }),
            active: areaId === undefined,
          },
          ...areas.map((one) => ({
            text: counted(one.name, one.count),
            to: to({ areaId: one.areaId }),
            active: one.areaId === areaId,
          })),
        ]}
      />
      <PillLinks
        label={t('filter.marks')}
        items={marks.map((mark) => ({
          // i18n-keys: health-services:mark.*
          text: t(`mark.${mark}`),
          to: to({ [mark]: !wanted[mark] }),
          active: wanted[mark],
        }))}
      />
      <SegmentLinks
        label={t('sort.label')}
        items={([undefined, 'rating'] as const).map((sort) => ({
          // i18n-keys: health-services:sort.*
          label: t(`sort.${sort ?? 'usual'}`),
          to: to({ sort }),
          active: sort === wanted.sort,
        }))}
      />
    </>
  );
}
