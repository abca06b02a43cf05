import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { ListGroup, ListLink, Page, PageHeader, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementVersions, type AgreementKind } from './versions';

// i18n-keys: agreements:service.*
// i18n-keys: agreements:privacy.*
// i18n-keys: agreements:children.*

const links: Readonly<Record<AgreementKind, string>> = {
  service: href('portal.agreementService'),
  privacy: href('portal.agreementPrivacy'),
  children: href('portal.agreementChildren'),
};
const titles = {
  service: 'portal:agreementService.title',
  privacy: 'portal:agreementPrivacy.title',
  children: 'portal:agreementChildren.title',
} as const;

/** One agreement: its version, the day it came into force, its sections, and the way to the others. */
export function Agreement({ kind }: { kind: AgreementKind }): ReactElement {
  const { t, i18n } = useTranslation(['agreements', 'portal']);
  const locale = useLocale();
  const { version, effective } = agreementVersions[kind];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${effective}T00:00:00Z`),
  );
  const numbers: number[] = [];
  while (i18n.exists(`agreements:${kind}.heading${numbers.length + 1}`))
    numbers.push(numbers.length + 1);
  const paragraphs = (key: string): ReactElement[] =>
    t(`agreements:${kind}.${key}`)
      .split('\n')
      .map((text) => <p key={text}>{text}</p>);
  return (
    <Page header={<PageHeader title={t(titles[kind])} />}>
      <Prose>
        <p>
          {t('portal:agreement.version', { version })}
          {' · '}
          {t('portal:agreement.effective', { day })}
        </p>
        {paragraphs('introduction')}
        {numbers.map((number) => (
          <section key={number}>
            <h2>
              {number}. {t(`agreements:${kind}.heading${number}`)}
            </h2>
            {paragraphs(`text${number}`)}
          </section>
        ))}
      </Prose>
      <ListGroup>
        {Object.entries(links)
          .filter(([other]) => other !== kind)
          .map(([other, to]) => (
            // The entries come from a record by agreement kind; Object.entries widens its keys.
            <ListLink key={other} to={to} label={t(titles[other as AgreementKind])} />
          ))}
      </ListGroup>
    </Page>
  );
}
