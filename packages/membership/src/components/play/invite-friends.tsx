import { activitiesApi, failureMessage } from '@xinglin/api';
import type { ActivityStatus } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import {
  AddressToShare,
  Button,
  Card,
  KeyValueList,
  Loaded,
  Note,
  NoticeBar,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteHref } from '../../model/play-links';

/** The reader's invitation as a code and a link, and how many friends came by it. */
export function InviteFriends({
  activityId,
  friends,
}: {
  activityId: string;
  friends: ActivityStatus['friends'];
}): ReactElement {
  const { t } = useTranslation('coins');
  const [share, { data, error, isLoading }] = activitiesApi.useShareActivityMutation();
  return (
    <Card title={t('invite.title')}>
      <Stack>
        <p>{t('invite.friends', friends)}</p>
        {friends.accepted > 0 && <Friends activityId={activityId} />}
        <Note>{t('invite.counts')}</Note>
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        {data ? (
          <AddressToShare
            address={inviteHref(activityId, data.inviteCode)}
            codeLabel={t('invite.code')}
            copyLabel={t('invite.copy')}
            copied={t('invite.sent.copied')}
            byHand={t('invite.sent.byHand')}
          />
        ) : (
          <Button
            block
            variant="outline"
            pending={isLoading}
            onClick={() => void share({ activityId })}
          >
            {t('invite.button')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The friends who came, by masked names, and whose first order is completed. */
function Friends({ activityId }: { activityId: string }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const answer = activitiesApi.useListAssistantHelpsQuery({ activityId });
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={1} />}>
      {({ items }) => (
        <KeyValueList
          items={items.map(({ name, helpedAt, isCounted }) => ({
            label: name ?? t('invite.friend'),
            value: t(isCounted ? 'invite.counted' : 'invite.notYet'),
            detail: t('invite.since', { at: formatInstant(helpedAt, locale) }),
          }))}
        />
      )}
    </Loaded>
  );
}
