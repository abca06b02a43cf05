import { failureMessage, realNameApi } from '@xinglin/api';
import { Button, ButtonLink, ErrorState, ResultHeader, Stack } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import {
  EndedCheck,
  FaceCheckPage,
  loadFaceCheck,
  type WaitingCheck,
} from '../passages/face-check-page';

export const load = loadFaceCheck;

/** Says what came of the check, as the gateway knows it, and leads on (spec 2 §2.12). */
export default function FaceCheckResultPage(): ReactElement {
  return <FaceCheckPage>{(check) => <Outcome {...check} />}</FaceCheckPage>;
}

/** Asks for the outcome by itself when it is come to, and by a tap where there was none yet. */
function Outcome({ openUrl, target }: WaitingCheck): ReactElement {
  const { t } = useTranslation('passages');
  const [settle, { data, error }] = realNameApi.useSettleFaceCheckMutation();
  const ask = () => void settle();
  useEffect(() => void settle(), [settle]);

  if (error) return <ErrorState message={failureMessage(error, t)} onRetry={ask} />;
  if (data === undefined) return <ResultHeader state="waiting" title={t('face.asking')} />;
  if (data.state !== 'waiting') return <EndedCheck state={data.state} target={target} />;
  return (
    <>
      <ResultHeader state="waiting" title={t('face.notYet')}>
        {t('face.notYetMessage')}
      </ResultHeader>
      <Stack inset>
        <Button block onClick={ask}>
          {t('face.askAgain')}
        </Button>
        <ButtonLink block variant="outline" href={openUrl}>
          {t('face.open')}
        </ButtonLink>
      </Stack>
    </>
  );
}
