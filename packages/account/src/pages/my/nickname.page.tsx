import {
  failureMessage,
  profileApi,
  sessionSlice,
  useSession,
  useStoreDispatch,
  type PageLoad,
} from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { checkNickname } from '@xinglin/rules';
import {
  Button,
  Card,
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
import { useProblems, type FieldsOfFailures } from '../../components/use-problems';

export const load: PageLoad = () => [profileApi.endpoints.getUserProfile.initiate()];

type Field = 'nickname';

const failureFields: FieldsOfFailures<Field> = {
  knows: (path): path is Field => path === 'nickname',
  ofRefusal: (code) =>
    code === errorCodes.nicknameTaken || code === errorCodes.nicknameRefused
      ? 'nickname'
      : undefined,
};

/** How the person is called here; checked as it is typed and once more by the gateway (spec 1 §5). */
export default function NicknamePage(): ReactElement {
  const { t } = useTranslation('centre');
  const profile = profileApi.useGetUserProfileQuery();
  return (
    <Page
      header={<PageHeader title={t('nickname.title')} backTo={href('account.accountSettings')} />}
    >
      <Loaded query={profile} describe={failureMessage} skeleton={<SkeletonList count={1} />}>
        {({ nickname }) => <NicknameForm former={nickname ?? ''} />}
      </Loaded>
    </Page>
  );
}

function NicknameForm({ former }: { former: string }): ReactElement {
  const { t } = useTranslation('centre');
  const id = useId();
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useStoreDispatch();
  const user = useSession();
  const [nickname, setNickname] = useState(former);
  const problems = useProblems<Field>(() => id);
  const [change, { isLoading }] = profileApi.useModifyNicknameMutation();
  const [check, checked] = profileApi.useLazyValidateNicknameQuery();

  // i18n-keys: rules:nickname*
  const problemOf = (text: string) => {
    const code = checkNickname(text);
    return code === null ? null : t(`rules:${code}`);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const message = problemOf(nickname);
    if (!problems.show(message === null ? [] : [{ field: 'nickname', message }])) return;
    const result = await change({ nickname });
    if ('error' in result) return problems.showFailure(result.error, failureFields);
    if (user) dispatch(sessionSlice.actions.userChanged({ ...user, ...result.data }));
    toast.show(t('saved'), { tone: 'success' });
    await navigate(href('account.accountSettings'), { replace: true });
  };

  const told =
    checked.originalArgs?.nickname === nickname ? (checked.currentData?.problem ?? null) : null;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormProblems problems={problems} />
      <Card as="div">
        <Stack gap={4}>
          <TextField
            id={id}
            label={t('nickname.label')}
            hint={t('nickname.hint')}
            autoComplete="nickname"
            maxLength={40}
            value={nickname}
            error={problems.errorOf('nickname') ?? told ?? undefined}
            onValueChange={setNickname}
            onBlur={() => {
              if (nickname !== former && problemOf(nickname) === null) void check({ nickname });
            }}
          />
          <Button type="submit" block pending={isLoading}>
            {t('save')}
          </Button>
        </Stack>
      </Card>
    </form>
  );
}
