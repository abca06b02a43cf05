import {
  consultApi,
  useChannel,
  useSession,
  type PageLoad,
  type PageLoadInput,
  type QueryThunk,
} from '@xinglin/api';
import { speakCall } from '@xinglin/conversation';
import type { ConsultKind, GetExpertConsultInfoResponse } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href, signInHref } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, lazyPart, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadOwnAsk } from '../model/own-ask';
import { AskBar } from './ask-bar';
import { AskHead } from './ask-head';
import { AskRules } from './ask-rules';
import { Emergency } from './emergency';
import type { OwnAskFormProps } from './own-ask-form';
import { ServiceTerms } from './service-terms';

const OwnAskForm = lazyPart(() => import('./own-ask-form'), <SkeletonList lines={4} count={2} />);

const none: OwnAskFormProps['departments'] = [];

/** The doctor who is asked, where the address names one. */
const expert = pageCall(consultApi.endpoints.getExpertConsultInfo, ({ query }) => {
  const doctorId = query.get('doctorId');
  return doctorId ? { doctorId } : null;
});

/** A visitor reads the terms and cannot speak yet. */
const loadSpeaking: QueryThunk = (dispatch, getState) =>
  getState().session.user?.login === true ? dispatch(speakCall) : Promise.resolve();

/** What pages with a form of a question load. */
export const loadAsked =
  (kindOf: (place: PageLoadInput) => ConsultKind): PageLoad =>
  (place) => [...expert.load(place), loadOwnAsk(kindOf(place), place), loadSpeaking];

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
              kind="doctors"
              title={t('form.notOffered', { doctor: doctor.name })}
              action={
                <ButtonLink to={href('consult.expertConsult', { id: doctor.doctorId })}>
                  {t('form.otherWays')}
                </ButtonLink>
              }
            />
          );
        return (
          <AskBy service={service} doctor={doctor} doctorId={doctor.doctorId} departments={none} />
        );
      }}
    </Loaded>
  );
}

interface AskProps extends OwnAskFormProps {
  /** Who was chosen; left out where the first free doctor answers. */
  readonly doctor?: GetExpertConsultInfoResponse['doctor'] | undefined;
}

/** The form for who is signed in; a visitor reads the terms first. */
export function AskBy(props: AskProps): ReactElement {
  const { t } = useTranslation('asking');
  const { pathname, search } = useLocation();
  const { signIn } = useChannel();
  const { service, doctorId, doctor } = props;
  if (useSession()?.login === true)
    return (
      <>
        <AskHead service={service} doctor={doctor} />
        <Emergency />
        {/* Another service or doctor is another form. */}
        <OwnAskForm key={`${service.kind}.${doctorId ?? ''}`} {...props} />
      </>
    );
  return (
    <>
      <AskHead service={service} doctor={doctor} />
      <Emergency />
      <Card title={service.title}>
        <ServiceTerms service={service} />
      </Card>
      <AskRules service={service} />
      <AskBar service={service} cents={service.priceCents}>
        <ButtonLink block to={signInHref(signIn, pathname, { target: pathname + search })}>
          {t('form.signIn')}
        </ButtonLink>
      </AskBar>
    </>
  );
}
