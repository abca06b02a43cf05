import { activitiesApi, failureMessage, useSession } from '@xinglin/api';
import { usePlace } from '@xinglin/pages';
import { Button, Card, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a friend sees who opens an invitation: nothing is followed before they say so. */
export function FollowInvite(): ReactElement | null {
  const { t } = useTranslation('coins');
  const inviteCode = usePlace().query.get('inviteCode');
  const isSignedIn = useSession()?.login === true;
  const [accept, { isSuccess, isLoading, error }] = activitiesApi.useAcceptActivityInviteMutation();
  if (inviteCode === null) return null;
  return (
    <Card title={t('invite.came')}>
      <Stack>
        <p>{t('invite.cameMeans')}</p>
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        {isSuccess && <NoticeBar live>{t('invite.followed')}</NoticeBar>}
        {isSignedIn && !isSuccess && (
          <Button block pending={isLoading} onClick={() => void accept({ inviteCode })}>
            {t('invite.follow')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
