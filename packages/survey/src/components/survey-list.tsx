import { surveysApi, useSession } from '@xinglin/api';
import type { SurveyCard } from '@xinglin/gateway-sdk';
import { idFilter, listPage, numbered, pageCall, withSession } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { SurveyItem } from './survey-item';
import { SurveyTabs } from './survey-tabs';

/** What the account has begun: each survey once at most. */
const unanswered = { state: 'unanswered', pageSize: 50 } as const;
const begun = pageCall(surveysApi.endpoints.listSurveyResponses, () => unanswered);

/** The page of surveys for everybody, or of doctors' own ones; of one alone where the address names it. */
export function surveyList(audience: 'common' | 'own', title: string) {
  const page = listPage({
    endpoint: surveysApi.endpoints.listSurveys,
    paging: numbered,
    filters: { surveyCodeId: idFilter },
    input: ({ filters: { surveyCodeId } }, part) => ({
      ...(surveyCodeId ? { surveyCodeId } : { audience }),
      ...part,
    }),
    title,
    backTo: href('account.profile'),
    skeleton: <SkeletonList avatar lines={3} />,
    above: () => <SurveyTabs active={audience} />,
    empty: ({ t }) => <EmptyState kind="surveys" title={t('survey:detail.none')} />,
    item: (survey) => <OwnSurveyItem key={survey.surveyCodeId} survey={survey} />,
  });
  return {
    ...page,
    load: (place: Parameters<typeof page.load>[0]) => [
      ...page.load(place),
      ...withSession(begun.load)(place),
    ],
  };
}

/** A survey with how far the account is; a visitor has begun none. */
function OwnSurveyItem({ survey }: { survey: SurveyCard }): ReactElement {
  const isSignedIn = useSession()?.login === true;
  const { currentData } = surveysApi.useListSurveyResponsesQuery(unanswered, {
    skip: !isSignedIn,
  });
  return (
    <SurveyItem
      survey={survey}
      begun={currentData?.items.find(({ surveyCodeId }) => surveyCodeId === survey.surveyCodeId)}
    />
  );
}
