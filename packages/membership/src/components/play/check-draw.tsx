import { activitiesApi, failureMessage } from '@xinglin/api';
import type { ActivityEntry, ActivityTip } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatInstant } from '@xinglin/rules';
import { Button, Fold, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { canCheck, checkDraw, type CheckedDraw } from '../../model/check-draw';

/** What a draw is bound to; once its seed is told, the reader's browser works all of it out anew. */
export function CheckDraw({ activity }: { activity: ActivityTip }): ReactElement {
  const { t } = useTranslation('coins');
  const locale = useLocale();
  const { seed, seedHash, endsAt } = activity;
  return (
    <Fold title={t('check.title')}>
      <Stack>
        <p>{t('check.how')}</p>
        <Note>{t('check.hash')}</Note>
        <Code text={seedHash} />
        {seed === null ? (
          <Note>{t('check.later', { at: formatInstant(endsAt, locale) })}</Note>
        ) : (
          <>
            <Note>{t('check.seed')}</Note>
            <Code text={seed} />
            <Check activity={{ ...activity, seed }} />
          </>
        )}
      </Stack>
    </Fold>
  );
}

/** Sixty-four letters in parts that a narrow phone can break. */
function Code({ text }: { text: string }): ReactElement {
  return <Note>{text.match(/.{1,8}/g)?.join(' ') ?? text}</Note>;
}

function Check({ activity }: { activity: ActivityTip & { readonly seed: string } }): ReactElement {
  const { t } = useTranslation('coins');
  const [ask] = activitiesApi.useLazyListActivityHistoryQuery();
  const [checked, setChecked] = useState<CheckedDraw>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const check = async () => {
    setProblem(undefined);
    if (!canCheck()) {
      setProblem(t('check.impossible'));
      return;
    }
    setPending(true);
    const entries: ActivityEntry[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const { data, error } = await ask({ activityId: activity.activityId, after });
      if (data === undefined) {
        setProblem(failureMessage(error, t));
        setPending(false);
        return;
      }
      entries.push(...data.items);
      after = data.next;
    }
    setChecked(await checkDraw(activity, entries));
    setPending(false);
  };
  return (
    <>
      {problem !== undefined && (
        <NoticeBar tone="danger" live>
          {problem}
        </NoticeBar>
      )}
      {checked && <Found checked={checked} />}
      <Button variant="outline" block pending={pending} onClick={() => void check()}>
        {t('check.button')}
      </Button>
    </>
  );
}

function Found({ checked: { isSeed, entries, wrong } }: { checked: CheckedDraw }): ReactElement {
  const { t } = useTranslation('coins');
  if (!isSeed)
    return (
      <NoticeBar tone="danger" live>
        {t('check.otherSeed')}
      </NoticeBar>
    );
  return wrong.length === 0 ? (
    <NoticeBar live>{t('check.right', { count: entries })}</NoticeBar>
  ) : (
    <NoticeBar tone="danger" live>
      {t('check.wrong', { count: wrong.length, first: wrong[0] })}
    </NoticeBar>
  );
}
