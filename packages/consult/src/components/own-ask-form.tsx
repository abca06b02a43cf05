import { consultApi, patientsApi } from '@xinglin/api';
import type { ConsultService } from '@xinglin/gateway-sdk';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, joinQueries, lazyPart, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { askedInput, formerDraft } from '../model/own-ask';
import { AskForm } from './ask-form';

// Few patients have shielded the doctor whom they ask.
const ShieldedNotice = lazyPart(() => import('./asked-shielded'));

/** The service, and the doctor or the departments to choose from. */
export interface OwnAskFormProps {
  readonly service: ConsultService;
  /** Of a service whose doctor is chosen. */
  readonly doctorId: string | undefined;
  /** To choose from, for a service whose doctor is assigned. */
  readonly departments: readonly { readonly deptId: string; readonly deptName: string }[];
}

/** The form with what the account has for it: its family, its draft and free times. */
export default function OwnAskForm({
  service,
  doctorId,
  departments,
}: OwnAskFormProps): ReactElement {
  const { t } = useTranslation('asking');
  const { query } = usePlace();
  const { pathname, search } = useLocation();
  const { kind } = service;
  const patients = patientsApi.useListPatientsQuery(undefined);
  const draft = consultApi.useGetConsultDraftQuery(askedInput(kind, doctorId));
  const times = consultApi.useGetConsultIntentionTimeQuery(
    { kind, doctorId: doctorId ?? '' },
    { skip: !service.takesTime || doctorId === undefined },
  );
  // Said before anything is typed: the gateway would refuse it at the end.
  const shield = consultApi.useGetDoctorBlacklistStatusQuery(
    { doctorId: doctorId ?? '' },
    { skip: doctorId === undefined },
  );
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
              kind="family"
              title={t('form.noPatient')}
              message={t('form.noPatientHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: pathname + search })}>
                  {t('form.addPatient')}
                </ButtonLink>
              }
            />
          ) : times.isLoading ? (
            <SkeletonList lines={4} count={1} />
          ) : (
            <AskForm
              service={service}
              doctorId={doctorId}
              departments={departments}
              patients={items}
              times={times.currentData?.times ?? []}
              timeZone={times.currentData?.timeZone ?? ''}
              former={{
                draft: formerDraft(kept, items, query),
                savedAt: kept?.savedAt ?? null,
              }}
            />
          )
        }
      </Loaded>
    </>
  );
}
