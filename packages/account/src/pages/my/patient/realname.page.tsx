import { patientsApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { sitePath } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  patientTexts,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

export const load: PageLoad = () => [patientsApi.endpoints.listPatients.initiate()];

/** How far the real names of the family are verified, and the way to each (spec 2 §2.5). */
export default function PatientRealNamePage(): ReactElement {
  const { t } = useTranslation('family');
  const [query] = useSearchParams();
  const backurl = sitePath(query.get('backurl')) ?? undefined;
  const patients = patientsApi.useListPatientsQuery();
  const here = href('account.patientRealName', {}, { backurl });
  return (
    <Page
      header={
        <PageHeader title={t('realName.title')} backTo={backurl ?? href('account.patients')} />
      }
      banner={<NoticeBar>{t('realName.why')}</NoticeBar>}
    >
      <Loaded query={patients} skeleton={<SkeletonList lines={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="family"
              title={t('account:patients.empty')}
              message={t('account:patients.emptyHint')}
              action={
                <ButtonLink to={href('account.patientAdd', {}, { backurl: here })}>
                  {t('account:patientAdd.title')}
                </ButtonLink>
              }
            />
          ) : (
            <ListGroup>
              {items.map((patient) => (
                <ListLink
                  key={patient.patientId}
                  label={patient.name}
                  description={patientTexts(patient, t).documentText}
                  // i18n-keys: account:patientRealName.*
                  value={t(`account:patientRealName.${patient.realName}`)}
                  to={href(
                    'account.patientAuthentication',
                    {},
                    { patientId: patient.patientId, backurl: here },
                  )}
                />
              ))}
            </ListGroup>
          )
        }
      </Loaded>
    </Page>
  );
}
