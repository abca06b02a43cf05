import { PictureLink } from '@xinglin/forms';
import type { SurveyResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  AnswerRows,
  Card,
  ReplyLetter,
  ScoreScale,
  Stack,
  StatusChip,
  SurveyHead,
  SurveyRow,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { topicPictogram } from '../model/topic-pictogram';
import { useBegunState } from '../model/use-begun-state';

/** A survey that waits for answers: a row that links to its questions. */
export function OpenResponse({ response }: { response: SurveyResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const stateOf = useBegunState();
  const { surveyCodeId, title, topic, isOpen, doctorName } = response;
  return (
    <SurveyRow
      to={
        isOpen
          ? href('survey.questions', { surveyCodeId })
          : href('survey.preview', {}, { surveyCodeId })
      }
      pictogram={topicPictogram(topic)}
      title={title}
      facts={doctorName === null ? t('state.open') : t('detail.ofDoctor', { name: doctorName })}
      state={isOpen ? stateOf(response) : { text: t('detail.closed'), tone: 'closed' }}
    />
  );
}

/** A survey that was sent: its score on the bands that it declares, what the doctor replied, and the answers. */
export function SentResponse({ response }: { response: SurveyResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const locale = useLocale();
  const { title, topic, sentAt, reply, repliedAt, score, scoreText, scale, doctor, doctorName } =
    response;
  const isReplied = reply !== null && repliedAt !== null;
  return (
    <Card as="article">
      <Stack>
        <SurveyHead
          pictogram={topicPictogram(topic)}
          title={title}
          facts={sentAt !== null && t('answered.sentAt', { time: formatInstant(sentAt, locale) })}
        >
          {/* i18n-keys: survey:state.* */}
          <StatusChip state={isReplied ? 'done' : 'underway'}>
            {t(isReplied ? 'state.replied' : 'state.sent')}
          </StatusChip>
        </SurveyHead>
        {scale !== null && score !== null && (
          <ScoreScale
            score={score}
            most={scale.most}
            bands={scale.bands.map(({ from }) => from)}
            mostText={t('answered.most', { most: scale.most })}
          >
            {scoreText}
          </ScoreScale>
        )}
        {isReplied && (
          <ReplyLetter
            face={{ gender: doctor?.gender ?? 'unknown', seed: doctor?.doctorId ?? 'doctor' }}
            from={
              doctorName === null ? t('answered.reply') : t('detail.ofDoctor', { name: doctorName })
            }
            when={formatInstant(repliedAt, locale)}
          >
            {reply}
          </ReplyLetter>
        )}
        <AnswerRows
          items={response.answers.map(({ linkId, question, texts, fileIds }) => ({
            key: linkId,
            question,
            answer: (
              <>
                {texts.join(t('preview.between'))}
                {fileIds.map((fileId, place) => (
                  <PictureLink
                    key={fileId}
                    fileId={fileId}
                    text={t('answered.picture', { number: place + 1 })}
                  />
                ))}
              </>
            ),
          }))}
        />
      </Stack>
    </Card>
  );
}
