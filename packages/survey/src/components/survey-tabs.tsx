import { usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Which list of surveys is shown. */
export type SurveyTab = 'common' | 'own' | 'unanswered' | 'answered';

/** Links to the lists of surveys; a channel that offers none has its own answers alone. */
export function SurveyTabs({ active }: { active: SurveyTab }): ReactElement {
  const { t } = useTranslation('survey');
  const isOffered = usePageModules('survey.answered')('choose') !== null;
  return (
    <SegmentLinks
      label={t('tabs.label')}
      items={[
        ...(isOffered
          ? [{ to: href('survey.detail'), label: t('tabs.common'), active: active === 'common' }]
          : []),
        { to: href('survey.customDetail'), label: t('tabs.own'), active: active === 'own' },
        {
          to: href('survey.unanswered'),
          label: t('tabs.unanswered'),
          active: active === 'unanswered',
        },
        { to: href('survey.answered'), label: t('tabs.answered'), active: active === 'answered' },
      ]}
    />
  );
}
