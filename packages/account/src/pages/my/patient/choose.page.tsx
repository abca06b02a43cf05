import { failureMessage, patientsApi, type PageLoad } from '@xinglin/api';
import type { CheckPatientInfoResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { sitePath, withQuery } from '@xinglin/rules';
import { ButtonLink, NoticeBar, PatientChoice } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

export const load: PageLoad = () => [patientsApi.endpoints.listPatients.initiate()];

/** Choose one of the family for the flow that asks, and go back to it with who was chosen (spec 2 §2.20). */
export default function PatientChoosePage(): ReactElement {
  const { t } = useTranslation('family');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const patients = patientsApi.useListPatientsQuery();
  const [lacking, setLacking] = useState<{ patientId: string; gaps: Gaps }>();
  const [check, { isFetching, error }] = patientsApi.useLazyCheckPatientInfoQuery();
  const back = sitePath(query.get('backurl')) ?? href('account.patients');

  const confirm = async (patientId: string) => {
    if (isFetching) return;
    const { data } = await check({ patientId });
    if (data?.ready === true)
      return navigate(withQuery(back, 'patientId', patientId), { replace: true });
    setLacking(data && { patientId, gaps: data.gaps });
  };

  return (
    <PatientChoice
      query={patients}
      title={t('choose.title')}
      backTo={back}
      former={query.get('patientId')}
      mark={({ realName }) =>
        realName === 'verified' ? t('account:patientRealName.verified') : undefined
      }
      choosing={{
        confirm: {
          text: t('choose.confirm'),
          pending: isFetching,
          onConfirm: (patientId) => void confirm(patientId),
          onChange: () => setLacking(undefined),
        },
      }}
      empty={{ title: t('account:patients.empty'), message: t('account:patients.emptyHint') }}
      add={{
        text: t('account:patientAdd.title'),
        to: href('account.patientAdd', {}, { backurl: back }),
      }}
      notices={
        <>
          {lacking && (
            <NoticeBar
              tone="warning"
              live
              action={
                <ButtonLink
                  variant="outline"
                  size="small"
                  to={mendAt(lacking.gaps, lacking.patientId, pathname + search)}
                >
                  {t('choose.mend')}
                </ButtonLink>
              }
            >
              {/* i18n-keys: family:gap.* */}
              {lacking.gaps.map((gap) => t(`gap.${gap}`)).join(' ')}
            </NoticeBar>
          )}
          {error && !isFetching && (
            <NoticeBar tone="danger" live>
              {failureMessage(error, t)}
            </NoticeBar>
          )}
        </>
      }
    />
  );
}

type Gaps = CheckPatientInfoResponse['gaps'];

/** Where what is missing can be given; a consent has a page of its own. */
function mendAt(gaps: Gaps, patientId: string, here: string): string {
  return gaps.includes('consentWithdrawn')
    ? href('account.privacy')
    : href('account.patientAdd', {}, { patientId, backurl: here });
}
