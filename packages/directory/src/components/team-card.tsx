import type { DoctorTeam } from '@xinglin/gateway-sdk';
import { Card, Chip, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { studioHref } from '../model/studio-href';

/** A team in a list. */
export function TeamCard({
  team,
  to = studioHref(team),
  actions,
}: {
  team: DoctorTeam;
  to?: string;
  actions?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('introductions');
  const { name, introduction, hospitalName, hospDeptName, memberCount, areaServed } = team;
  return (
    <Card as="article" title={<Link to={to}>{name}</Link>}>
      <Stack gap={2}>
        <Cluster>
          <Chip>{t('team.members', { count: memberCount })}</Chip>
          {areaServed !== null && <Chip tone="neutral">{areaServed}</Chip>}
        </Cluster>
        <Note>{introduction}</Note>
        <Note>
          {hospitalName} {hospDeptName}
        </Note>
        {actions}
      </Stack>
    </Card>
  );
}
