import { failureMessage, ocrApi } from '@xinglin/api';
import { compressImage } from '@xinglin/gateway-sdk';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPerson } from '../model/typed-person';

/** What came of reading a card, as the picture's field tells it. */
interface Reading {
  readonly pending?: boolean;
  readonly hint?: string;
  readonly error?: string;
}

/** Reads name and number off a picture of an ID card; the picture is not kept by it. */
export function useCardReading(onRead: (person: Partial<TypedPerson>) => void) {
  const { t } = useTranslation('account');
  const [reading, setReading] = useState<Reading>({});
  const [ask] = ocrApi.useOcrIdCardMutation();
  // Of two pictures one after the other the second counts, whichever is read first.
  const latest = useRef<Blob | null>(null);
  return {
    reading,
    read: async (picture: Blob | null): Promise<void> => {
      latest.current = picture;
      if (picture === null) return setReading({});
      setReading({ pending: true });
      const small = await compressImage(picture);
      const result = await ask({ file: new File([small], 'card', { type: small.type }) });
      if (latest.current !== picture) return;
      if ('error' in result) return setReading({ error: failureMessage(result.error, t) });
      const { name, cardNo, unsure } = result.data;
      // A name that could not be read leaves the one that was typed.
      onRead(name === null ? { cardNo } : { name, cardNo });
      const doubtful = unsure.includes('name') || unsure.includes('cardNo') || name === null;
      setReading({ hint: doubtful ? t('scan.unsure') : t('scan.read') });
    },
  };
}
