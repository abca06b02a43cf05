import { consultApi } from '@xinglin/api';
import type { GetFollowupReportResponse } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Note,
  NoticeBar,
  SkeletonList,
  Stack,
  Timeline,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpHref } from '../../../../../model/follow-up-place';

const replies = pageCall(consultApi.endpoints.listFollowupDoctorReplies, ({ params }) => ({
  followUpId: params['id'] ?? '',
}));

/** What a patient answered to a follow-up, and what the doctor said to it (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getFollowupReport,
  input: ({ params }) => ({ followUpId: params['id'] ?? '' }),
  beside: [replies],
  title: 'consult:followUpReport.title',
  backTo: (_report, { params }) => followUpHref(params['id'] ?? ''),
  gone: {
    title: 'consult:followUp.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.listAll')}>
        {t('consult:list.all')}
      </ButtonLink>
    ),
  },
  children: (report, { t }) =>
    report.answeredAt === null ? (
      <EmptyState
        kind="reports"
        title={t('consult:followUpReport.empty')}
        action={
          <ButtonLink to={followUpHref(report.followUpId)}>
            {t('consult:followUpForm.see')}
          </ButtonLink>
        }
      />
    ) : (
      <Report report={report} answeredAt={report.answeredAt} />
    ),
});

export const { load } = page;
export default page.Page;

function Report({
  report: { orderKey, questions, answers },
  answeredAt,
}: {
  report: GetFollowupReportResponse;
  answeredAt: string;
}): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const given = new Map(answers.map(({ questionId, text }) => [questionId, text]));
  return (
    <>
      <NoticeBar>{t('followUp.answered', { time: formatInstant(answeredAt, locale) })}</NoticeBar>
      <Card title={t('followUpReport.answers')}>
        <Stack>
          {questions.map(({ questionId, text }) => (
            <div key={questionId}>
              <Note>{text}</Note>
              <p>{given.get(questionId)}</p>
            </div>
          ))}
        </Stack>
      </Card>
      <Card title={t('followUpReport.replies')}>
        <Replies />
      </Card>
      <Stack inset>
        <ButtonLink block variant="outline" to={href('consult.dpchat', {}, { orderKey })}>
          {t('followUp.talk')}
        </ButtonLink>
      </Stack>
    </>
  );
}

function Replies(): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { answer } = replies.useAnswer();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={2} count={1} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Note>{t('followUpReport.none')}</Note>
        ) : (
          <Timeline
            label={t('followUpReport.replies')}
            items={items.map(({ text, at }) => ({
              title: text,
              at,
              timeText: formatInstant(at, locale),
            }))}
          />
        )
      }
    </Loaded>
  );
}
