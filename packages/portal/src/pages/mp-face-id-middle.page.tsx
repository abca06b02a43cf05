import { useServerClock } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { ButtonLink, Countdown, ResultHeader, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { FaceCheckPage, loadFaceCheck, type WaitingCheck } from '../passages/face-check-page';

export const load = loadFaceCheck;

/** Leads to the mini-program's camera by a tap, and from there to the result (spec 2 §2.12). */
export default function FaceCheckMiddlePage(): ReactElement {
  return <FaceCheckPage>{(check) => <WayToCamera {...check} />}</FaceCheckPage>;
}

function WayToCamera({ openUrl, expiresAt, target, onLookAgain }: WaitingCheck): ReactElement {
  const { t } = useTranslation('passages');
  const clock = useServerClock();
  return (
    <>
      <ResultHeader state="waiting" title={t('face.ready')}>
        {t('face.readyMessage')}
        <br />
        {t('face.left')} <Countdown until={expiresAt} {...clock} onEnd={onLookAgain} />
      </ResultHeader>
      <Stack inset>
        <ButtonLink block href={openUrl}>
          {t('face.open')}
        </ButtonLink>
        <ButtonLink
          block
          variant="outline"
          to={href('portal.miniProgramFaceResult', {}, { target })}
        >
          {t('face.done')}
        </ButtonLink>
        <ButtonLink block variant="text" to={href('account.realNameVerification', {}, { target })}>
          {t('face.otherWay')}
        </ButtonLink>
      </Stack>
    </>
  );
}
