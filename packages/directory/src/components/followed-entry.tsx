import { ButtonLink, Card, Cluster, Note, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Followable } from '../model/follow';
import { UnfollowButton } from './unfollow';

/** A department or a disease of the list of what is followed: its name, whose it is, its page, and the way to leave it. */
export function FollowedEntry({
  kind,
  id,
  name,
  note,
  to,
}: Followable & {
  readonly name: string;
  readonly note: string | null;
  readonly to: string;
}): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <Card as="article" title={name}>
      {note !== null && <Note>{note}</Note>}
      <Cluster>
        <ButtonLink size="small" to={to}>
          {t('followedDoctors.open')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <UnfollowButton kind={kind} id={id} name={name} />
      </Cluster>
    </Card>
  );
}
