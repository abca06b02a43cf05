import type { SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { NoticeBar, Page, PageHeader, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RecoverForm } from '../../../components/recover-form';
import { pathAfterSignIn } from '../../../model/after-sign-in';

/** A new password in place of a forgotten one, by a code to the phone or the e-mail address (spec 2 §2.22). */
export default function ForgottenPasswordPage(): ReactElement {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const target = query.get('target');
  const keep = target === null ? {} : { target };
  const by = query.get('type') === 'email' ? 'email' : 'mobile';
  const wayTo = (type?: string) => href('account.loginForgottenPassword', {}, { ...keep, type });

  return (
    <Page
      header={
        <PageHeader
          title={t('recover.title')}
          backTo={href('account.login', {}, { ...keep, type: 'password' })}
        />
      }
      banner={<NoticeBar>{t('recover.what')}</NoticeBar>}
    >
      <SegmentLinks
        label={t('recover.ways')}
        items={[
          { to: wayTo(), label: t('recover.byMobile'), active: by === 'mobile' },
          { to: wayTo('email'), label: t('recover.byEmail'), active: by === 'email' },
        ]}
      />
      <RecoverForm
        key={by}
        by={by}
        onSignedIn={(result: SignIn) => window.location.replace(pathAfterSignIn(result, target))}
      />
    </Page>
  );
}
