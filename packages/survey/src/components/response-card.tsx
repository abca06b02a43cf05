import { PictureLink } from '@xinglin/forms';
import type { SurveyResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Note, NoticeBar, Stack, StatusChip } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** One survey of the account: where it stands, what was sent, what came back. */
export function ResponseCard({ response }: { response: SurveyResponse }): ReactElement {
  const { t } = useTranslation('survey');
  const locale = useLocale();
  const { surveyCodeId, sentAt, reply, repliedAt, score, scoreText } = response;
  const state = reply !== null ? 'replied' : sentAt === null ? 'open' : 'sent';
  const chip = ({ replied: 'done', open: 'attention', sent: 'underway' } as const)[state];
  return (
    <Card
      as="article"
      title={response.title}
      // i18n-keys: survey:state.*
      aside={<StatusChip state={chip}>{t(`state.${state}`)}</StatusChip>}
    >
      <Stack>
        {response.doctorName !== null && (
          <Note>{t('detail.ofDoctor', { name: response.doctorName })}</Note>
        )}
        {sentAt === null ? (
          <Note>{t('unanswered.saved', { count: response.answeredCount })}</Note>
        ) : (
          <Note>{t('answered.sentAt', { time: formatInstant(sentAt, locale) })}</Note>
        )}
        {scoreText !== null && score !== null && (
          <NoticeBar>
            {t('answered.score', { score })} {scoreText}
          </NoticeBar>
        )}
        {reply !== null && repliedAt !== null && (
          <KeyValueList
            items={[
              {
                label: t('answered.reply', { time: formatInstant(repliedAt, locale) }),
                value: reply,
                strong: true,
              },
            ]}
          />
        )}
        {response.answers.length > 0 && (
          <KeyValueList
            items={response.answers.map(({ question, texts, fileIds }) => ({
              label: question,
              value: (
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
        )}
        {sentAt === null &&
          (response.isOpen ? (
            <ButtonLink block to={href('survey.questions', { surveyCodeId })}>
              {t('detail.answer')}
            </ButtonLink>
          ) : (
            <NoticeBar tone="warning">{t('questions.closed')}</NoticeBar>
          ))}
      </Stack>
    </Card>
  );
}
