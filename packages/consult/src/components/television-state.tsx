import { consultApi, useChannel, useSession, type QueryThunk } from '@xinglin/api';
import { signInHref } from '@xinglin/routes';
import { ButtonLink, Card, KeyValueList, Loaded, Note, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';

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
    <Card title={t('state.title')}>
      {useSession()?.login === true ? <OwnState /> : <SignInToFollow />}
    </Card>
  );
}

function SignInToFollow(): ReactElement {
  const { t } = useTranslation('television');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  return (
    <Stack>
      <Note>{t('state.signIn')}</Note>
      <ButtonLink
        variant="outline"
        to={signInHref(signIn, pathname, { target: pathname + search })}
      >
        {t('state.signInAct')}
      </ButtonLink>
    </Stack>
  );
}

function OwnState(): ReactElement {
  const { t } = useTranslation('television');
  const known = consultApi.useListConsultOrdersQuery(newest, {
    pollingInterval,
    refetchOnFocus: true,
  });
  return (
    <Loaded query={known} skeleton={<SkeletonList lines={2} count={1} />}>
      {({ items: [asked] }) =>
        asked === undefined ? (
          <Note>{t('state.none')}</Note>
        ) : (
          <KeyValueList
            items={[
              { label: t('state.service'), value: asked.title },
              { label: t('state.now'), value: asked.statusText, strong: true },
              {
                label: t('state.doctor'),
                value:
                  asked.doctor === null
                    ? t('state.anyDoctor')
                    : t('state.doctorOf', {
                        doctor: asked.doctor.name,
                        hospital: asked.doctor.hospitalName,
                      }),
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
