import { AiAssistant, loadAiAssistant } from '@xinglin/conversation';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from '../components/language-picker';

export const load = loadAiAssistant;

/** The AI guide for people abroad: from it the way to a doctor is a free consultation (spec 2 §2.30). */
export default function OverseasAssistantPage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const consult = (
    <ButtonLink variant="outline" to={href('overseas.consultWizard')}>
      {t('wizard.title')}
    </ButtonLink>
  );
  return (
    <AiAssistant
      hrefOf={(asked) => href('overseas.assistant', {}, asked)}
      backTo={href('overseas.consultList')}
      action={<LanguagePicker />}
      renderStartWays={(isHistory, start) => (isHistory ? start : consult)}
      renderWays={(_, start) => (
        <Cluster>
          {consult}
          {start}
        </Cluster>
      )}
    />
  );
}
