import { surveysApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Note, Prose, SkeletonList, Stack } from '@xinglin/ui';

/** All questions of a survey, those of every branch too, to read before answering (spec 2 §2.11). */
const page = detailPage({
  endpoint: surveysApi.endpoints.getSurvey,
  input: ({ query }) => ({ surveyCodeId: query.get('surveyCodeId') ?? '' }),
  title: (survey, t) => survey?.title ?? t('survey:preview.title'),
  backTo: (survey) => (survey?.doctorName ? href('survey.customDetail') : href('survey.detail')),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: (survey, { t }) => (
    <>
      {survey.item.map((group) => (
        <Card key={group.linkId} title={group.text}>
          <Prose>
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
        </Card>
      ))}
      {survey.isOpen && (
        <Stack inset>
          <ButtonLink block to={href('survey.questions', { surveyCodeId: survey.surveyCodeId })}>
            {t('survey:detail.answer')}
          </ButtonLink>
        </Stack>
      )}
    </>
  ),
});

export const { load } = page;
export default page.Page;
