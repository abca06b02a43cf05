import type { PageHead } from '@xinglin/api';
import { ListGroup, ListLink, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export const head: PageHead = () => ({ titleKey: 'test:title' });

/** The way to the test pages (spec 2 §2.11). */
export default function TestPage(): ReactElement {
  const { t } = useTranslation('test');
  return (
    <Page header={<PageHeader title={t('title')} />}>
      <ListGroup>
        <ListLink
          label={t('components.title')}
          description={t('components.what')}
          to="/test/components"
        />
        <ListLink label={t('calls.title')} description={t('calls.what')} to="/test/calls" />
      </ListGroup>
    </Page>
  );
}
