import type { CheckPurpose } from '@xinglin/gateway-sdk';
import { Button, Dialog, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { canWork } from '../../model/solve-check';
import { PictureCheck } from './picture-check';
import { WorkCheck } from './work-check';

/**
 * The check that a person asks (spec 1 §7, Verification): the browser works by itself, and nothing is asked. Where it
 * cannot, or the person would rather, signs are read off a picture; each way leads to the other.
 */
export default function PersonCheckDialog({
  purpose,
  onEnd,
}: {
  purpose: CheckPurpose;
  /** What passing gave; nothing when the person left it. */
  onEnd: (validateParam?: string) => void;
}): ReactElement {
  const { t } = useTranslation('account');
  const [byPicture, setByPicture] = useState(!canWork());
  const Check = byPicture ? PictureCheck : WorkCheck;
  return (
    <Dialog
      open
      title={t('check.title')}
      onClose={() => onEnd()}
      actions={
        <Button variant="outline" onClick={() => onEnd()}>
          {t('check.leave')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Check purpose={purpose} onPassed={onEnd} />
        {canWork() && (
          <Button variant="text" block onClick={() => setByPicture(!byPicture)}>
            {byPicture ? t('check.byWork') : t('check.byPicture')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
