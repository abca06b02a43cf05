import { consultApi, useChannel, useSession, type QueryThunk } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { ButtonLink, Loaded, Skeleton, SkeletonRegion } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styles from './television-page.module.css';

/** How often an idle screen asks again. */
const pollingInterval = 10_000;

/** The newest question that is open. */
const newest = { listAll: false, pageSize: 1 } as const;

/** The call of {@link TelevisionState}, made only with a session: a visitor's page stays a shared one. */
export const loadNewest: QueryThunk = (dispatch, getState) =>
  getState().session.user?.login === true
    ? dispatch(consultApi.endpoints.listConsultOrders.initiate(newest))
    : Promise.resolve();

/**
 * How the newest question stands. A television is seen by everyone in the room: neither the patient nor a word
 * of what was written is shown.
 */
export function TelevisionState(): ReactElement {
  const { t } = useTranslation('television');
  return (
    <section className={styles['state']} aria-label={t('state.title')}>
      <h2>{t('state.title')}</h2>
      {useSession()?.login === true ? <OwnState /> : <SignInToFollow />}
    </section>
  );
}

function SignInToFollow(): ReactElement {
  const { t } = useTranslation('television');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <>
      <p>{t('state.signIn')}</p>
      <ButtonLink
        variant="outline"
        to={signInHref(signIn, pathname, { target: pathname + search })}
      >
        {t('state.signInAct')}
      </ButtonLink>
    </>
  );
}

function OwnState(): ReactElement {
  const { t } = useTranslation('television');
  const known = consultApi.useListConsultOrdersQuery(newest, {
    pollingInterval,
    refetchOnFocus: true,
  });
  return (
    <Loaded
      query={known}
      skeleton={
        <SkeletonRegion>
          <Skeleton width="half" />
        </SkeletonRegion>
      }
    >
      {({ items: [asked] }) =>
        asked === undefined ? (
          <p>{t('state.none')}</p>
        ) : (
          <p>
            <b>{asked.statusText}</b>
            {asked.doctor === null
              ? t('state.anyDoctor')
              : t('state.doctorOf', {
                  doctor: asked.doctor.name,
                  hospital: asked.doctor.hospitalName,
                })}
          </p>
        )
      }
    </Loaded>
  );
}
