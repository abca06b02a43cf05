import {
  activitiesApi,
  failureMessage,
  refusalCode,
  useSession,
  type QueryFailure,
} from '@xinglin/api';
import { errorCodes, type ActivityStatus, type ActivityTip } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  Loaded,
  Note,
  NoticeBar,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { activityHref, recordHref, recordsHref } from '../../model/play-links';
import { SignIn } from '../coin-sign-in';
import { InviteFriends } from './invite-friends';

const activityOf = (query: URLSearchParams) => ({ activityId: query.get('activityId') ?? '' });
const { checkActivityStatus, checkFirstHit } = activitiesApi.endpoints;
const statusCall = pageCall(checkActivityStatus, ({ query }) => activityOf(query));
const firstCall = pageCall(checkFirstHit, () => ({ moduleId: 2 as const }));

/** Whether the reader may enter, and the button that does. */
export function EnterActivity({ activity }: { activity: ActivityTip }): ReactElement {
  const isSignedIn = useSession()?.login === true;
  return isSignedIn ? <Mine activity={activity} /> : <SignIn />;
}

function Mine({ activity }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const { answer } = statusCall.useAnswer();
  const first = firstCall.useAnswer().answer.currentData;
  return (
    <Loaded query={answer} skeleton={<SkeletonCard lines={3} />}>
      {(status) => (
        <>
          <Card title={t('play.tries', { count: status.triesLeft })}>
            <Stack>
              {first?.isHit === true && <NoticeBar>{t('play.first')}</NoticeBar>}
              {activity.coins > 0 && <p>{t('balance.coins', { coins: status.balance })}</p>}
              {status.hindrance === null ? (
                <Enter activity={activity} />
              ) : (
                <Hindrance status={status} />
              )}
              <ButtonLink block variant="text" to={recordsHref()}>
                {t('records.title')}
              </ButtonLink>
            </Stack>
          </Card>
          {activity.kind === 'invite' && activity.state !== 'over' && (
            <InviteFriends activityId={activity.activityId} friends={status.friends} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** What keeps the reader from entering, and the way to what is missing. */
function Hindrance({
  status: { hindrance, activityId },
}: {
  status: Pick<ActivityStatus, 'hindrance' | 'activityId'>;
}): ReactElement {
  const { t } = useTranslation('coins');
  return (
    <>
      {/* i18n-keys: coins:play.hindrance.* */}
      <Note>{t(`play.hindrance.${hindrance ?? 'over'}`)}</Note>
      {hindrance === 'balance' && (
        <ButtonLink block to={href('membership.healthCoinGain')}>
          {t('gain.title')}
        </ButtonLink>
      )}
      {hindrance === 'ageUnknown' && (
        <ButtonLink
          block
          to={href('account.patientAdd', {}, { backurl: activityHref(activityId) })}
        >
          {t('play.addSelf')}
        </ButtonLink>
      )}
    </>
  );
}

/** Enters with one token: however often it is tapped, and however the network fails, it is one entry. */
function Enter({ activity: { activityId, coins } }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const navigate = useNavigate();
  const token = useRef<string>(undefined);
  const [newToken] = activitiesApi.useGetActivityEnrollTokenMutation();
  const [enroll] = activitiesApi.useEnrollActivityMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<QueryFailure>();
  const code = refusalCode(failure);
  /** Sends what the token was asked for; the failure where there is one. */
  const send = async (): Promise<QueryFailure | undefined> => {
    if (token.current === undefined) {
      const asked = await newToken({ activityId });
      if (asked.data === undefined) return asked.error;
      token.current = asked.data.enrollToken;
    }
    const { data, error } = await enroll({ activityId, enrollToken: token.current, coins });
    // What was answered is done with; after a broken line the same token says what became of it.
    if (data !== undefined || refusalCode(error) !== undefined) token.current = undefined;
    if (data !== undefined) await navigate(recordHref(data.recordId));
    return error;
  };
  const enter = async () => {
    setPending(true);
    setFailure(undefined);
    const failed = await send();
    // What worked leads on to another page, and until that is there nothing more is entered.
    if (failed === undefined) return;
    setFailure(failed);
    setPending(false);
  };
  return (
    <>
      {failure && (
        <NoticeBar tone="danger" live>
          {failureMessage(failure, t)}
        </NoticeBar>
      )}
      {code === errorCodes.activityTokenUsed && (
        <ButtonLink block variant="outline" to={recordsHref()}>
          {t('play.see')}
        </ButtonLink>
      )}
      <Button block pending={pending} onClick={() => void enter()}>
        {coins > 0 ? t('play.enterFor', { coins }) : t('play.enter')}
      </Button>
    </>
  );
}
