import { useChannel, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Gutter, ListGroup, ListLink, Note, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** The value of `mode` by which the return banner asks for health questions alone (spec 1 §2). */
const healthInquiry = 'HealthInquiry_index';

/**
 * The portal's own assistant: questions that lead to a department, what symptoms mean, and the doctors. The banner
 * leads back here (spec 2 §2.31), where no assistant elsewhere is configured.
 */
export default function AssistantHomePage(): ReactElement {
  const { t } = useTranslation('landing');
  const [query] = useSearchParams();
  const modules = usePageModules('portal.assistantHome');
  const { phone } = useChannel();
  const talk = modules('talk', { to: href('overseas.assistant'), title: t('assistant.talk') });
  const guide = modules('guide', { to: href('booking.aiReservation'), title: t('guide') });
  const search = modules('search', { to: href('directory.search'), title: t('assistant.search') });
  const ask = modules('ask', { to: href('consult.portal'), title: t('ask') });
  const book = modules('book', { to: href('booking.hospitalList'), title: t('book') });
  const myVisits = modules('myVisits', { to: href('booking.orderList'), title: t('myVisits') });
  const call = modules('call', { title: t('call') });
  return (
    <Page header={<PageHeader title={t('assistant.title')} backTo={href('directory.home')} />}>
      <Gutter>
        <Note>{t(query.get('isback') === '1' ? 'assistant.back' : 'assistant.lead')}</Note>
      </Gutter>
      <ListGroup label={t('assistant.inquiry')} showLabel>
        {talk && <ListLink to={talk.to} label={talk.title} description={t('assistant.talkHint')} />}
        {guide && <ListLink to={guide.to} label={guide.title} description={t('guideHint')} />}
        {search && (
          <ListLink to={search.to} label={search.title} description={t('assistant.searchHint')} />
        )}
        {ask && <ListLink to={ask.to} label={ask.title} description={t('askHint')} />}
      </ListGroup>
      {query.get('mode') !== healthInquiry && (
        <ListGroup label={t('assistant.visits')} showLabel>
          {book && <ListLink to={book.to} label={book.title} description={t('bookHint')} />}
          {myVisits && <ListLink to={myVisits.to} label={myVisits.title} />}
          {call && phone !== null && (
            <ListLink href={`tel:${phone}`} label={call.title} value={phone} />
          )}
        </ListGroup>
      )}
    </Page>
  );
}
