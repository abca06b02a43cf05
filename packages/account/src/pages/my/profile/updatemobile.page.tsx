import {
  refusalCode,
  sessionSlice,
  useChannel,
  useSession,
  useStoreDispatch,
  type QueryFailure,
} from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { maskPhone } from '@xinglin/rules';
import {
  ButtonLink,
  ListGroup,
  ListLink,
  Page,
  PageHeader,
  PhoneIcon,
  ResultHeader,
  Stack,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FormerMobileForm } from '../../../components/former-mobile-form';
import { NewMobileForm } from '../../../components/new-mobile-form';

/** Where the change stands: the former number is to be proven, the new one is, or both are. */
type Step =
  | { readonly name: 'former'; readonly trouble?: QueryFailure }
  | { readonly name: 'new'; readonly proof: string }
  | { readonly name: 'done'; readonly mobile: string };

/** Changes the phone: a code to the former number, then one to the new one (spec 2 §2.20). */
export default function UpdateMobilePage(): ReactElement {
  const { t } = useTranslation('centre');
  const { phone } = useChannel();
  const user = useSession();
  const dispatch = useStoreDispatch();
  const [step, setStep] = useState<Step>({ name: 'former' });

  const finish = (typed: string) => {
    const mobile = maskPhone(typed);
    if (user) dispatch(sessionSlice.actions.userChanged({ ...user, mobile }));
    setStep({ name: 'done', mobile });
  };

  return (
    <Page
      header={
        <PageHeader title={t('updateMobile.title')} backTo={href('account.accountSettings')} />
      }
    >
      {step.name === 'done' ? (
        <>
          <ResultHeader state="success" title={t('updateMobile.done', { mobile: step.mobile })}>
            {t('updateMobile.doneWhat')}
          </ResultHeader>
          <Stack inset>
            <ButtonLink block replace to={href('account.accountSettings')}>
              {t('updateMobile.finish')}
            </ButtonLink>
          </Stack>
        </>
      ) : (
        <>
          {step.name === 'former' ? (
            <FormerMobileForm
              mobile={user?.mobile ?? ''}
              trouble={step.trouble}
              onProven={(proof) => setStep({ name: 'new', proof })}
            />
          ) : (
            <NewMobileForm
              proof={step.proof}
              onChanged={finish}
              onFailed={(failure) => {
                if (refusalCode(failure) === errorCodes.proofExpired)
                  setStep({ name: 'former', ...(failure && { trouble: failure }) });
              }}
            />
          )}
          {phone !== null && (
            <ListGroup>
              <ListLink
                icon={<PhoneIcon />}
                label={t('updateMobile.lost')}
                description={t('updateMobile.lostHint', { phone })}
                href={`tel:${phone}`}
              />
            </ListGroup>
          )}
        </>
      )}
    </Page>
  );
}
