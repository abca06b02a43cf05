import { surveysApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ActionBar,
  ButtonLink,
  Card,
  Fold,
  Note,
  NoticeBar,
  Prose,
  SkeletonList,
  SurveyHead,
} from '@xinglin/ui';
import { SurveyFacts } from '../components/survey-facts';
import { topicPictogram } from '../model/topic-pictogram';

/** What a survey is for, and all its questions, those of every branch too, to read before answering (spec 2 §2.11). */
const page = detailPage({
  endpoint: surveysApi.endpoints.getSurvey,
  input: ({ query }) => ({ surveyCodeId: query.get('surveyCodeId') ?? '' }),
  title: 'survey:preview.title',
  head: ({ title }) => ({ title }),
  backTo: (survey) => (survey?.doctorName ? href('survey.customDetail') : href('survey.detail')),
  skeleton: <SkeletonList lines={4} count={2} />,
  bar: ({ isOpen, surveyCodeId }, { t }) =>
    isOpen ? (
      <ActionBar>
        <ButtonLink block to={href('survey.questions', { surveyCodeId })}>
          {t('survey:detail.answer')}
        </ButtonLink>
      </ActionBar>
    ) : undefined,
  children: (survey, { t }) => (
    <>
      {!survey.isOpen && <NoticeBar tone="warning">{t('survey:detail.closed')}</NoticeBar>}
      <Card as="div">
        <SurveyHead
          pictogram={topicPictogram(survey.topic)}
          title={survey.title}
          facts={<SurveyFacts survey={survey} />}
          text={survey.introduction}
        />
      </Card>
      <Fold
        title={t('survey:preview.all')}
        note={t('survey:detail.questions', { count: survey.questionCount })}
      >
        {survey.item.map((group) => (
          <Prose key={group.linkId}>
            <h3>{group.text}</h3>
            <ol>
              {group.item
                .filter(({ type }) => type !== 'display')
                .map((question) => (
                  <li key={question.linkId}>
                    <p>{question.text}</p>
                    <Note>
                      {[
                        ...question.options.map(({ display }) => display),
                        ...(question.unit === null ? [] : [question.unit]),
                        ...(question.enableWhen.length > 0 ? [t('survey:preview.sometimes')] : []),
                      ].join(t('survey:preview.between'))}
                    </Note>
                  </li>
                ))}
            </ol>
          </Prose>
        ))}
      </Fold>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
