import { AiAssistant, loadAiAssistant } from '@xinglin/conversation';
import { idFilter, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskADoctor, departmentHref } from '../components/ai-guide-ways';

export const load = loadAiAssistant;

/** The AI guide: a new conversation, one of before, or all of them (`mode=history`). */
export default function AssistantPage(): ReactElement {
  const { t } = useTranslation(['ai-chat', 'ai-consult']);
  const { query } = usePlace();
  // The doctor from whose page a person came here.
  const doctorId = idFilter.read(query.get('doctorDetail'));
  return (
    <AiAssistant
      hrefOf={(asked) => href('overseas.assistant', {}, asked)}
      backTo={href('portal.assistantHome')}
      departmentHref={departmentHref}
      renderStartWays={(isHistory, start) => (
        <Cluster>
          {doctorId !== undefined && (
            <ButtonLink variant="text" to={href('directory.doctor', { id: doctorId })}>
              {t('ai-consult:backToDoctor')}
            </ButtonLink>
          )}
          {isHistory ? (
            start
          ) : (
            <ButtonLink variant="outline" to={href('consult.portal')}>
              {t('ai-consult:ask')}
            </ButtonLink>
          )}
        </Cluster>
      )}
      renderWays={(conversation, start) => (
        <Cluster>
          <AskADoctor conversation={conversation} />
          <ButtonLink variant="outline" to={href('booking.hospitalList')}>
            {t('ai-consult:chat.book')}
          </ButtonLink>
          {start}
          <ButtonLink variant="text" to={href('overseas.assistant', {}, { mode: 'history' })}>
            {t('ai-chat:history')}
          </ButtonLink>
        </Cluster>
      )}
    />
  );
}
