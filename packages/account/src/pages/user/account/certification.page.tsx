import { useSession } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Page, PageHeader, Prose, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['what', 'how', 'safe', 'who'] as const;

/** What verifying an account is for, how it goes and what happens to the document, for every user (spec 2 §2.22). */
export default function AccountCertificationPage(): ReactElement {
  const { t } = useTranslation('real-name');
  const user = useSession();
  const isVerified = user?.verifyStatus === 1;
  return (
    <Page header={<PageHeader title={t('certification.title')} backTo={href('account.profile')} />}>
      {/* i18n-keys: real-name:certification.part.* */}
      {parts.map((part) => (
        <Card key={part} title={t(`certification.part.${part}.title`)}>
          <Prose>
            <p>{t(`certification.part.${part}.text`)}</p>
          </Prose>
        </Card>
      ))}
      <Stack inset>
        {isVerified ? (
          <ButtonLink block to={href('account.realNameInformation')}>
            {t('certification.see')}
          </ButtonLink>
        ) : (
          // Who is not signed in is asked to by the guard, and comes back to it.
          <ButtonLink block to={href('account.realNameVerification')}>
            {t('information.begin')}
          </ButtonLink>
        )}
      </Stack>
    </Page>
  );
}
