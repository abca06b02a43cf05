import { identityApi, patientsApi, privacyApi, type PageLoad } from '@xinglin/api';
import { ProblemForm, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import type { ListAuthorizationsResponse, Patient } from '@xinglin/gateway-sdk';
import { href, namedTarget } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  Checkbox,
  EmptyState,
  joinQueries,
  Loaded,
  NoticeBar,
  Page,
  PageHeader,
  patientTexts,
  SkeletonCard,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useId, type FormEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

export const load: PageLoad = () => [
  privacyApi.endpoints.listAuthorizations.initiate(),
  patientsApi.endpoints.listPatients.initiate(),
];

/** Choose of whom in the family a channel may know what it was allowed to (spec 2 §2.20). */
export default function PatientAuthorizationSelectPage(): ReactElement {
  const { t } = useTranslation('family');
  const [query] = useSearchParams();
  const partner = query.get('partner');
  const back =
    namedTarget(query.get('target')) ??
    (partner === null
      ? href('account.authorizationList')
      : href('account.authorizationDetail', {}, { partner }));
  const authorizations = privacyApi.useListAuthorizationsQuery();
  const patients = patientsApi.useListPatientsQuery();
  return (
    <Page header={<PageHeader title={t('authorization.title')} backTo={back} />}>
      <Loaded query={joinQueries(authorizations, patients)} skeleton={<SkeletonCard lines={4} />}>
        {([{ items }, family]) => {
          const held = items.find(({ partnerCode }) => partnerCode === partner);
          if (held === undefined || family.items.length === 0) {
            return (
              <EmptyState
                kind="access"
                title={held === undefined ? t('authorization.gone') : t('account:patients.empty')}
                action={<ButtonLink to={back}>{t('authorization.back')}</ButtonLink>}
              />
            );
          }
          return <Choice key={partner} held={held} family={family.items} back={back} />;
        }}
      </Loaded>
    </Page>
  );
}

const failureFields: FieldsOfFailures<'patients'> = {
  knows: (path) => path === 'patients',
  ofRefusal: () => undefined,
};

interface ChoiceProps {
  held: ListAuthorizationsResponse['items'][number];
  family: readonly Patient[];
  /** Where the choice was asked for. */
  back: string;
}

function Choice({ held, family, back }: ChoiceProps): ReactElement {
  const { t } = useTranslation('family');
  const id = useId();
  const navigate = useNavigate();
  const toast = useToast();
  const [authorize, { isLoading }] = identityApi.useAddAuthorizationMutation();
  const { partnerCode, partnerName, scopes } = held;
  const [chosen, setChosen] = useState<readonly string[]>(
    family
      .map(({ patientId }) => patientId)
      .filter((one) => held.patientIds === null || held.patientIds.includes(one)),
  );

  const find = () =>
    chosen.length > 0 ? [] : [{ field: 'patients' as const, message: t('authorization.none') }];
  const problems = useProblems<'patients'>(() => id, find);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (!problems.show(find())) return;
    const result = await authorize({ partnerCode, scopes: [...scopes], patientIds: [...chosen] });
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    toast.show(t('authorization.saved'), { tone: 'success' });
    return navigate(back, { replace: true });
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <NoticeBar>{t('authorization.what', { partner: partnerName })}</NoticeBar>
      <Card title={t('authorization.whom')}>
        <Stack gap={4}>
          {family.map((patient, place) => (
            <Checkbox
              key={patient.patientId}
              {...(place === 0 && { id, error: problems.errorOf('patients') })}
              label={patient.name}
              hint={patientTexts(patient, t).relationText}
              checked={chosen.includes(patient.patientId)}
              onCheckedChange={(on) =>
                setChosen((former) =>
                  on
                    ? [...former, patient.patientId]
                    : former.filter((other) => other !== patient.patientId),
                )
              }
            />
          ))}
          <Button type="submit" block pending={isLoading}>
            {t('authorization.save')}
          </Button>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
