import { failureMessage, patientsApi, privacyApi, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  EmptyState,
  joinQueries,
  KeyValueList,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useDay } from '../../components/use-day';

export const load: PageLoad = () => [
  privacyApi.endpoints.listAuthorizations.initiate(),
  patientsApi.endpoints.listPatients.initiate(),
];

/** What one channel may know, and taking it back (spec 2 §2.20). */
export default function AuthorizationDetailPage(): ReactElement {
  const { t } = useTranslation('centre');
  const day = useDay();
  const [query] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const authorizations = privacyApi.useListAuthorizationsQuery();
  const patients = patientsApi.useListPatientsQuery();
  const back = href('account.authorizationList');
  return (
    <Page header={<PageHeader title={t('authorizationDetail.title')} backTo={back} />}>
      <Loaded query={joinQueries(authorizations, patients)} skeleton={<SkeletonList count={1} />}>
        {([{ items }, family]) => {
          const held = items.find(({ partnerCode }) => partnerCode === query.get('partner'));
          if (held === undefined)
            return (
              <EmptyState
                kind="access"
                title={t('authorizationDetail.gone')}
                action={<ButtonLink to={back}>{t('authorizationList.title')}</ButtonLink>}
              />
            );
          const comma = t('authorizationDetail.comma');
          const isOfPeople = held.scopes.some((scope) => scope !== 'profile');
          const names = family.items
            .filter(({ patientId }) => held.patientIds?.includes(patientId))
            .map(({ name }) => name);
          return (
            <>
              <Card title={held.partnerName}>
                <KeyValueList
                  items={[
                    {
                      label: t('authorizationDetail.scopes'),
                      // i18n-keys: centre:authorizationDetail.scope.*
                      value: held.scopes
                        .map((scope) => t(`authorizationDetail.scope.${scope}`))
                        .join(comma),
                    },
                    ...(isOfPeople
                      ? [
                          {
                            label: t('authorizationDetail.patients'),
                            value:
                              held.patientIds === null
                                ? t('authorizationDetail.everybody')
                                : names.join(comma),
                          },
                        ]
                      : []),
                    { label: t('authorizationDetail.since'), value: day(held.gmtAuthorized) },
                  ]}
                />
              </Card>
              <Stack inset>
                {isOfPeople && family.items.length > 0 && (
                  <ButtonLink
                    block
                    to={href(
                      'account.patientAuthorizationSelect',
                      {},
                      { partner: held.partnerCode },
                    )}
                  >
                    {t('authorizationDetail.choose')}
                  </ButtonLink>
                )}
                <Button block variant="outline" onClick={() => setAsking(true)}>
                  {t('authorizationDetail.withdraw')}
                </Button>
              </Stack>
              {asking && (
                <WithdrawDialog
                  partnerCode={held.partnerCode}
                  name={held.partnerName}
                  onClose={() => setAsking(false)}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function WithdrawDialog({
  partnerCode,
  name,
  onClose,
}: {
  partnerCode: string;
  name: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('centre');
  const toast = useToast();
  const navigate = useNavigate();
  const [withdraw, { isLoading, error }] = privacyApi.useWithdrawAuthorizationMutation();
  const confirm = async () => {
    const result = await withdraw({ partnerCode });
    if ('error' in result) return;
    toast.show(t('authorizationDetail.done'), { tone: 'success' });
    await navigate(href('account.authorizationList'), { replace: true });
  };
  return (
    <ConfirmDialog
      open
      title={t('authorizationDetail.ask', { name })}
      confirmLabel={t('authorizationDetail.withdraw')}
      keepLabel={t('authorizationDetail.keep')}
      tone="danger"
      pending={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('authorizationDetail.what')}</p>
      {error && !isLoading && (
        <NoticeBar tone="danger" live>
          {failureMessage(error, t)}
        </NoticeBar>
      )}
    </ConfirmDialog>
  );
}
