import { href } from '@xinglin/routes';
import { SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The lists of surveys, as tabs above each of them. */
const tabs = {
  common: 'survey.detail',
  own: 'survey.customDetail',
  unanswered: 'survey.unanswered',
  answered: 'survey.answered',
} as const;

/** Which list is shown. */
export type SurveyTab = keyof typeof tabs;

/** Links to the lists of surveys. */
export function SurveyTabs({ active }: { active: SurveyTab }): ReactElement {
  const { t } = useTranslation('survey');
  return (
    <SegmentLinks
      label={t('tabs.label')}
      items={(Object.keys(tabs) as SurveyTab[]).map((tab) => ({
        to: href(tabs[tab]),
        // i18n-keys: survey:tabs.*
        label: t(`tabs.${tab}`),
        active: tab === active,
      }))}
    />
  );
}
