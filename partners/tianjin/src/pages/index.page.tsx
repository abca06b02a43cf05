import { useChannel } from '@xinglin/api';
import HomePage from '@xinglin/directory/home';
import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export { load } from '@xinglin/directory/home';

/** Tianjin's home: the product's, for people who are signed in, with how insurance is used. */
export default function TianjinHomePage(): ReactElement {
  const { t } = useTranslation('tianjin');
  const { insurance } = useChannel();
  return (
    <HomePage>
      {insurance && (
        <Card title={t('insurance.title')}>
          <Prose>
            <ol>
              <li>{t('insurance.card')}</li>
              <li>{t('insurance.window')}</li>
              <li>{t('insurance.refund')}</li>
            </ol>
          </Prose>
        </Card>
      )}
    </HomePage>
  );
}
