import { href, targetHref } from '@xinglin/routes';
import { ButtonLink, Card, Page, PageHeader, Prose, ResultHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/**
 * An authorization did not come: that nothing was lost, why it may be, and how to go on (spec 2 §2.24). `redirectUrl` is
 * where it is asked for again; what lies outside of this site goes through the server's check.
 */
export default function AuthorizationFailedPage(): ReactElement {
  const { t } = useTranslation('clinics');
  const [query] = useSearchParams();
  const again = query.get('redirectUrl');
  const isOfInsurance = ['1', 'true'].includes(query.get('isFromActiveMedicare') ?? '');
  return (
    <Page header={<PageHeader title={t('failed.title')} backTo={href('consult.portal')} />}>
      <ResultHeader state="failure" title={t('failed.title')}>
        {t(isOfInsurance ? 'failed.medicare' : 'failed.why')}
      </ResultHeader>
      <Card title={t('failed.how')}>
        <Prose>
          <ol>
            {/* i18n-keys: clinics:failed.steps.* */}
            {(['own', 'agree', 'without'] as const).map((step) => (
              <li key={step}>{t(`failed.steps.${step}`)}</li>
            ))}
          </ol>
        </Prose>
      </Card>
      <Stack inset>
        {again && (
          <ButtonLink block to={targetHref(again)}>
            {t('failed.retry')}
          </ButtonLink>
        )}
        <ButtonLink
          block
          variant={again ? 'outline' : 'primary'}
          to={href('consult.communityClinicZfEntry')}
        >
          {t('failed.selfPaid')}
        </ButtonLink>
      </Stack>
    </Page>
  );
}
