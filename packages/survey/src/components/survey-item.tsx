import type { SurveyCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Chip, Cluster, Note, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A survey: what it is for, how long it takes, and the ways to answer it and to read it first. */
export function SurveyItem({ survey }: { survey: SurveyCard }): ReactElement {
  const { t } = useTranslation('survey');
  const { surveyCodeId, doctorName } = survey;
  return (
    <Card as="article" title={survey.title}>
      <Stack>
        {doctorName !== null && <Note>{t('detail.ofDoctor', { name: doctorName })}</Note>}
        <p>{survey.introduction}</p>
        <Cluster>
          <Chip>{t('detail.questions', { count: survey.questionCount })}</Chip>
          <Chip tone="neutral">{t('detail.minutes', { count: survey.minutes })}</Chip>
        </Cluster>
        {survey.isOpen ? (
          <ButtonLink block to={href('survey.questions', { surveyCodeId })}>
            {t('detail.answer')}
          </ButtonLink>
        ) : (
          <NoticeBar>{t('questions.closed')}</NoticeBar>
        )}
        <ButtonLink
          block
          variant="outline"
          to={
            doctorName === null
              ? href('survey.preview', {}, { surveyCodeId })
              : href('survey.previewCustomDetail', {}, { surveyCodeId })
          }
        >
          {t('detail.preview')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
