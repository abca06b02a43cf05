import { conversationRules } from '@xinglin/rules';
import { Button, NoticeBar, useLazyOpening } from '@xinglin/ui';
import {
  lazy,
  Suspense,
  useId,
  useState,
  type FormEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';
import { usePictureUpload } from './use-picture-upload';

const loadVoiceMessage = () => import('./voice/voice-message');
const VoiceMessage = lazy(loadVoiceMessage);

interface ComposerProps {
  readonly orderKey: string;
  readonly text: string;
  /** Other ways to say something. */
  readonly beside: ReactNode;
  readonly onText: (text: string) => void;
  /** Takes what is to be sent; the field is empty then. */
  readonly onSend: (text: string) => void;
  readonly onPictures: (fileIds: readonly string[]) => void;
  /** Takes an uploaded voice and its words, empty where they are not known. */
  readonly onVoice: (fileId: string, words: string) => void;
}

/** Where a message is written: words, pictures that are sent as they are chosen, and what is spoken. */
export function Composer(props: ComposerProps): ReactElement {
  const { orderKey, text, beside, onText, onSend, onPictures, onVoice } = props;
  const { t } = useTranslation('conversation');
  const id = useId();
  const { take, isUploading, trouble } = usePictureUpload(onPictures);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const speak = useLazyOpening(loadVoiceMessage, () => setIsSpeaking(true));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A second tap finds the field empty.
    if (text.trim() !== '') onSend(text.trim());
  };
  return (
    <>
      <form className={styles['composer']} onSubmit={submit}>
        {trouble !== undefined && (
          <NoticeBar tone="danger" live>
            {trouble}
          </NoticeBar>
        )}
        {beside !== undefined && <div>{beside}</div>}
        <div className={styles['row']}>
          <button type="button" className={styles['speak']} onClick={speak}>
            {t('speak.button')}
          </button>
          <label className={styles['pictures']}>
            <input
              type="file"
              accept="image/*"
              multiple
              className={styles['input']}
              disabled={isUploading}
              onChange={({ currentTarget }) => take(currentTarget)}
            />
            {t(isUploading ? 'sendingPictures' : 'sendPictures')}
          </label>
          <textarea
            id={id}
            className={styles['field']}
            aria-label={t('field')}
            placeholder={t('field')}
            rows={1}
            maxLength={conversationRules.textLength}
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
          <Button type="submit" size="small">
            {t('send')}
          </Button>
        </div>
      </form>
      {isSpeaking && (
        <Suspense>
          <VoiceMessage orderKey={orderKey} onSend={onVoice} onClose={() => setIsSpeaking(false)} />
        </Suspense>
      )}
    </>
  );
}
