import { profileApi, type PageLoad } from '@xinglin/api';
import { SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  TextField,
  useToast,
} from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  NewPasswordFields,
  newPasswordProblems,
  type NewPasswordField,
} from '../../components/new-password-fields';
import { sendHashed } from '@xinglin/forms';

export const load: PageLoad = () => [profileApi.endpoints.getAccountInfo.initiate()];

type Field = NewPasswordField | 'former';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'password',
  ofRefusal: (code) => {
    if (code === errorCodes.wrongPassword) return 'former';
    return code === errorCodes.passwordUnchanged ? 'password' : undefined;
  },
};

/** Changes the password by the former one; every other device is signed out (spec 2 §2.20). */
export default function ModifyPasswordPage(): ReactElement {
  const { t } = useTranslation('centre');
  const info = profileApi.useGetAccountInfoQuery();
  const byCode = (
    <ButtonLink block variant="outline" to={href('account.forgottenPassword')}>
      {t('modifyPassword.byCode')}
    </ButtonLink>
  );
  return (
    <Page
      header={
        <PageHeader title={t('modifyPassword.title')} backTo={href('account.accountSettings')} />
      }
    >
      <Loaded query={info} skeleton={<SkeletonList count={1} lines={4} />}>
        {({ hasPassword }) =>
          hasPassword ? (
            <>
              <ChangeForm />
              <Stack inset>{byCode}</Stack>
            </>
          ) : (
            <EmptyState
              kind="access"
              title={t('modifyPassword.none')}
              message={t('modifyPassword.noneHint')}
              action={byCode}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function ChangeForm(): ReactElement {
  const { t } = useTranslation('centre');
  const toast = useToast();
  const navigate = useNavigate();
  const [values, setValues] = useState({ former: '', password: '', repeated: '' });
  const [change] = profileApi.useModifyPasswordMutation();
  const submission = useSubmission<Field, unknown>({
    failureFields,
    find: () => [
      ...(values.former
        ? []
        : [{ field: 'former' as const, message: t('rules:passwordRequired') }]),
      ...newPasswordProblems(values, t),
    ],
    send: () =>
      sendHashed([values.former, values.password], (oldPassword, password) =>
        change({ oldPassword, password }),
      ),
    onDone: async () => {
      toast.show(t('modifyPassword.done'), { tone: 'success' });
      await navigate(href('account.accountSettings'), { replace: true });
    },
  });
  const { problems, idOf } = submission;

  return (
    <SubmissionForm submission={submission} submitLabel={t('modifyPassword.submit')}>
      <TextField
        id={idOf('former')}
        label={t('password.former')}
        type="password"
        autoComplete="current-password"
        maxLength={64}
        value={values.former}
        error={problems.errorOf('former')}
        onValueChange={(former) => setValues((before) => ({ ...before, former }))}
      />
      <NewPasswordFields
        idOf={idOf}
        values={values}
        problems={problems}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
      />
    </SubmissionForm>
  );
}
