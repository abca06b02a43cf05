import { patientsApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PatientNameForm } from '../../../components/patient-name-form';
import { useDay } from '../../../components/use-day';

export const load: PageLoad = ({ query }) => {
  const patientId = query.get('patientId');
  return patientId === null
    ? []
    : [patientsApi.endpoints.getPatientRealNameAuth.initiate({ patientId })];
};

/** Verifies the real name of one of the family by the register, then goes back to where that was asked (spec 2 §2.5). */
export default function PatientAuthenticationPage(): ReactElement {
  const { t } = useTranslation('family');
  const day = useDay();
  const [query] = useSearchParams();
  const patientId = query.get('patientId');
  const back = sitePath(query.get('backurl')) ?? href('account.patientRealName');
  const standing = patientsApi.useGetPatientRealNameAuthQuery(
    { patientId: patientId ?? '' },
    { skip: patientId === null },
  );
  const frame = <PageHeader title={t('authentication.title')} backTo={back} />;
  if (patientId === null) {
    return (
      <Page header={frame}>
        <EmptyState
          kind="identity"
          title={t('authentication.nobody')}
          action={
            <ButtonLink to={href('account.patientRealName')}>{t('realName.title')}</ButtonLink>
          }
        />
      </Page>
    );
  }
  const editTo = href(
    'account.patientAdd',
    {},
    { patientId, backurl: href('account.patientAuthentication', {}, { backurl: back }) },
  );
  return (
    <Page header={frame}>
      <Loaded query={standing} skeleton={<SkeletonCard lines={3} />}>
        {(known) => {
          if (known.realName === 'notApplicable') {
            return (
              <EmptyState
                kind="identity"
                title={t('authentication.notApplicable', { name: known.name })}
                message={t('authentication.notApplicableHint')}
                action={
                  <ButtonLink variant="outline" to={editTo}>
                    {t('authentication.edit')}
                  </ButtonLink>
                }
              />
            );
          }
          if (known.realName === 'verified') {
            return (
              <>
                <ResultHeader
                  state="success"
                  title={t('authentication.verified', { name: known.name })}
                >
                  {known.verifiedAt !== null &&
                    t('authentication.since', { day: day(known.verifiedAt) })}
                </ResultHeader>
                <Stack inset>
                  <ButtonLink block to={back}>
                    {t('authentication.goOn')}
                  </ButtonLink>
                </Stack>
              </>
            );
          }
          return <PatientNameForm known={known} editTo={editTo} />;
        }}
      </Loaded>
    </Page>
  );
}
