import { Button, Note, PinIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { usePosition } from './use-position';

interface NearestProps {
  readonly position: ReturnType<typeof usePosition>;
}

/** Puts the nearest first, or the usual order again; `isFetching` while the list by distance is loading. */
export function NearestButton({
  position,
  isFetching,
}: NearestProps & { readonly isFetching: boolean }): ReactElement {
  const { t } = useTranslation('care');
  return (
    <Button
      variant="text"
      size="small"
      icon={<PinIcon />}
      pending={position.isAsking || isFetching}
      aria-pressed={position.known !== undefined}
      onClick={() => void position.toggle()}
    >
      {t('near.nearest')}
    </Button>
  );
}

/** Says that the position cannot be had; `isError` where the list by distance cannot. */
export function PositionDenied({
  position,
  isError,
}: NearestProps & { readonly isError: boolean }): ReactElement {
  const { t } = useTranslation('care');
  return (
    <output>
      {(position.isDenied || (position.known !== undefined && isError)) && (
        <Note as="span">{t('near.denied')}</Note>
      )}
    </output>
  );
}
