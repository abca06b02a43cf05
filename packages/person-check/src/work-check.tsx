import { failureMessage, useStoreDispatch } from '@xinglin/api';
import type { CheckPurpose } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Skeleton, Stack } from '@xinglin/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { passByWork } from './solve-check';

/** The check that passes itself; a new `attempt` is a new element. */
export function WorkCheck({
  purpose,
  onPassed,
}: {
  purpose: CheckPurpose;
  onPassed: (validateParam: string) => void;
}): ReactElement {
  const [attempt, setAttempt] = useState(1);
  return (
    <Work
      key={attempt}
      purpose={purpose}
      onPassed={onPassed}
      onAgain={() => setAttempt(attempt + 1)}
    />
  );
}

function Work({
  purpose,
  onPassed,
  onAgain,
}: {
  purpose: CheckPurpose;
  onPassed: (validateParam: string) => void;
  onAgain: () => void;
}): ReactElement {
  const { t } = useTranslation('person-check');
  const dispatch = useStoreDispatch();
  const [trouble, setTrouble] = useState<string>();

  const end = useEffectEvent((outcome: Awaited<ReturnType<typeof passByWork>>) => {
    if ('data' in outcome) onPassed(outcome.data.validateParam);
    else setTrouble(failureMessage(outcome.error, t));
  });
  useEffect(() => {
    const leaving = new AbortController();
    void passByWork(dispatch, purpose, leaving).then((outcome) => {
      if (!leaving.signal.aborted) end(outcome);
    });
    return () => leaving.abort();
  }, [dispatch, purpose]);

  if (trouble === undefined)
    return (
      <Stack gap={2}>
        <output>{t('working')}</output>
        <Skeleton shape="line" width="wide" />
      </Stack>
    );
  return (
    <Stack gap={3}>
      <NoticeBar tone="danger" live>
        {trouble}
      </NoticeBar>
      <Button block onClick={onAgain}>
        {t('again')}
      </Button>
    </Stack>
  );
}
