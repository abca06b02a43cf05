import { consultApi } from '@xinglin/api';
import type { FollowUp } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatInstant } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, Note, NoticeBar, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { followUpOf } from '../../../../model/follow-up-place';

/** What a doctor asks some time after a consult, and until when it can be answered (spec 2 §2.9). */
const page = detailPage({
  endpoint: consultApi.endpoints.getRevisitRemind,
  input: ({ query }) => ({ followUpId: followUpOf(query) }),
  title: 'consult:followUp.title',
  backTo: (followUp) =>
    followUp === undefined
      ? href('consult.listAll')
      : href('consult.dpchat', {}, { orderKey: followUp.orderKey }),
  gone: {
    title: 'consult:followUp.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('consult.listAll')}>
        {t('consult:list.all')}
      </ButtonLink>
    ),
  },
  children: (followUp) => <Detail followUp={followUp} />,
});

export const { load } = page;
export default page.Page;

function Detail({ followUp }: { followUp: FollowUp }): ReactElement {
  const { t } = useTranslation('consult');
  const locale = useLocale();
  const { followUpId, orderKey, doctorId, note, questions, answeredAt, maySubmit } = followUp;
  const at = (moment: string): string => formatInstant(moment, locale);
  return (
    <>
      {!maySubmit && (
        <NoticeBar>
          {answeredAt === null
            ? t('followUp.over')
            : t('followUp.answered', { time: at(answeredAt) })}
        </NoticeBar>
      )}
      <Card title={followUp.title}>
        <Stack>
          {note !== null && <p>{note}</p>}
          <KeyValueList
            items={[
              {
                label: t('followUp.doctor'),
                value: (
                  <Link to={href('directory.doctor', { id: doctorId })}>{followUp.doctorName}</Link>
                ),
              },
              { label: t('followUp.sent'), value: at(followUp.sentAt) },
              { label: t('followUp.closes'), value: at(followUp.closesAt) },
            ]}
          />
        </Stack>
      </Card>
      <Card title={t('followUp.questions')}>
        <Stack>
          <Note>{t('followUp.count', { count: questions.length })}</Note>
          <Prose>
            <ol>
              {questions.map(({ questionId, text }) => (
                <li key={questionId}>{text}</li>
              ))}
            </ol>
          </Prose>
        </Stack>
      </Card>
      <Stack inset>
        {maySubmit && (
          <ButtonLink block to={href('consult.dpchatFurther', {}, { followUpId })}>
            {t('followUp.fill')}
          </ButtonLink>
        )}
        {answeredAt !== null && (
          <ButtonLink block to={href('consult.dpchatFurtherReport', { id: followUpId })}>
            {t('followUp.report')}
          </ButtonLink>
        )}
        <ButtonLink block variant="outline" to={href('consult.dpchat', {}, { orderKey })}>
          {t('followUp.talk')}
        </ButtonLink>
      </Stack>
    </>
  );
}
