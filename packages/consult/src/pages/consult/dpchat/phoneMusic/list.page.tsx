import { consultApi } from '@xinglin/api';
import type { ListConsultRecordingsResponse } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  ListGroup,
  ListLink,
  NoticeBar,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordingText } from '../../../../components/recording-text';
import { consultOf } from '../../../../model/record-place';
import { recordingHref } from '../../../../model/recording-place';
import { talkHref } from '../../../../model/talk-place';

/** The recordings of the calls of one's own consult by phone (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.listConsultRecordings,
  input: (place) => ({ orderKey: consultOf(place) }),
  title: 'consult:dpchatPhoneRecordingList.title',
  backTo: (_answer, place) => href('consult.orderDetail', { orderKey: consultOf(place) }),
  skeleton: <SkeletonList lines={2} count={2} />,
  gone: {
    title: 'consult:dpchat.missing',
    action: ({ t }) => (
      <ButtonLink to={href('consult.listAll')}>{t('consult:list.all')}</ButtonLink>
    ),
  },
  children: (answer) => <Recordings answer={answer} />,
});

export const { load } = page;
export default page.Page;

function Recordings({
  answer: { items, orderKey, doctorName, patientName, keptDays },
}: {
  readonly answer: ListConsultRecordingsResponse;
}): ReactElement {
  const { t } = useTranslation('consult');
  const textOf = useRecordingText();
  if (items.length === 0)
    return (
      <EmptyState
        kind="recordings"
        title={t('recordings.none')}
        message={t('recordings.noneHint')}
        action={<ButtonLink to={talkHref(orderKey)}>{t('richText.talk')}</ButtonLink>}
      />
    );
  return (
    <>
      <NoticeBar>{t('recordings.notice', { days: keptDays })}</NoticeBar>
      <Card>
        <KeyValueList
          items={[
            ...(doctorName === null ? [] : [{ label: t('facts.doctor'), value: doctorName }]),
            { label: t('facts.patient'), value: patientName },
          ]}
        />
      </Card>
      <ListGroup label={t('dpchatPhoneRecordingList.title')}>
        {items.map((recording) => {
          const { startedAt, length, keptUntil } = textOf(recording);
          const isThere = recording.url !== null;
          return (
            <ListLink
              key={recording.recordingId}
              to={recordingHref(orderKey, recording.recordingId)}
              label={startedAt}
              value={length}
              description={
                isThere
                  ? t('recordings.keptUntil', { time: keptUntil })
                  : t('recordings.over', { days: keptDays })
              }
            />
          );
        })}
      </ListGroup>
    </>
  );
}
