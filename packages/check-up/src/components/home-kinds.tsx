import { href } from '@xinglin/routes';
import { Card, QuickLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The other kinds of check-ups, and what the account has of them. */
export function HomeKinds(): ReactElement {
  const { t } = useTranslation('check-up');
  return (
    <Card title={t('home.more')}>
      <QuickLinks
        label={t('home.more')}
        items={[
          { to: href('check-up.orderList'), label: t('home.orders'), pictogram: 'visits' },
          { to: href('check-up.pdfReport'), label: t('home.reports'), pictogram: 'report' },
          {
            to: href('check-up.privateCheckUp'),
            label: t('privateCheckUp.title'),
            pictogram: 'home-care',
          },
          { to: href('check-up.scaling'), label: t('scaling.title'), pictogram: 'dentistry' },
          {
            to: href('check-up.diagnosisPlatform'),
            label: t('diagnosisPlatform.title'),
            pictogram: 'thoracic-surgery',
          },
          { to: href('check-up.covidTest'), label: t('home.virus'), pictogram: 'respiratory' },
          { to: href('check-up.weibaoCode'), label: t('home.codes'), pictogram: 'coupon' },
        ]}
      />
    </Card>
  );
}
