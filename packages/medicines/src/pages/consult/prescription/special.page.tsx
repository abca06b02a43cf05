import type { PageHead } from '@xinglin/api';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, ListGroup, ListLink, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { prescriptionIn } from '../../../model/renewal-call';
import { furtherHref, specialistHref } from '../../../model/renewal-ways';

export const head: PageHead = () => ({ canonical: href('renewals.special') });

const rules = ['controlled', 'injection', 'first', 'child'] as const;

/** What is not prescribed online or needs proof, and where such a prescription is written (spec 2 §2.9). */
export default function SpecialPrescriptionPage(): ReactElement {
  const { t } = useTranslation('renewals');
  const prescriptionId = prescriptionIn(usePlace());
  return (
    <Page header={<PageHeader title={t('special.title')} backTo={href('renewals.entry')} />}>
      <Card title={t('special.which')}>
        <Prose>
          <ul>
            {rules.map((rule) => (
              // i18n-keys: renewals:special.rule.*
              <li key={rule}>{t(`special.rule.${rule}`)}</li>
            ))}
          </ul>
        </Prose>
      </Card>
      <Card title={t('special.bring')}>
        <Stack>
          <p>{t('special.bringHint')}</p>
          <ButtonLink block to={href('booking.hospitalList')}>
            {t('special.book')}
          </ButtonLink>
        </Stack>
      </Card>
      {prescriptionId !== '' && (
        <ListGroup label={t('special.other')}>
          <ListLink
            label={t('special.proof')}
            description={t('special.proofHint')}
            to={specialistHref(prescriptionId)}
          />
          <ListLink label={t('special.ask')} to={furtherHref(prescriptionId)} />
        </ListGroup>
      )}
    </Page>
  );
}
