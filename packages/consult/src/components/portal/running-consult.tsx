import { consultApi, useServerClock, useSession, type QueryThunk } from '@xinglin/api';
import type { RunningConsult as Running } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Avatar, ButtonLink, Countdown, Pictogram, RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { orderHref } from '../../model/ask-ways';
import { hasConversation } from '../../model/consult-look';
import styles from './running-consult.module.css';

/** The call of {@link RunningConsult}, made only with a session: a visitor's page stays a shared one. */
export const loadRunningConsult: QueryThunk = async (dispatch, getState) => {
  if (getState().session.user?.login === true)
    await dispatch(consultApi.endpoints.getRunningConsult.initiate());
};

/** The consult of the account that wants it most, with what is left of it; nothing for a visitor. */
export function RunningConsult(): ReactElement | null {
  const isSignedIn = useSession()?.login === true;
  const { currentData, refetch } = consultApi.useGetRunningConsultQuery(undefined, {
    skip: !isSignedIn,
    refetchOnFocus: true,
    // Seconds: what the server has just fetched is not fetched again.
    refetchOnMountOrArgChange: 10,
  });
  const consult = currentData?.consult;
  if (!isSignedIn || !consult) return null;
  return <RunningCard consult={consult} onEnd={() => void refetch()} />;
}

function RunningCard({
  consult,
  onEnd,
}: {
  readonly consult: Running;
  readonly onEnd: () => void;
}): ReactElement {
  const { t } = useTranslation('asking');
  const clock = useServerClock();
  const { orderKey, doctor, doctorGender, patientName, unread, until, turnsLeft } = consult;
  const isAnswered = unread > 0;
  const to = hasConversation(consult)
    ? href('consult.dpchat', {}, { orderKey })
    : orderHref(orderKey);
  const title = isAnswered
    ? t('running.answered', { doctor: doctor?.name ?? '', count: unread })
    : doctor
      ? t('running.with', { doctor: doctor.name })
      : t('running.waiting');
  const left = until && (
    <b>
      <Countdown until={until.at} {...clock} onEnd={onEnd} />
    </b>
  );
  return (
    <section className={styles['card']} aria-label={t('running.label')}>
      <Avatar
        kind="doctor"
        gender={doctorGender ?? 'unknown'}
        seed={doctor?.doctorId ?? orderKey}
        size="small"
        badge={<Pictogram hued name="consult" />}
      />
      <div className={styles['about']}>
        <p className={styles['title']}>
          <b>{title}</b> <span>{patientName}</span>
        </p>
        <p className={styles['left']}>
          {until !== null && (
            <span>
              <RichText
                // i18n-keys: asking:running.until.*
                text={t(`running.until.${until.outcome}`)}
                parts={{
                  time: () => left,
                }}
              />
            </span>
          )}
          {turnsLeft !== null && doctor !== null && (
            <span>{t('running.turns', { count: turnsLeft })}</span>
          )}
        </p>
      </div>
      <ButtonLink variant="outline" size="small" to={to}>
        {t(isAnswered ? 'running.reply' : 'running.view')}
      </ButtonLink>
    </section>
  );
}
