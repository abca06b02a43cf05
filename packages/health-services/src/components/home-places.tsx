import { healthServicesApi } from '@xinglin/api';
import { NearestButton, PositionDenied, usePosition } from '@xinglin/care';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceRow } from './place-row';

const shown = 5;

/** The best by what people say. */
const best = pageCall(healthServicesApi.endpoints.listOrganizations, () => ({
  sort: 'rating' as const,
  pageSize: shown,
}));

export const { load: loadHomePlaces } = best;

/** The best organisations, or the nearest ones once the person shares a position; nothing of it is stored. */
export function HomePlaces(): ReactElement {
  const { t } = useTranslation('health-services');
  const position = usePosition();
  const near = healthServicesApi.useListOrganizationsQuery(
    { sort: 'usual', pageSize: shown, ...position.known },
    { skip: position.known === undefined },
  );
  const all = href('health-services.organisations');
  return (
    <Loaded query={best.useAnswer().answer} skeleton={<SkeletonList avatar lines={3} count={3} />}>
      {({ items, total }) =>
        items.length > 0 && (
          <Card
            title={t(position.known && near.currentData ? 'home.nearest' : 'home.best')}
            aside={<NearestButton position={position} isFetching={near.isFetching} />}
            more={{
              to: all,
              text: t('home.organisations', { count: total }),
              label: t('home.allCounted', { count: total }),
            }}
          >
            <PositionDenied position={position} isError={near.isError} />
            {((position.known && near.currentData?.items) ?? items).map((found) => (
              <PlaceRow key={found.orgCode} found={found} level={3} />
            ))}
          </Card>
        )
      }
    </Loaded>
  );
}
