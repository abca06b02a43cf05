import { identityApi } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import type { SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { NoticeBar, Page, PageHeader, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MobileCodeForm } from '../../../components/mobile-code-form';
import { NothingToBind } from '../../../components/nothing-to-bind';
import { useCode } from '../../../components/use-code';
import { bindToken, boundAccount } from '../../../model/entrance-storage';

/** Binds an identity to the account of a number, which is made when there is none (spec 2 §2.22). */
export default function CombinedLoginBindPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const token = useHandedOn(bindToken);
  const code = useCode('bind');
  const [bind] = identityApi.usePartnerLoginBindMutation();
  const target = query.get('target');

  return (
    <Page
      header={<PageHeader title={t('bind.title')} backTo={href('account.login')} />}
      banner={typeof token === 'string' && <NoticeBar>{t('bind.what')}</NoticeBar>}
    >
      {token === undefined && <SkeletonCard lines={3} />}
      {token === null && <NothingToBind target={target} />}
      {typeof token === 'string' && (
        <MobileCodeForm
          code={code}
          scene="bind"
          submitLabel={t('bind.submit')}
          onSubmit={(input) => bind({ ...input, bindToken: token })}
          onDone={({ userId }: SignIn) => {
            bindToken.forget();
            if (userId !== null) boundAccount.keep(userId);
            window.location.replace(href('account.postBind', {}, { target: target ?? undefined }));
          }}
        />
      )}
    </Page>
  );
}
