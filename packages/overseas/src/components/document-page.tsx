import { usePreferences } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, Note, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguagePicker } from './language-picker';

/** The portal's own documents, by the name of their route. */
export type DocumentName = 'conditions' | 'legal' | 'privacy' | 'cookie' | 'aboutUs';

/** The day from which all of them hold, in each language's own words. */
const validFrom = new Date(Date.UTC(2026, 10, 1));

/** A document of so many sections, each a heading and its text. */
export function DocumentPage({
  name,
  sections,
}: {
  name: DocumentName;
  sections: readonly string[];
}): ReactElement {
  const { t } = useTranslation('overseas-documents');
  const { locale } = usePreferences();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  // i18n-keys: overseas-documents:*
  return (
    <Page
      header={
        <PageHeader
          title={t(`${name}.title`)}
          backTo={href('overseas.profileSetting')}
          action={<LanguagePicker />}
        />
      }
    >
      <Card>
        <Stack gap={3}>
          {name !== 'aboutUs' && <Note>{t('effective', { day: day.format(validFrom) })}</Note>}
          <Prose>
            {sections.map((section) => (
              <section key={section}>
                <h2>{t(`${name}.${section}.heading`)}</h2>
                <p>{t(`${name}.${section}.text`, { platform: t('shared:brand.name') })}</p>
              </section>
            ))}
          </Prose>
        </Stack>
      </Card>
    </Page>
  );
}
