import { useOnce } from '@xinglin/forms';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Passing } from '../../components/passing';
import { isAnswer, useProviderSignIn } from '../../components/use-provider-sign-in';

/**
 * Sign-in by a provider of OAuth (spec 2 §2.22): with `provider` it leads to the provider's page, with what that page
 * answers it goes on into the portal.
 */
export default function OauthPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const { fail, leaveFor, takeAnswer } = useProviderSignIn();

  useOnce(() => {
    const target = query.get('target');
    if (isAnswer(query)) void takeAnswer(query);
    else if (query.get('provider') === 'healthId') void leaveFor('healthId', target);
    else fail('expired', target);
  });

  return <Passing title={t('oauth.title')} />;
}
