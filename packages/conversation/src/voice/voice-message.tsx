import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Review } from './review';
import { VoiceSheet } from './voice-sheet';

interface VoiceMessageProps {
  readonly orderKey: string;
  /** Takes the uploaded voice and its words, empty where none were written down. */
  readonly onSend: (fileId: string, words: string) => void;
  readonly onClose: () => void;
}

/** Records a voice message, lets its author listen to it, and sends it. */
export default function VoiceMessage({
  orderKey,
  onSend,
  onClose,
}: VoiceMessageProps): ReactElement {
  const { t } = useTranslation('conversation');
  return (
    <VoiceSheet
      title={t('speak.title')}
      unsaved={t('speak.unsent')}
      orderKey={orderKey}
      onClose={onClose}
    >
      {(made, { writesWords }) => (
        <Review made={made} writesWords={writesWords} onSend={onSend} onClose={onClose} />
      )}
    </VoiceSheet>
  );
}
