import { failureMessage, identityApi, patientsApi, type PageLoad } from '@xinglin/api';
import type { InformationScope, JudgeAuthorizationResponse } from '@xinglin/gateway-sdk';
import { href, targetHref } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

const scopes = ['profile', 'patients', 'orders'] as const satisfies readonly InformationScope[];

export const load: PageLoad = () => [identityApi.endpoints.judgeAuthorization.initiate()];

/** What a partner may know of the person: each by a box of its own, none ticked before, all to be taken back (spec 2 §2.22). */
export default function PartnerInformationPage(): ReactElement {
  const { t } = useTranslation('entrance');
  const authorization = identityApi.useJudgeAuthorizationQuery();
  return (
    <Page
      header={<PageHeader title={t('information.title')} />}
      banner={<NoticeBar>{t('information.what')}</NoticeBar>}
    >
      <Loaded query={authorization} skeleton={<SkeletonCard lines={4} />}>
        {(known) => <Scopes key={known.gmtAuthorized} known={known} />}
      </Loaded>
    </Page>
  );
}

function Scopes({ known }: { known: JudgeAuthorizationResponse }): ReactElement {
  const { t } = useTranslation('entrance');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  const [authorize, { isLoading, error }] = identityApi.useAddAuthorizationMutation();
  const [listPatients] = patientsApi.useLazyListPatientsQuery();
  const [chosen, setChosen] = useState<readonly InformationScope[]>(known.scopes);
  const target = targetHref(query.get('target'));

  const save = async () => {
    if (isLoading) return;
    const result = await authorize({ scopes: [...chosen] });
    if ('error' in result) return;
    toast.show(t('information.saved'), { tone: 'success' });
    // Whom it is about is the next question, where it is about the family and there is one.
    const isOfPeople = chosen.some((scope) => scope !== 'profile');
    const family = isOfPeople ? await listPatients() : null;
    const next =
      family !== null && family.data?.items.length !== 0
        ? href('account.patientAuthorizationSelect', {}, { partner: known.partnerCode, target })
        : target;
    void navigate(next, { replace: true });
  };

  return (
    <Card title={t('information.head', { partner: known.partnerName })}>
      <Stack gap={4}>
        {error !== undefined && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            // i18n-keys: entrance:information.scopes.* entrance:information.hints.*
            label={t(`information.scopes.${scope}`)}
            hint={t(`information.hints.${scope}`)}
            checked={chosen.includes(scope)}
            onCheckedChange={(on) =>
              setChosen((former) =>
                on ? [...former, scope] : former.filter((other) => other !== scope),
              )
            }
          />
        ))}
        <Button block pending={isLoading} onClick={() => void save()}>
          {t('information.save')}
        </Button>
        <ButtonLink block variant="text" to={target}>
          {t('information.skip')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
