import { telemedicineTerms } from '@xinglin/rules';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const parts = {
  before: ['choose', 'pay', 'place', 'case'],
  after: ['come', 'summary', 'cancel'],
} as const;

interface GuideProps {
  readonly part: keyof typeof parts;
}

/** How a session goes, before it or from its day on, as a card. */
export function GuideSteps({ part }: GuideProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    // i18n-keys: telemedicine:guide.before.title, telemedicine:guide.after.title
    <Card title={t(`guide.${part}.title`)}>
      <Steps part={part} />
    </Card>
  );
}

/** The same inside a card or a fold. */
export function GuidePart({ part }: GuideProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <section>
      {/* i18n-keys: telemedicine:guide.before.title, telemedicine:guide.after.title */}
      <h3>{t(`guide.${part}.title`)}</h3>
      <Steps part={part} />
    </section>
  );
}

function Steps({ part }: GuideProps): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Prose>
      <ol>
        {/* i18n-keys: telemedicine:guide.before.*, telemedicine:guide.after.* */}
        {parts[part].map((step) => (
          <li key={step}>{t(`guide.${part}.${step}`, telemedicineTerms)}</li>
        ))}
      </ol>
    </Prose>
  );
}
