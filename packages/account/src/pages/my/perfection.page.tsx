import { profileApi, useChannel, usePageTime, type PageLoad } from '@xinglin/api';
import { ProblemForm, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import type { GetUserProfileResponse } from '@xinglin/gateway-sdk';
import { bindingHref, href, namedTarget, type SignIn } from '@xinglin/routes';
import { dayAt } from '@xinglin/rules';
import {
  Button,
  Card,
  DateField,
  joinQueries,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  RadioGroup,
  SkeletonList,
  Stack,
  useToast,
} from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

export const load: PageLoad = () => [
  profileApi.endpoints.getUserProfile.initiate(),
  profileApi.endpoints.isAccountPerfect.initiate(),
];

const genders = ['female', 'male'] as const;

const failureFields: FieldsOfFailures<'birthDate'> = {
  knows: (path) => path === 'birthDate',
  ofRefusal: () => undefined,
};

/** Pages where what an account lacks is given, besides what this page itself asks. */
const placesOf = {
  mobile: (signIn: SignIn) => bindingHref(signIn, href('account.completeInformation')),
  nickname: () => href('account.nickname'),
  password: () => href('account.forgottenPassword'),
};

/** What the account could still be told; all of it is optional, and the page says so (spec 2 §2.20). */
export default function CompleteInformationPage(): ReactElement {
  const { t } = useTranslation('centre');
  const [query] = useSearchParams();
  const back = namedTarget(query.get('backUrl')) ?? href('account.profile');
  const { signIn } = useChannel();
  const profile = profileApi.useGetUserProfileQuery();
  const gaps = profileApi.useIsAccountPerfectQuery();
  return (
    <Page header={<PageHeader title={t('completeInformation.title')} backTo={back} />}>
      <Loaded query={joinQueries(profile, gaps)} skeleton={<SkeletonList count={2} />}>
        {([told, { missing }]) => {
          const elsewhere = missing.flatMap((gap) =>
            gap === 'mobile' || gap === 'nickname' || gap === 'password' ? [gap] : [],
          );
          return (
            <>
              <AboutForm told={told} back={back} />
              {elsewhere.length > 0 && (
                <ListGroup label={t('completeInformation.missing')} showLabel>
                  {elsewhere.map((gap) => (
                    <ListLink
                      key={gap}
                      // i18n-keys: centre:completeInformation.gap.*
                      label={t(`completeInformation.gap.${gap}`)}
                      value={t('accountSettings.notSet')}
                      to={placesOf[gap](signIn)}
                    />
                  ))}
                </ListGroup>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function AboutForm({ told, back }: { told: GetUserProfileResponse; back: string }): ReactElement {
  const { t } = useTranslation('centre');
  const id = useId();
  const toast = useToast();
  const navigate = useNavigate();
  const today = dayAt(usePageTime());
  // The field of a date takes no other; only the gateway finds one wrong.
  const problems = useProblems<'birthDate'>(
    () => id,
    () => [],
  );
  const [gender, setGender] = useState(told.gender);
  const [birthDate, setBirthDate] = useState(told.birthDate ?? '');
  const [update, { isLoading }] = profileApi.useUpdateUserProfileMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const result = await update({ gender, birthDate: birthDate === '' ? null : birthDate });
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    toast.show(t('saved'), { tone: 'success' });
    await navigate(back, { replace: true });
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Card as="div">
        <Stack gap={4}>
          <Note>{t('completeInformation.why')}</Note>
          <RadioGroup
            name="gender"
            label={t('account:field.gender')}
            layout="inline"
            optional
            value={gender ?? ''}
            // i18n-keys: shared:gender.*
            options={genders.map((value) => ({ value, label: t(`shared:gender.${value}`) }))}
            onValueChange={(value) => setGender(genders.find((one) => one === value) ?? null)}
          />
          <DateField
            id={id}
            label={t('account:field.birthDate')}
            optional
            autoComplete="bday"
            min="1900-01-01"
            max={today}
            value={birthDate}
            error={problems.errorOf('birthDate')}
            onValueChange={setBirthDate}
          />
          <Button type="submit" block pending={isLoading}>
            {t('save')}
          </Button>
        </Stack>
      </Card>
    </ProblemForm>
  );
}
