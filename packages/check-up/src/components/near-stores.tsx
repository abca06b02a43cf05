import { askPosition, checkUpApi } from '@xinglin/api';
import { Button, Gutter, Note, PinIcon } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { StoreItem } from './store-item';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** How many of the nearest are shown above the list. */
const nearestShown = 3;

/** The nearest stores once the person lets the portal know where they are; nothing of the position is kept. */
export function NearStores({ packageCode }: { packageCode: string | undefined }): ReactElement {
  const { t } = useTranslation('check-up');
  const [position, setPosition] = useState<Position | 'unknown' | 'asking' | 'denied'>('unknown');
  const isKnown = typeof position === 'object';
  const { currentData, isFetching, isError } = checkUpApi.useListPhysicalStoresQuery(
    { ...(packageCode && { packageCode }), ...(isKnown && position), pageSize: nearestShown },
    { skip: !isKnown },
  );
  const locate = async (): Promise<void> => {
    setPosition('asking');
    const found = await askPosition();
    if (found === null) return setPosition('denied');
    const { latitude, longitude } = found.coords;
    setPosition({ latitude, longitude });
  };
  return (
    <>
      <Gutter>
        <Button
          variant="text"
          size="small"
          icon={<PinIcon />}
          pending={position === 'asking' || isFetching}
          aria-pressed={isKnown}
          onClick={() => void (isKnown ? setPosition('unknown') : locate())}
        >
          {t('chooseStore.nearest')}
        </Button>
        {(position === 'denied' || (isKnown && isError)) && (
          <Note>{t('chooseStore.noPosition')}</Note>
        )}
      </Gutter>
      {isKnown &&
        currentData?.items.map((found) => (
          <StoreItem key={found.store.storeId} found={found} packageCode={packageCode} />
        ))}
    </>
  );
}
