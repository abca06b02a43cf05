import { failureMessage, highRiskApi, useChannel, usePreferences } from '@xinglin/api';
import { useHandedOn } from '@xinglin/forms';
import type { SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  EmptyState,
  joinQueries,
  KeyValueList,
  ListGroup,
  ListLink,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { agreementsInBox } from '../../../components/agreement-field';
import { RiskProofForm } from '../../../components/risk-proof-form';
import { pathAfterSignIn } from '../../../model/after-sign-in';
import { riskToken } from '../../../model/entrance-storage';

/** Who a sleeping account belongs to: its owner shows what they know, a new owner of the number starts over (spec 2 §2.22). */
export default function HighRiskVerificationPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const token = useHandedOn(riskToken);
  const [ended, setEnded] = useState(false);
  const target = query.get('target');
  const toSignIn = href('account.login', {}, { target: target ?? undefined });
  const isOver = token === null || ended;
  const end = () => {
    riskToken.forget();
    setEnded(true);
  };
  return (
    <Page
      header={<PageHeader title={t('risk.title')} backTo={toSignIn} />}
      banner={isOver ? undefined : <NoticeBar>{t('risk.why')}</NoticeBar>}
    >
      {token === undefined && <SkeletonCard lines={3} />}
      {isOver && (
        <EmptyState
          kind="waiting"
          title={t('risk.ended')}
          message={t('risk.endedHint')}
          action={<ButtonLink to={toSignIn}>{t('trouble.byCode')}</ButtonLink>}
        />
      )}
      {typeof token === 'string' && !isOver && (
        <Verification
          token={token}
          onEnded={end}
          onSignedIn={(result) => {
            riskToken.forget();
            window.location.replace(pathAfterSignIn(result, target));
          }}
        />
      )}
    </Page>
  );
}

interface VerificationProps {
  token: string;
  onEnded: () => void;
  onSignedIn: (result: SignIn) => void;
}

function Verification({ token, onEnded, onSignedIn }: VerificationProps): ReactElement {
  const { t } = useTranslation('entrance');
  const { phone } = useChannel();
  const [passed, setPassed] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const patients = highRiskApi.useFetchHighRiskPatientInfoQuery({ riskToken: token });
  const orders = highRiskApi.useFetchHighRiskOrderInfoQuery({ riskToken: token });
  const tries = highRiskApi.useCheckHighRiskOrderQuery({ riskToken: token });
  const [beginAnew, { isLoading, error }] = highRiskApi.useSecondAllocationRegisterMutation();

  const confirm = async () => {
    const result = await beginAnew({ riskToken: token, agreed: [...agreementsInBox] });
    if (!('error' in result)) onSignedIn(result.data);
  };

  return (
    <>
      {passed ? (
        <FoundAccount token={token} onSignedIn={onSignedIn} />
      ) : (
        <Loaded query={joinQueries(patients, orders)} skeleton={<SkeletonCard lines={4} />}>
          {([{ patientCount }, { orderCount }]) => {
            const proofs = [
              ...(patientCount > 0 ? (['patient'] as const) : []),
              ...(orderCount > 0 && tries.currentData?.canAnswer !== false
                ? (['order'] as const)
                : []),
            ];
            return proofs.length === 0 ? (
              <NoticeBar tone="warning">
                {t('risk.noProof', { phone: phone ?? t('shared:brand.hospitalPhone') })}
              </NoticeBar>
            ) : (
              <RiskProofForm
                riskToken={token}
                proofs={proofs}
                triesLeft={tries.currentData?.triesLeft}
                onRefused={() => void tries.refetch()}
                onPassed={() => setPassed(true)}
                onEnded={onEnded}
              />
            );
          }}
        </Loaded>
      )}
      {!passed && (
        <ListGroup label={t('risk.notMine')} showLabel>
          <ListLink
            label={t('risk.anew')}
            description={t('risk.anewHint')}
            onClick={() => setLeaving(true)}
          />
        </ListGroup>
      )}
      <ConfirmDialog
        open={leaving}
        title={t('risk.anewTitle')}
        confirmLabel={t('risk.anewConfirm')}
        keepLabel={t('risk.anewKeep')}
        pending={isLoading}
        onConfirm={() => void confirm()}
        onClose={() => setLeaving(false)}
      >
        <p>{t('risk.anewWhat')}</p>
        {error && !isLoading && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
      </ConfirmDialog>
    </>
  );
}

/** The account that was shown to be theirs. */
function FoundAccount({
  token,
  onSignedIn,
}: {
  token: string;
  onSignedIn: (result: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('entrance');
  const { locale } = usePreferences();
  const profile = highRiskApi.useFetchHighRiskUserProfileQuery({ riskToken: token });
  const [enter, { isLoading, error }] = highRiskApi.useBindMobileAndLoginMutation();
  const signIn = async () => {
    if (isLoading) return;
    const result = await enter({ riskToken: token, agreed: [...agreementsInBox] });
    if (!('error' in result)) onSignedIn(result.data);
  };
  return (
    <Loaded query={profile} skeleton={<SkeletonCard lines={3} />}>
      {({ nickname, mobile, gmtCreated }) => (
        <Card title={t('risk.found')}>
          <Stack gap={4}>
            {error !== undefined && (
              <NoticeBar tone="danger" live>
                {failureMessage(error, t)}
              </NoticeBar>
            )}
            <KeyValueList
              items={[
                {
                  label: t('account:accountFind.nickname'),
                  value: nickname ?? t('account:accountFind.notSet'),
                },
                { label: t('account:field.mobile'), value: mobile },
                {
                  label: t('account:accountFind.since'),
                  value: formatDay(dayAt(gmtCreated), locale, { year: true }),
                },
              ]}
            />
            <Button block pending={isLoading} onClick={() => void signIn()}>
              {t('risk.enter')}
            </Button>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
}
