import { failureMessage, profileApi, type PageLoad } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  TextField,
  useToast,
} from '@xinglin/ui';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormProblems } from '../../components/form-problems';
import {
  NewPasswordFields,
  newPasswordProblems,
  type NewPasswordField,
} from '../../components/new-password-fields';
import { useProblems, type FieldsOfFailures } from '../../components/use-problems';
import { sendHashed } from '../../model/send-hashed';

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
      <Loaded
        query={info}
        describe={failureMessage}
        skeleton={<SkeletonList count={1} lines={4} />}
      >
        {({ hasPassword }) =>
          hasPassword ? (
            <>
              <ChangeForm />
              <Stack inset>{byCode}</Stack>
            </>
          ) : (
            <EmptyState
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
  const id = useId();
  const idOf = (field: Field) => `${id}-${field}`;
  const toast = useToast();
  const navigate = useNavigate();
  const problems = useProblems<Field>(idOf);
  const [values, setValues] = useState({ former: '', password: '', repeated: '' });
  const [pending, setPending] = useState(false);
  const [change] = profileApi.useModifyPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const isFine = problems.show([
      ...(values.former
        ? []
        : [{ field: 'former' as const, message: t('rules:passwordRequired') }]),
      ...newPasswordProblems(values, t),
    ]);
    if (!isFine) return;
    setPending(true);
    const result = await sendHashed([values.former, values.password], (oldPassword, password) =>
      change({ oldPassword, password }),
    );
    setPending(false);
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    toast.show(t('modifyPassword.done'), { tone: 'success' });
    await navigate(href('account.accountSettings'), { replace: true });
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={4}>
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
          <Button type="submit" block pending={pending}>
            {t('modifyPassword.submit')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
