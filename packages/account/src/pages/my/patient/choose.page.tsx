import { failureMessage, patientsApi } from '@xinglin/api';
import type { CheckPatientInfoResponse } from '@xinglin/gateway-sdk';
import { loadPatients, PatientChoice } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { withQuery } from '@xinglin/rules';
import { ButtonLink, NoticeBar } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

export const load = loadPatients;

/** Choose one of the family for the flow that asks, and go back to it with who was chosen (spec 2 §2.20). */
export default function PatientChoosePage(): ReactElement {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [lacking, setLacking] = useState<{ patientId: string; gaps: Gaps }>();
  const [check, { isFetching, error }] = patientsApi.useLazyCheckPatientInfoQuery();

  const confirm = async (patientId: string, back: string) => {
    if (isFetching) return;
    const { data } = await check({ patientId });
    if (data?.ready === true)
      return navigate(withQuery(back, 'patientId', patientId), { replace: true });
    setLacking(data && { patientId, gaps: data.gaps });
  };

  return (
    <PatientChoice
      title={t('choose.title')}
      mark={({ realName }) =>
        realName === 'verified' ? t('account:patientRealName.verified') : undefined
      }
      choosing={(back) => ({
        confirm: {
          text: t('choose.confirm'),
          pending: isFetching,
          onConfirm: (patientId) => void confirm(patientId, back),
          onChange: () => setLacking(undefined),
        },
      })}
      empty={{ title: t('account:patients.empty'), message: t('account:patients.emptyHint') }}
      addText={t('account:patientAdd.title')}
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
