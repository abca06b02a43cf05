import type { PageHead } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Page, PageHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideSteps } from '../../../components/guide-steps';
import { SideBySide } from '../../../components/side-by-side';

export const head: PageHead = () => ({ canonical: href('telemedicine.guide') });

/** How a session goes, from choosing an expert to the summary (spec 2 §2.19). */
export default function GuidePage(): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Page
      header={<PageHeader title={t('guide.title')} backTo={href('telemedicine.departments')} />}
    >
      <SideBySide>
        <GuideSteps part="before" />
        <GuideSteps part="after" />
      </SideBySide>
      <Stack inset>
        <ButtonLink block to={href('telemedicine.departments')}>
          {t('guide.begin')}
        </ButtonLink>
        <ButtonLink block variant="outline" to={href('telemedicine.orderList')}>
          {t('orderList.title')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
