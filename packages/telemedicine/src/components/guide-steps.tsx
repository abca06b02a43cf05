import { telemedicineTerms } from '@xinglin/rules';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const parts = {
  before: ['choose', 'pay', 'place', 'case'],
  after: ['come', 'summary', 'cancel'],
} as const;

/** How a session goes, before it or from its day on. */
export function GuideSteps({ part }: { part: keyof typeof parts }): ReactElement {
  const { t } = useTranslation('telemedicine');
  // i18n-keys: telemedicine:guide.before.*, telemedicine:guide.after.*
  return (
    <Card title={t(`guide.${part}.title`)}>
      <Prose>
        <ol>
          {parts[part].map((step) => (
            <li key={step}>{t(`guide.${part}.${step}`, telemedicineTerms)}</li>
          ))}
        </ol>
      </Prose>
    </Card>
  );
}
