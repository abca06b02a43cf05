import type { PageLoad } from '@xinglin/api';
import { Conversation, conversationCalls } from '@xinglin/conversation';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { followUpHref } from '../../model/follow-up-place';
import { richTextHref } from '../../model/talk-place';

const orderKeyOf = (query: URLSearchParams): string | undefined =>
  idFilter.read(query.get('orderKey'));

export const load: PageLoad = ({ query }) => {
  const orderKey = orderKeyOf(query);
  return orderKey === undefined ? [] : conversationCalls(orderKey);
};

/** The consultation room: the conversation of one consult (spec 2 §2.9). */
export default function Dpchat(): ReactElement {
  const { t } = useTranslation('consult');
  const [query] = useSearchParams();
  const orderKey = orderKeyOf(query);
  return (
    <Page header={<PageHeader title={t('dpchat.title')} backTo={href('consult.listAll')} />}>
      {orderKey === undefined ? (
        <EmptyState
          title={t('dpchat.missing')}
          action={<ButtonLink to={href('consult.listAll')}>{t('list.all')}</ButtonLink>}
        />
      ) : (
        <>
          <Gutter>
            <Cluster align="end">
              <ButtonLink
                size="small"
                variant="text"
                to={href('consult.caseDetails', {}, { orderKey })}
              >
                {t('dpchat.case')}
              </ButtonLink>
            </Cluster>
          </Gutter>
          <Conversation
            orderKey={orderKey}
            cardLinks={{
              followUp: followUpHref,
              richText: (purpose, number) => richTextHref(orderKey, purpose, number),
            }}
            beside={
              <ButtonLink
                size="small"
                variant="text"
                to={href('consult.dpchatUploadImages', {}, { orderKey })}
              >
                {t('dpchat.pictures')}
              </ButtonLink>
            }
            // Thanking the doctor and asking again are there.
            afterwards={
              <ButtonLink variant="outline" to={href('consult.orderDetail', { orderKey })}>
                {t('dpchat.seeOrder')}
              </ButtonLink>
            }
          />
        </>
      )}
    </Page>
  );
}
