import { errorCodes } from '@xinglin/gateway-sdk';
import { Button, NoticeBar, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface SameChildNoticeProps {
  /** Why the last attempt was refused, as long as it stands. */
  refusal: { readonly code: number; readonly data: unknown } | undefined;
  isNew: boolean;
  name: string;
  /** Goes on with the child who is there already. */
  onSame: (patientId: string) => void;
  /** Saves another child of the same name and birth, as a twin. */
  onAnother: () => void;
}

/** Asks whether a child without a document is the one of the same name and birth who is there already. */
export function SameChildNotice(props: SameChildNoticeProps): ReactElement | null {
  const { refusal, isNew, name, onSame, onAnother } = props;
  const { t } = useTranslation('account');
  if (refusal?.code !== errorCodes.patientAlike) return null;
  const patientId = idIn(refusal.data);
  return (
    <NoticeBar tone="warning" live>
      <Stack gap={2}>
        {t('patientAdd.sameChild', { name })}
        {isNew && patientId !== undefined && (
          <Button variant="outline" size="small" onClick={() => onSame(patientId)}>
            {t('patientAdd.isSameChild', { name })}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={onAnother}>
          {t('patientAdd.isAnotherChild')}
        </Button>
      </Stack>
    </NoticeBar>
  );
}

function idIn(data: unknown): string | undefined {
  const { patientId } = Object(data) as { readonly patientId?: unknown };
  return typeof patientId === 'string' ? patientId : undefined;
}
