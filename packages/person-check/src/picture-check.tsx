import { failureMessage, refusalCode, verificationApi } from '@xinglin/api';
import { ProblemForm, useProblems, type FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type CheckPurpose } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Skeleton, Stack, TextField } from '@xinglin/ui';
import { useEffect, useId, useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './picture-check.module.css';

const failureFields: FieldsOfFailures<'imgCode'> = {
  knows: (path) => path === 'imgCode',
  ofRefusal: (code) => (code === errorCodes.checkFailed ? 'imgCode' : undefined),
};

/** The check by a picture with signs on it. */
export function PictureCheck({
  purpose,
  onPassed,
}: {
  purpose: CheckPurpose;
  onPassed: (validateParam: string) => void;
}): ReactElement {
  const { t } = useTranslation('person-check');
  const id = useId();
  const [pageId] = useState(() => crypto.randomUUID());
  const [draw, picture] = verificationApi.useGetImageCodeMutation();
  const [validate, { isLoading }] = verificationApi.useEnhanceValidateMutation();
  const [typed, setTyped] = useState('');
  const find = () =>
    /^[0-9A-Za-z]{4}$/.test(typed)
      ? []
      : [{ field: 'imgCode' as const, message: t('codeRequired') }];
  const problems = useProblems<'imgCode'>(() => id, find);

  const drawAnew = () => {
    setTyped('');
    return draw({ type: purpose, pageId });
  };
  useEffect(() => void draw({ type: purpose, pageId }), [draw, purpose, pageId]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The form that wants the check is above this one for React, and is not meant.
    event.stopPropagation();
    if (isLoading) return;
    if (!problems.show(find())) return;
    const result = await validate({ purpose, pageId, imgCode: typed });
    if (!('error' in result)) return onPassed(result.data.validateParam);
    problems.showFailure(result.error, failureFields);
    // An ended check stays ended: the next try is another picture.
    if (refusalCode(result.error) === errorCodes.checkEnded) void drawAnew();
  };

  return (
    <ProblemForm problems={problems} onSubmit={submit}>
      <Stack gap={2}>
        {picture.error && (
          <NoticeBar tone="danger" live>
            {failureMessage(picture.error, t)}
          </NoticeBar>
        )}
        <div className={styles['picture']}>
          {picture.data ? (
            <img src={picture.data.image} width={200} height={72} alt={t('picture')} />
          ) : (
            <Skeleton shape="button" />
          )}
          <Button variant="text" pending={picture.isLoading} onClick={() => void drawAnew()}>
            {t('another')}
          </Button>
        </div>
        <TextField
          id={id}
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={4}
          value={typed}
          error={problems.errorOf('imgCode')}
          onValueChange={setTyped}
        />
        <Button type="submit" block pending={isLoading}>
          {t('submit')}
        </Button>
      </Stack>
    </ProblemForm>
  );
}
