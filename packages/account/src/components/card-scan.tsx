import { PictureField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPerson } from '../model/typed-person';
import { useCardReading } from './use-card-reading';

/** Fills in name and number from a picture of an ID card, which is read and not kept. */
export function CardScan({
  onRead,
}: {
  onRead: (person: Partial<TypedPerson>) => void;
}): ReactElement {
  const { t } = useTranslation('account');
  const [picture, setPicture] = useState<Blob | null>(null);
  const { reading, read } = useCardReading(onRead);
  return (
    <PictureField
      label={t('scan.card')}
      optional
      alternative={t('scan.front')}
      picture={picture}
      hint={reading.hint ?? t('scan.cardHint')}
      error={reading.error}
      pending={reading.pending}
      onPicture={(chosen) => {
        setPicture(chosen);
        void read(chosen);
      }}
    />
  );
}
