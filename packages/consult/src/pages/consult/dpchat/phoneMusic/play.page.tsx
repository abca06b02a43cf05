import { consultApi } from '@xinglin/api';
import type { CallRecording, ListConsultRecordingsResponse } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, KeyValueList, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordingText } from '../../../../components/recording-text';
import { consultOf } from '../../../../model/record-place';
import { recordingsHref } from '../../../../model/recording-place';
import { talkHref } from '../../../../model/talk-place';
import styles from './play.module.css';

/** The recording of a call, to listen to (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.listConsultRecordings,
  input: (place) => ({ orderKey: consultOf(place) }),
  title: 'consult:dpchatPhoneRecordingPlay.title',
  backTo: (_answer, place) => recordingsHref(consultOf(place)),
  gone: {
    title: 'consult:dpchat.missing',
    action: ({ t }) => (
      <ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>
    ),
  },
  children: (answer, { t, query }) => {
    const wanted = query.get('recordingId');
    const recording = answer.items.find(({ recordingId }) => recordingId === wanted);
    return recording === undefined ? (
      <EmptyState
        kind="recordings"
        title={t('consult:dpchatPhoneRecordingPlay.missing')}
        action={
          <ButtonLink to={recordingsHref(answer.orderKey)}>
            {t('consult:recordings.all')}
          </ButtonLink>
        }
      />
    ) : (
      <Recording answer={answer} recording={recording} />
    );
  },
});

export const { load } = page;
export default page.Page;

interface RecordingProps {
  readonly answer: ListConsultRecordingsResponse;
  readonly recording: CallRecording;
}

function Recording({ answer, recording }: RecordingProps): ReactElement {
  const { t } = useTranslation('consult');
  const { startedAt, length, keptUntil } = useRecordingText()(recording);
  const { orderKey, doctorName, patientName, keptDays } = answer;
  const { url } = recording;
  return (
    <>
      <Card title={t('dpchatPhoneRecordingPlay.about')}>
        <Stack>
          <KeyValueList
            items={[
              ...(doctorName === null ? [] : [{ label: t('facts.doctor'), value: doctorName }]),
              { label: t('facts.patient'), value: patientName },
              { label: t('facts.call'), value: startedAt },
              { label: t('recordings.length'), value: length },
            ]}
          />
          {url === null ? (
            <p>{t('recordings.over', { days: keptDays })}</p>
          ) : (
            <>
              {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- a call has no transcript */}
              <audio
                className={styles['player']}
                src={`/gateway${url}`}
                controls
                preload="none"
                aria-label={t('dpchatPhoneRecordingPlay.label', { time: startedAt, length })}
              />
              <Note>{t('recordings.keptUntil', { time: keptUntil })}</Note>
            </>
          )}
          <Note>{t('recordings.notice', { days: keptDays })}</Note>
        </Stack>
      </Card>
      <Stack inset>
        <ButtonLink block variant="outline" to={talkHref(orderKey)}>
          {t('richText.talk')}
        </ButtonLink>
      </Stack>
    </>
  );
}
