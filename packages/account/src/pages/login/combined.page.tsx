import { identityApi, useChannel, usePageModules, type PageLoad } from '@xinglin/api';
import type { SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Button,
  ChatIcon,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  PhoneIcon,
  ShieldIcon,
  SkeletonCard,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CookieNotice } from '../../components/cookie-notice';
import { MobileCodeForm } from '../../components/mobile-code-form';
import { useCode } from '../../components/use-code';
import { useSignInByCode } from '../../components/use-sign-in-by-code';
import { pathAfterSignIn } from '../../model/after-sign-in';

const loadVisitorDialog = () => import('../../components/visitor-dialog');
const VisitorDialog = lazy(loadVisitorDialog);

export const load: PageLoad = () => [identityApi.endpoints.partnerPreLogin.initiate()];

/** Every way to sign in on one page; whichever is taken, the account has a number in the end (spec 2 §2.22). */
export default function CombinedLoginPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const ways = identityApi.usePartnerPreLoginQuery();
  const code = useCode('login');
  const target = query.get('target');
  const signIn = useSignInByCode(target);
  const keep = { target: target ?? undefined };
  const [isVisiting, setVisiting] = useState(false);
  const visit = useLazyOpening(loadVisitorDialog, () => setVisiting(true));
  const { oneKeySignIn } = useChannel();
  const modules = usePageModules('account.combinedLogin');
  const oneKey = modules('oneKey', {
    to: href('account.preLogin', {}, keep),
    title: t('combined.oneKey'),
  });
  const chatApp = modules('chatApp', {
    to: href('account.chatAppAuthorizationRedirect', {}, keep),
    title: t('combined.chatApp'),
  });
  const healthId = modules('healthId', {
    to: href('account.oauth', {}, { ...keep, provider: 'healthId' }),
    title: t('combined.healthId'),
  });
  const looking = modules('visit', { title: t('combined.visit') });

  return (
    <Page
      header={<PageHeader title={t('combined.title')} backTo={href('account.login', {}, keep)} />}
    >
      <CookieNotice />
      <Loaded query={ways} skeleton={<SkeletonCard lines={3} />}>
        {({ providers, oneKeyScriptUrl }) => {
          const byOneKey = oneKeySignIn && oneKeyScriptUrl !== null ? oneKey : null;
          const byChatApp = providers.includes('chatApp') ? chatApp : null;
          const byHealthId = providers.includes('healthId') ? healthId : null;
          return (
            (byOneKey ?? byChatApp ?? byHealthId) && (
              <ListGroup label={t('combined.ways')} showLabel>
                {byOneKey && (
                  <ListLink
                    icon={<PhoneIcon />}
                    label={byOneKey.title}
                    description={t('combined.oneKeyWhat')}
                    to={byOneKey.to}
                  />
                )}
                {byChatApp && (
                  <ListLink icon={<ChatIcon />} label={byChatApp.title} to={byChatApp.to} />
                )}
                {byHealthId && (
                  <ListLink icon={<ShieldIcon />} label={byHealthId.title} to={byHealthId.to} />
                )}
              </ListGroup>
            )
          );
        }}
      </Loaded>
      <MobileCodeForm
        code={code}
        scene="login"
        submitLabel={t('combined.submit')}
        mobileHint={t('account:login.newNumber')}
        onSubmit={signIn}
        onDone={(result: SignIn | null) =>
          result && window.location.replace(pathAfterSignIn(result, target))
        }
      />
      {looking && (
        <Button variant="text" block onClick={visit}>
          {looking.title}
        </Button>
      )}
      {isVisiting && (
        <Suspense>
          <VisitorDialog target={target} onClose={() => setVisiting(false)} />
        </Suspense>
      )}
    </Page>
  );
}
