import { failureMessage, identityApi, type QueryFailure } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import type { AgreementType, VerifyPartnerMobileBoundResponse } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { maskPhone } from '@xinglin/rules';
import {
  Button,
  Card,
  KeyValueList,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MobileCodeForm } from '../../../components/mobile-code-form';
import { NothingToBind } from '../../../components/nothing-to-bind';
import { useCodeBy } from '../../../components/use-code';
import { bindToken, boundAccount } from '../../../model/entrance-storage';

/** A number that was proven, and what binding to it would come to. */
interface Proven {
  readonly mobile: string;
  readonly code: string;
  readonly agreed: AgreementType[];
  readonly outcome: VerifyPartnerMobileBoundResponse['outcome'];
}

/** Binds the identity of another site to a number, which says before what comes of it (spec 2 §2.12). */
export default function ThirdPartyBindPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const token = useHandedOn(bindToken);
  const target = query.get('target');
  const [proven, setProven] = useState<Proven>();

  return (
    <Page
      header={<PageHeader title={t('thirdParty.bindTitle')} backTo={href('account.login')} />}
      banner={
        typeof token === 'string' && !proven && <NoticeBar>{t('thirdParty.bindWhat')}</NoticeBar>
      }
    >
      {token === undefined && <SkeletonCard lines={3} />}
      {token === null && <NothingToBind target={target} />}
      {typeof token === 'string' &&
        (proven ? (
          <Outcome
            token={token}
            proven={proven}
            target={target}
            onOther={() => setProven(undefined)}
          />
        ) : (
          <NumberForm token={token} onProven={setProven} />
        ))}
    </Page>
  );
}

function NumberForm({
  token,
  onProven,
}: {
  token: string;
  onProven: (proven: Proven) => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const [prove] = identityApi.useVerifyPartnerMobileMutation();
  const [ask] = identityApi.useVerifyPartnerMobileBoundMutation();
  const code = useCodeBy(
    'bind',
    (mobile, validateParam) => prove({ bindToken: token, mobile, validateParam }),
    'partner',
  );
  return (
    <MobileCodeForm
      code={code}
      submitLabel={t('thirdParty.next')}
      onSubmit={async (input): Promise<{ data: Proven } | { error: QueryFailure | undefined }> => {
        const { mobile, code: typed } = input;
        const answer = await ask({ bindToken: token, mobile, code: typed });
        if ('error' in answer) return { error: answer.error };
        return { data: { ...input, outcome: answer.data.outcome } };
      }}
      onDone={onProven}
    />
  );
}

function Outcome({
  token,
  proven,
  target,
  onOther,
}: {
  token: string;
  proven: Proven;
  target: string | null;
  onOther: () => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const [bind, { isLoading, error }] = identityApi.usePartnerLoginBindMutation();
  const { outcome, ...proof } = proven;
  const confirm = async () => {
    const result = await bind({ ...proof, bindToken: token });
    if ('error' in result) return;
    bindToken.forget();
    const { userId } = result.data;
    if (userId !== null) boundAccount.keep(userId);
    window.location.replace(href('account.postBind', {}, { target: target ?? undefined }));
  };
  return (
    <Card title={t('thirdParty.outcomeHead')}>
      <Stack gap={4}>
        <KeyValueList
          items={[{ label: t('account:field.mobile'), value: maskPhone(proof.mobile) }]}
        />
        {/* i18n-keys: entrance:thirdParty.outcome.* */}
        <NoticeBar tone={outcome === 'taken' ? 'danger' : 'info'} live>
          {t(`thirdParty.outcome.${outcome}`)}
        </NoticeBar>
        {error && !isLoading && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        {outcome !== 'taken' && (
          <Button block pending={isLoading} onClick={() => void confirm()}>
            {t('bind.submit')}
          </Button>
        )}
        <Button block variant="outline" onClick={onOther}>
          {t('thirdParty.otherNumber')}
        </Button>
      </Stack>
    </Card>
  );
}
