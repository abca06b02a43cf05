import type { PageLoad } from '@xinglin/api';
import { AiConversation, aiConversationCalls } from '@xinglin/conversation';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskADoctor, departmentHref } from '../../../components/ai-guide-ways';

export const load: PageLoad = ({ params }) => aiConversationCalls(params['id'] ?? '');

/** A consult with the AI guide for one of the family; what was told goes to a doctor by one tap. */
export default function AiaChatPage(): ReactElement {
  const { t } = useTranslation('ai-consult');
  const { params } = usePlace();
  return (
    <Page header={<PageHeader title={t('chat.title')} backTo={href('consult.submitAiaOrder')} />}>
      <AiConversation
        conversationId={params['id'] ?? ''}
        departmentHref={departmentHref}
        renderWays={(conversation) => (
          <Cluster>
            <AskADoctor conversation={conversation} />
            <ButtonLink variant="outline" to={href('booking.hospitalList')}>
              {t('chat.book')}
            </ButtonLink>
          </Cluster>
        )}
      />
    </Page>
  );
}
