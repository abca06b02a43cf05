import { ChannelModule, surveysApi } from '@xinglin/api';
import { idFilter, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { OpenResponse, SentResponse } from './response-card';
import { SurveyTabs } from './survey-tabs';

/** The page of the account's own surveys that wait for answers, or that were sent. */
export const responseList = (state: 'unanswered' | 'answered') =>
  listPage({
    endpoint: surveysApi.endpoints.listSurveyResponses,
    paging: numbered,
    filters: { responseId: idFilter },
    input: ({ filters: { responseId } }, part) => ({
      state,
      ...(responseId && { responseId }),
      ...part,
    }),
    title: state === 'answered' ? 'survey:answered.title' : 'survey:unanswered.title',
    backTo: href('account.profile'),
    skeleton: <SkeletonList lines={4} />,
    above: () => <SurveyTabs active={state} />,
    empty: ({ t }) => (
      <EmptyState
        kind="surveys"
        title={state === 'answered' ? t('survey:answered.none') : t('survey:unanswered.none')}
        action={
          <ChannelModule
            of="survey.answered"
            name="choose"
            own={{ to: href('survey.detail'), title: t('survey:detail.title') }}
          >
            {({ to, title }) => (
              <ButtonLink variant="outline" to={to}>
                {title}
              </ButtonLink>
            )}
          </ChannelModule>
        }
      />
    ),
    item: (response) =>
      response.sentAt === null ? (
        <OpenResponse key={response.responseId} response={response} />
      ) : (
        <SentResponse key={response.responseId} response={response} />
      ),
  });
