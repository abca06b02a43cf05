import { consultApi, type PageLoad } from '@xinglin/api';
import { Conversation, conversationCalls } from '@xinglin/conversation';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OpeningCase } from '../../components/opening-case';
import { PrescriptionWish } from '../../components/prescription-wish';
import { usePromise } from '../../components/use-promise';
import { followUpHref } from '../../model/follow-up-place';
import { recordingHref } from '../../model/recording-place';
import { richTextHref } from '../../model/talk-place';

const orderKeyOf = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('orderKey'));

export const load: PageLoad = ({ query }) => {
  const orderKey = orderKeyOf(query);
  return orderKey === undefined
    ? []
    : [...conversationCalls(orderKey), consultApi.endpoints.getConsultOrder.initiate({ orderKey })];
};

/** The consultation room: the conversation of one consult (spec 2 §2.9). */
export default function Dpchat(): ReactElement {
  const { t } = useTranslation('consult');
  const [query] = useSearchParams();
  const orderKey = orderKeyOf(query);
  const { data: consult } = consultApi.useGetConsultOrderQuery(
    { orderKey: orderKey ?? '' },
    { skip: orderKey === undefined },
  );
  const promiseOf = usePromise(consult);
  const header = <PageHeader title={t('dpchat.title')} backTo={href('consult.listAll')} />;
  if (orderKey === undefined)
    return (
      <Page header={header}>
        <EmptyState
          title={t('dpchat.missing')}
          action={<ButtonLink to={href('consult.listAll')}>{t('list.all')}</ButtonLink>}
        />
      </Page>
    );
  // Below the messages: what is above them is covered by the bar with the conversation's state.
  const toCase = (
    <ButtonLink size="small" variant="text" to={href('consult.caseDetails', {}, { orderKey })}>
      {t('dpchat.case')}
    </ButtonLink>
  );
  return (
    <Page header={header}>
      <Conversation
        orderKey={orderKey}
        hasCalls
        promiseOf={promiseOf}
        renderOpening={() => consult && <OpeningCase consult={consult} />}
        cardLinks={{
          followUp: followUpHref,
          callRecording: (recordingId) => recordingHref(orderKey, recordingId),
          richText: (purpose, number) => richTextHref(orderKey, purpose, number),
        }}
        beside={
          <>
            <ButtonLink
              size="small"
              variant="text"
              to={href('consult.dpchatUploadImages', {}, { orderKey })}
            >
              {t('dpchat.pictures')}
            </ButtonLink>
            {toCase}
            <PrescriptionWish orderKey={orderKey} />
            <ButtonLink size="small" variant="text" to={href('consult.orderDetail', { orderKey })}>
              {t('dpchat.changes')}
            </ButtonLink>
          </>
        }
        // Thanking the doctor and asking again are there.
        afterwards={
          <>
            <ButtonLink variant="outline" to={href('consult.orderDetail', { orderKey })}>
              {t('dpchat.seeOrder')}
            </ButtonLink>
            {toCase}
          </>
        }
      />
    </Page>
  );
}
