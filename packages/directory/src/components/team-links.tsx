import type { DoctorTeam } from '@xinglin/gateway-sdk';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { studioHref } from '../model/studio-href';

/** The teams that a doctor leads or belongs to; nothing where there are none. */
export function TeamLinks({ teams }: { teams: readonly DoctorTeam[] }): ReactElement | null {
  const { t } = useTranslation('introductions');
  if (teams.length === 0) return null;
  return (
    <ListGroup label={t('doctorProfile.teams')} showLabel>
      {teams.map((team) => (
        <ListLink
          key={team.teamId}
          label={team.name}
          description={team.introduction}
          to={studioHref(team)}
        />
      ))}
    </ListGroup>
  );
}
