import { consultApi, type PageLoad } from '@xinglin/api';
import { conversationCalls, TalkHeader, useTalkMenu } from '@xinglin/conversation';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ConsultTalk } from '../../components/talk/consult-talk';

const { getConsultOrder, getAssistantMedicalSummary } = consultApi.endpoints;

const orderKeyOf = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('orderKey'));

export const load: PageLoad = ({ query }) => {
  const orderKey = orderKeyOf(query);
  if (orderKey === undefined) return [];
  return [
    ...conversationCalls(orderKey),
    async (dispatch) => {
      const { data } = await dispatch(getConsultOrder.initiate({ orderKey }));
      // The closing card of one that has ended.
      if (data?.group === 'completed' && data.answeredAt !== null)
        await dispatch(getAssistantMedicalSummary.initiate({ orderKey }));
    },
  ];
};

/** The consultation room: the conversation of one consult (spec 2 §2.9). */
export default function Dpchat(): ReactElement {
  const { t } = useTranslation('consult');
  const [query] = useSearchParams();
  const orderKey = orderKeyOf(query);
  const menu = useTalkMenu();
  const head = { title: t('dpchat.title'), backTo: href('consult.listAll') };
  if (orderKey === undefined)
    return (
      <Page header={<PageHeader {...head} />}>
        <EmptyState
          kind="consults"
          title={t('dpchat.missing')}
          action={<ButtonLink to={href('consult.listAll')}>{t('list.all')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <Page header={<TalkHeader {...head} orderKey={orderKey} menu={menu} />}>
      <ConsultTalk orderKey={orderKey} menu={menu} />
    </Page>
  );
}
