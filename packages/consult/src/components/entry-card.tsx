import type { ConsultService } from '@xinglin/gateway-sdk';
import { ButtonLink, Pictogram, pictograms, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { entryPictogram, type AskEntry } from '../model/ask-entries';
import { beginHref } from '../model/ask-ways';
import styles from './entry-card.module.css';
import { LowestPrice } from './service-terms';
import { usePromiseInShort } from './use-promise-in-short';

interface EntryCardProps {
  readonly entry: AskEntry;
  /** Left out while no doctor gives it. */
  readonly service: (ConsultService & { readonly earliestAt: string | null }) | undefined;
  readonly timeZone: string;
  /** Title of the sentence on whom it suits; without it the sentence is left out. */
  readonly forWhom: string | undefined;
}

/** What an entry is for, with a picture, a question as others ask it, who answers, and what it costs. */
export function EntryCard({ entry, service, timeZone, forWhom }: EntryCardProps): ReactElement {
  const { t } = useTranslation('asking');
  const promise = usePromiseInShort(timeZone);
  const pictogram = entryPictogram(entry);
  return (
    // i18n-keys: asking:entry.*
    <section className={styles['card']} data-hue={pictograms[pictogram]}>
      <div className={styles['top']}>
        <span className={styles['drawing']}>
          <Pictogram name={pictogram} />
        </span>
        <p>{t(`entry.${entry.key}.what`)}</p>
      </div>
      <figure className={styles['sample']}>
        <figcaption>{t('entry.sample')}</figcaption>
        <p>{t(`entry.${entry.key}.sample`)}</p>
      </figure>
      {forWhom !== undefined && (
        <p className={styles['who']}>
          <b>{forWhom}</b> {t(`entry.${entry.key}.who`)}
        </p>
      )}
      {service !== undefined && (
        <>
          <ul role="list" className={styles['terms']}>
            <li>{t(service.doctor === 'chosen' ? 'terms.chosen' : 'terms.assigned')}</li>
            <li>{promise(service)}</li>
            {service.priceCents > 0 && <li>{t('terms.refundInShort')}</li>}
          </ul>
          <div className={styles['bottom']}>
            <span className={styles['price']}>
              {service.doctor === 'chosen' ? (
                <LowestPrice cents={service.priceCents} />
              ) : (
                <Price cents={service.priceCents} compact />
              )}
            </span>
            <ButtonLink to={beginHref(service)}>
              {t(service.doctor === 'chosen' ? 'begin.choose' : 'begin.ask')}
            </ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
