import type { ConsultService } from '@xinglin/gateway-sdk';
import { Pictogram, Price } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerWithin } from './service-terms';
import styles from './television-page.module.css';

/** What is offered on a television, to be read from a sofa: the idea drawn, the price, and what is promised for it. */
export function TelevisionOffer({
  service,
  now,
  children,
}: {
  service: ConsultService;
  /** That a doctor is there now. */
  now?: ReactNode;
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation('asking');
  const within = useAnswerWithin();
  const { title, priceCents, turns, lastsHours } = service;
  const promises = [
    { name: t('terms.firstAnswer'), value: within(service) },
    {
      name: t('terms.questions'),
      value: turns === null ? t('terms.unlimited') : t('terms.turns', { count: turns }),
    },
    { name: t('terms.lasts'), value: t('terms.lastsHours', { count: lastsHours }) },
  ];
  return (
    <section className={styles['offer']} data-hue="blue">
      <div className={styles['idea']}>
        <div>
          {now}
          <h2>{title}</h2>
          <p className={styles['price']}>
            <Price cents={priceCents} compact />
          </p>
        </div>
        <span className={styles['drawing']}>
          <Pictogram name={service.kind === 'fast' ? 'quick-consult' : 'consult'} hued />
        </span>
      </div>
      <dl className={styles['promises']}>
        {promises.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {priceCents > 0 && <p className={styles['refund']}>{t('terms.refundInShort')}</p>}
      {children}
    </section>
  );
}
