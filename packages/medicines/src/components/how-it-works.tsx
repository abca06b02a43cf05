import { consultTerms, formatCents } from '@xinglin/rules';
import { Card, ChatIcon, DocumentIcon, ListCheckIcon, PillIcon, ShieldIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './how-it-works.module.css';

const steps = [
  { key: 'choose', icon: <DocumentIcon /> },
  { key: 'answer', icon: <ListCheckIcon /> },
  { key: 'doctor', icon: <ChatIcon /> },
  { key: 'pharmacist', icon: <ShieldIcon /> },
  { key: 'pharmacy', icon: <PillIcon /> },
] as const;

/** What a renewal costs, and within how many hours it is answered, in words. */
export function useRenewalTerms(): { readonly price: string; readonly hours: number } {
  const { price, answerWithinMinutes } = consultTerms('convenient');
  return {
    price: formatCents(price === 'doctor' ? 0 : price, { decimals: 'auto' }),
    hours: Math.round(answerWithinMinutes / 60),
  };
}

/** How a renewal goes: five steps, each with who acts and how long it takes. */
export function HowItWorks(): ReactElement {
  const { t } = useTranslation('renewals');
  const terms = useRenewalTerms();
  return (
    <Card title={t('how.title')}>
      <ol role="list" className={styles['steps']}>
        {steps.map(({ key, icon }) => (
          <li key={key}>
            {icon}
            <div>
              {/* i18n-keys: renewals:how.step.*, renewals:how.time.* */}
              <b>{t(`how.step.${key}`)}</b>
              <p>{t(`how.time.${key}`, terms)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
