import { surveysApi } from '@xinglin/api';
import { SurveyForm } from '@xinglin/forms';
import { errorCodes, type GetVisitSurveyResponse } from '@xinglin/gateway-sdk';
import { ButtonLink, EmptyState, Gutter } from '@xinglin/ui';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AskedVisit } from '../model/asked-visit';
import { useWays } from './use-ways';

interface VisitSurveyProps {
  readonly found: GetVisitSurveyResponse;
  readonly visit: AskedVisit;
}

/** The questions before a visit; once they are answered, or where there are none, the booking goes on. */
export function VisitSurvey({ found, visit }: VisitSurveyProps): ReactElement {
  const { hospitalId, shiftCaseId, patientId } = visit;
  const { t } = useTranslation('booking');
  const next = useWays().reservation({ hospitalId, shiftCaseId }, { patientId });
  const navigate = useNavigate();
  const [save] = surveysApi.useSaveVisitSurveyMutation();
  const [send] = surveysApi.useSubmitVisitSurveyMutation();
  const { survey, sentAt, savedAt, answers, last } = found;
  if (survey === null || sentAt !== null) return <GoOn to={next} />;
  const of = { patientId, shiftCaseId };
  return (
    <>
      <Gutter>
        <p>{survey.introduction}</p>
      </Gutter>
      <SurveyForm
        key={`${patientId} ${shiftCaseId}`}
        survey={survey}
        answers={answers}
        savedAt={savedAt}
        last={last}
        save={(typed) => save({ ...of, answers: typed })}
        send={() => send(of)}
        onDone={() => navigate(next, { replace: true })}
        waysOut={({ code }) =>
          code === errorCodes.surveySentAlready || code === errorCodes.surveyClosed
            ? [{ label: t('standardQuestionnaire.goOn'), to: next }]
            : []
        }
        submitLabel={t('standardQuestionnaire.send')}
      />
    </>
  );
}

/** Leads on in place of this page, and by a link where no script runs. */
function GoOn({ to }: { to: string }): ReactElement {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const leadOn = useEffectEvent(() => navigate(to, { replace: true }));
  useEffect(() => void leadOn(), []);
  return (
    <EmptyState
      kind="surveys"
      title={t('standardQuestionnaire.nothing')}
      action={<ButtonLink to={to}>{t('standardQuestionnaire.goOn')}</ButtonLink>}
    />
  );
}
