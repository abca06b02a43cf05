import { consultApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { EmptyState, ListGroup, ListLink, Loaded, Price, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askHref, doctorsHref } from '../model/ask-ways';

const homepage = pageCall(consultApi.endpoints.getConsultHomepage, () => undefined);

/** What a page with the ways loads. */
export const loadWays = homepage.load;

/** The ways to ask a doctor, of one department where it is known; without links they are only told. */
export function ShareWays({
  deptId,
  areLinks,
}: {
  readonly deptId: string | undefined;
  readonly areLinks: boolean;
}): ReactElement {
  const { t } = useTranslation('sharing');
  return (
    <Loaded query={homepage.useAnswer().answer} skeleton={<SkeletonList lines={2} count={2} />}>
      {({ services }) =>
        services.length === 0 ? (
          <EmptyState kind="consults" title={t('ways.none')} />
        ) : (
          <ListGroup label={t('ways.title')} showLabel>
            {services.map(({ kind, doctor, title, priceCents }) => (
              <ListLink
                key={kind}
                label={title}
                value={<Price cents={priceCents} from />}
                // i18n-keys: sharing:ways.doctor.*
                description={t(`ways.doctor.${doctor}`)}
                to={
                  areLinks
                    ? doctor === 'chosen'
                      ? doctorsHref(kind, deptId)
                      : askHref(kind, { deptId })
                    : undefined
                }
              />
            ))}
          </ListGroup>
        )
      }
    </Loaded>
  );
}
