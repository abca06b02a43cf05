import type { PageHead } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HowItWorks, useRenewalTerms } from '../../../components/how-it-works';

export const head: PageHead = () => ({ canonical: href('renewals.entry') });

/** What renewing is, how it goes, and what it costs (spec 2 §2.9). */
export default function PrescriptionEntryPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const { price } = useRenewalTerms();
  return (
    <Page header={<PageHeader title={t('entry.title')} backTo={href('consult.portal')} />}>
      <Card title={t('entry.what')}>
        <Stack>
          <Prose>
            <p>{t('entry.about')}</p>
            <p>{t('entry.price', { price })}</p>
          </Prose>
          <ButtonLink block to={href('renewals.home')}>
            {t('entry.begin')}
          </ButtonLink>
        </Stack>
      </Card>
      <HowItWorks />
      <Card title={t('entry.not')}>
        <Stack>
          <p>{t('entry.notHint')}</p>
          <ButtonLink variant="outline" to={href('renewals.special')}>
            {t('special.title')}
          </ButtonLink>
        </Stack>
      </Card>
    </Page>
  );
}
