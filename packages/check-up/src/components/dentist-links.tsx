import { checkUpApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const call = pageCall(checkUpApi.endpoints.listPhysicalOrganisations, () => ({
  kind: 'dental' as const,
}));
/** What a page with these links loads. */
export const { load: loadDentists } = call;

/** Who cleans teeth, each leading to what a visit is like; where that cannot be had, the page stands without. */
export function DentistLinks(): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { currentData } = call.useAnswer().answer;
  if (!currentData?.items.length) return null;
  return (
    <ListGroup>
      {currentData.items.map(({ orgCode, name }) => (
        <ListLink
          key={orgCode}
          label={name}
          description={t('organisation.guide')}
          to={href('check-up.scalingGuide', { hospitalId: orgCode })}
        />
      ))}
    </ListGroup>
  );
}
