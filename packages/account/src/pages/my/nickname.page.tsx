import {
  profileApi,
  sessionSlice,
  useSession,
  useStoreDispatch,
  type PageLoad,
} from '@xinglin/api';
import { ruleText, SubmissionForm, useSubmission, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { checkNickname } from '@xinglin/rules';
import { Loaded, Page, PageHeader, SkeletonList, TextField, useToast } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

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
      <Loaded query={profile} skeleton={<SkeletonList count={1} />}>
        {({ nickname }) => <NicknameForm former={nickname ?? ''} />}
      </Loaded>
    </Page>
  );
}

function NicknameForm({ former }: { former: string }): ReactElement {
  const { t } = useTranslation('centre');
  const toast = useToast();
  const navigate = useNavigate();
  const dispatch = useStoreDispatch();
  const user = useSession();
  const [nickname, setNickname] = useState(former);
  const [change] = profileApi.useModifyNicknameMutation();
  const [check, checked] = profileApi.useLazyValidateNicknameQuery();

  const problemOf = (text: string) => {
    const code = checkNickname(text);
    return code === null ? null : ruleText(t, code, text);
  };

  const submission = useSubmission<Field, { nickname: string }>({
    failureFields,
    find: () => {
      const message = problemOf(nickname);
      return message === null ? [] : [{ field: 'nickname', message }];
    },
    send: () => change({ nickname }),
    onDone: async (saved) => {
      if (user) dispatch(sessionSlice.actions.userChanged({ ...user, ...saved }));
      toast.show(t('saved'), { tone: 'success' });
      await navigate(href('account.accountSettings'), { replace: true });
    },
  });

  const told =
    checked.originalArgs?.nickname === nickname ? (checked.currentData?.problem ?? null) : null;
  return (
    <SubmissionForm submission={submission} submitLabel={t('save')}>
      <TextField
        id={submission.idOf('nickname')}
        label={t('nickname.label')}
        hint={t('nickname.hint')}
        autoComplete="nickname"
        maxLength={40}
        value={nickname}
        error={submission.problems.errorOf('nickname') ?? told ?? undefined}
        onValueChange={setNickname}
        onBlur={() => {
          if (nickname !== former && problemOf(nickname) === null) void check({ nickname });
        }}
      />
    </SubmissionForm>
  );
}
