import type { CheckPurpose } from '@xinglin/gateway-sdk';
import { Button, Dialog, Stack } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { canWork } from './solve-check';
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
  const { t } = useTranslation('person-check');
  const [byPicture, setByPicture] = useState(!canWork());
  const Check = byPicture ? PictureCheck : WorkCheck;
  // It has a form of its own, which must not stand within the form that wants it.
  return createPortal(
    <Dialog
      open
      title={t('title')}
      onClose={() => onEnd()}
      actions={
        <Button variant="outline" onClick={() => onEnd()}>
          {t('leave')}
        </Button>
      }
    >
      <Stack gap={3}>
        <Check purpose={purpose} onPassed={onEnd} />
        {canWork() && (
          <Button variant="text" block onClick={() => setByPicture(!byPicture)}>
            {byPicture ? t('byWork') : t('byPicture')}
          </Button>
        )}
      </Stack>
    </Dialog>,
    document.body,
  );
}
