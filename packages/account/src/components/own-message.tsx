import type { VerifyCodeScene } from '@xinglin/gateway-sdk';
import type { useProof } from '@xinglin/forms';
import { Button, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSheet = () => import('./own-message-sheet');
const OwnMessageSheet = lazy(loadSheet);

/** For a number that no code reaches: the person sends a message from it. Offered once a code was asked for. */
export function OwnMessage({
  scene,
  field: { code, to, onValueChange },
}: {
  scene: VerifyCodeScene;
  field: Pick<ReturnType<typeof useProof>['codeField'], 'code' | 'to' | 'onValueChange'>;
}): ReactElement | null {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const open = useLazyOpening(loadSheet, () => setOpen(true));
  if (code.waitOf(to) === undefined) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" block onClick={open}>
        {t('ownMessage.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <OwnMessageSheet
            mobile={to}
            scene={scene}
            onCode={(digits) => {
              onValueChange(digits);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
