import {
  overseasApi,
  profileApi,
  refusalCode,
  sessionSlice,
  useSession,
  useStoreDispatch,
  type PageLoad,
  type QueryFailure,
} from '@xinglin/api';
import { errorCodes, type ListCountriesResponse, type SignIn } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { maskPhone } from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonCard,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormerProofForm } from '../../components/former-proof-form';
import { LanguagePicker } from '../../components/language-picker';
import { NewNumberForm } from '../../components/new-number-form';

export const load: PageLoad = () => [
  profileApi.endpoints.getAccountInfo.initiate(),
  overseasApi.endpoints.listCountries.initiate(),
];

/** Where the change stands: the former number is to be proven, the new one is, or both are. */
type Step =
  | { readonly name: 'former'; readonly trouble?: QueryFailure }
  | { readonly name: 'new'; readonly proof: string }
  | { readonly name: 'done'; readonly mobile: string };

/**
 * Changes the number by which the account is entered: a code to the former number, or to the address of an account
 * without one, then one to the new number of any country (spec 2 §2.30).
 */
export default function UpdateMobilePage(): ReactElement {
  const { t } = useTranslation('overseas');
  const user = useSession();
  const dispatch = useStoreDispatch();
  const account = profileApi.useGetAccountInfoQuery();
  const countries = overseasApi.useListCountriesQuery();
  const [step, setStep] = useState<Step>({ name: 'former' });

  const finish = (typed: string, { isTempLogin }: SignIn) => {
    const mobile = maskPhone(typed);
    if (user) dispatch(sessionSlice.actions.userChanged({ ...user, mobile, isTempLogin }));
    setStep({ name: 'done', mobile });
  };

  return (
    <Page
      header={
        <PageHeader
          title={t('updateMobile.title')}
          backTo={href('overseas.profileSetting')}
          action={<LanguagePicker />}
        />
      }
    >
      {step.name === 'done' ? (
        <>
          <ResultHeader state="success" title={t('updateMobile.done', { mobile: step.mobile })}>
            {t('updateMobile.doneWhat')}
          </ResultHeader>
          <Stack inset>
            <ButtonLink block replace to={href('overseas.profileSetting')}>
              {t('updateMobile.finish')}
            </ButtonLink>
          </Stack>
        </>
      ) : (
        <Loaded query={joinQueries(account, countries)} skeleton={<SkeletonCard lines={4} />}>
          {([{ mobile, loginId }, choice]) => (
            <Steps
              by={mobile === null ? 'email' : 'mobile'}
              to={mobile ?? loginId}
              step={step}
              countries={choice}
              onStep={setStep}
              onChanged={finish}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}

function Steps({
  by,
  to,
  step,
  countries,
  onStep,
  onChanged,
}: {
  by: 'mobile' | 'email';
  /** Null for a guest, who has neither number nor address. */
  to: string | null;
  step: Exclude<Step, { readonly name: 'done' }>;
  countries: ListCountriesResponse;
  onStep: (step: Step) => void;
  onChanged: (mobile: string, signIn: SignIn) => void;
}): ReactElement {
  const { t } = useTranslation('overseas');
  if (to === null)
    return (
      <EmptyState
        kind="access"
        title={t('updateMobile.guest')}
        message={t('updateMobile.guestHint')}
        action={
          <ButtonLink to={href('overseas.profileSetting')}>{t('updateMobile.finish')}</ButtonLink>
        }
      />
    );
  return step.name === 'former' ? (
    <FormerProofForm
      by={by}
      to={to}
      trouble={step.trouble}
      onProven={(proof) => onStep({ name: 'new', proof })}
    />
  ) : (
    <NewNumberForm
      proof={step.proof}
      countries={countries}
      onChanged={onChanged}
      onFailed={(failure) => {
        if (refusalCode(failure) === errorCodes.proofExpired)
          onStep({ name: 'former', ...(failure && { trouble: failure }) });
      }}
    />
  );
}
