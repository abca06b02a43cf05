import { accountApi } from '@xinglin/api';
import type { SignIn } from '@xinglin/gateway-sdk';
import { NoticeBar, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MobileCodeForm } from '../components/mobile-code-form';
import { useCode } from '../components/use-code';
import { pathAfterSignIn } from '../model/after-sign-in';

/** Binds a phone to a temporary sign-in, then goes on to the target (spec 2 §2.1). */
export default function AuthLoginPage(): ReactElement {
  const { t } = useTranslation('account');
  const [query] = useSearchParams();
  const code = useCode('bind');
  const [bind] = accountApi.useBindMobileMutation();
  return (
    <Page
      header={<PageHeader title={t('authLogin.title')} />}
      banner={<NoticeBar>{t('authLogin.why')}</NoticeBar>}
    >
      <MobileCodeForm
        code={code}
        scene="bind"
        submitLabel={t('authLogin.submit')}
        onSubmit={(input) => bind(input)}
        onDone={(result: SignIn) =>
          window.location.replace(pathAfterSignIn(result, query.get('target')))
        }
      />
    </Page>
  );
}
