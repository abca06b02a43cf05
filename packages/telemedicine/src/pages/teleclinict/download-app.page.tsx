import type { PageHead } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { AddressCode, ButtonLink, Card, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const steps = ['scan', 'keep', 'signIn'] as const;
const clinic = href('telemedicine.departments');

export const head: PageHead = () => ({ canonical: href('telemedicine.onPhone') });

/** The tele-clinic on a phone: its code, how it is kept there, and that a session needs no app (spec 2 §2.19). */
export default function OnPhonePage(): ReactElement {
  const { t } = useTranslation('telemedicine');
  return (
    <Page header={<PageHeader title={t('onPhone.title')} backTo={clinic} />}>
      <Card title={t('onPhone.code')}>
        <Stack>
          <AddressCode address={clinic} label={t('onPhone.codeLabel')} />
          <Prose>
            <ol>
              {steps.map((step) => (
                // i18n-keys: telemedicine:onPhone.step.*
                <li key={step}>{t(`onPhone.step.${step}`)}</li>
              ))}
            </ol>
          </Prose>
          <ButtonLink block to={clinic}>
            {t('onPhone.here')}
          </ButtonLink>
        </Stack>
      </Card>
      <Card title={t('onPhone.noApp')}>
        <p>{t('onPhone.noAppHint')}</p>
      </Card>
    </Page>
  );
}
