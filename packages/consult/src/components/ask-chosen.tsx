import {
  consultApi,
  patientsApi,
  useChannel,
  useSession,
  type PageLoad,
  type QueryThunk,
} from '@xinglin/api';
import { speakCall } from '@xinglin/conversation';
import type { ConsultKind, ConsultService } from '@xinglin/gateway-sdk';
import { pageCall, usePlace } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  joinQueries,
  KeyValueList,
  Loaded,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { draftOf } from '../model/ask-draft';
import { AskForm } from './ask-form';
import { BeforeAsking } from './before-asking';
import { ServiceTerms } from './service-terms';
import { ShieldedNotice } from './shielded-notice';
import { useConsultCoupon } from './use-consult-coupon';

/** The doctor who is asked, where the address names one. */
const expert = pageCall(consultApi.endpoints.getExpertConsultInfo, ({ query }) => {
  const doctorId = query.get('doctorId');
  return doctorId ? { doctorId } : null;
});

/** Asked only with a session: a visitor reads the terms. */
const withSession =
  (call: QueryThunk): QueryThunk =>
  (dispatch, getState) =>
    getState().session.user?.login === true ? dispatch(call) : Promise.resolve();

const loadPatients = withSession((dispatch) =>
  dispatch(patientsApi.endpoints.listPatients.initiate(undefined)),
);

/** What pages with a form of a question load. */
export const loadAsked: PageLoad = (place) => [
  ...expert.load(place),
  loadPatients,
  withSession(speakCall),
];

/** Asking the doctor whom the address names, by one kind. */
export function AskChosen({
  kind,
  otherDoctors,
}: {
  readonly kind: ConsultKind;
  /** The way to others, where this one is gone. */
  readonly otherDoctors: ReactNode;
}): ReactElement {
  const { t } = useTranslation('asking');
  return (
    <Loaded
      query={expert.useAnswer().answer}
      gone={t('expert.gone')}
      action={otherDoctors}
      skeleton={<SkeletonList lines={4} count={2} />}
    >
      {({ doctor, services }) => {
        const service = services.find((one) => one.kind === kind);
        if (service === undefined)
          return (
            <EmptyState
              title={t('form.notOffered', { doctor: doctor.name })}
              action={
                <ButtonLink to={href('consult.expertConsult', { id: doctor.doctorId })}>
                  {t('form.otherWays')}
                </ButtonLink>
              }
            />
          );
        return (
          <>
            <Card title={t('form.doctor')}>
              <KeyValueList
                items={[
                  {
                    label: t('form.doctorName'),
                    value: t('seen.doctor', { doctor: doctor.name, title: doctor.titleText }),
                    strong: true,
                  },
                  { label: t('form.hospital'), value: doctor.hospitalName },
                  { label: t('form.department'), value: doctor.hospDeptName },
                ]}
              />
            </Card>
            <AskBy service={service} doctorId={doctor.doctorId} departments={[]} />
          </>
        );
      }}
    </Loaded>
  );
}

interface AskProps {
  readonly service: ConsultService;
  readonly doctorId: string | undefined;
  readonly departments: readonly { readonly deptId: string; readonly deptName: string }[];
}

/** The terms, before anything is typed; the form for who is signed in. */
export function AskBy(props: AskProps): ReactElement {
  const { t } = useTranslation('asking');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  const isSignedIn = useSession()?.login === true;
  return (
    <>
      <Card title={props.service.title}>
        <Stack>
          <ServiceTerms service={props.service} />
          {!isSignedIn && (
            <ButtonLink block to={signInHref(signIn, pathname, { target: pathname + search })}>
              {t('form.signIn')}
            </ButtonLink>
          )}
        </Stack>
      </Card>
      <BeforeAsking service={props.service} />
      {/* Another service or doctor is another form. */}
      {isSignedIn && <OwnForm key={`${props.service.kind}.${props.doctorId ?? ''}`} {...props} />}
    </>
  );
}

function OwnForm({ service, doctorId, departments }: AskProps): ReactElement {
  const { t } = useTranslation('asking');
  const { query } = usePlace();
  const { pathname, search } = useLocation();
  const { kind } = service;
  const patients = patientsApi.useListPatientsQuery(undefined);
  const draft = consultApi.useGetConsultDraftQuery({ kind, ...(doctorId && { doctorId }) });
  const times = consultApi.useGetConsultIntentionTimeQuery(
    { kind, doctorId: doctorId ?? '' },
    { skip: !service.takesTime || doctorId === undefined },
  );
  // Said before anything is typed: the gateway would refuse it at the end.
  const shield = consultApi.useGetDoctorBlacklistStatusQuery(
    { doctorId: doctorId ?? '' },
    { skip: doctorId === undefined },
  );
  const { isLoading: couponsAreLoading, ...coupon } = useConsultCoupon(service, doctorId);
  const form = joinQueries(patients, draft);
  return (
    <>
      {doctorId !== undefined && shield.currentData?.isShielded === true && (
        <ShieldedNotice doctorId={doctorId} />
      )}
      <Loaded query={form} skeleton={<SkeletonList lines={4} count={1} />}>
        {([{ items }, { draft: kept }]) =>
          items.length === 0 ? (
            <EmptyState
              title={t('form.noPatient')}
              message={t('form.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('form.addPatient')}
                </ButtonLink>
              }
            />
          ) : times.isLoading || couponsAreLoading ? (
            <SkeletonList lines={4} count={1} />
          ) : (
            <AskForm
              service={service}
              doctorId={doctorId}
              departments={departments}
              patients={items}
              times={times.currentData?.times ?? []}
              timeZone={times.currentData?.timeZone ?? ''}
              coupon={coupon}
              former={draftOf(kept, items, {
                deptId: query.get('deptId') ?? undefined,
                patientId: query.get('patientId') ?? undefined,
              })}
            />
          )
        }
      </Loaded>
    </>
  );
}
