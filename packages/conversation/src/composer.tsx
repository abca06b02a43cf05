import { failureMessage, uploadApi } from '@xinglin/api';
import { compressImage } from '@xinglin/gateway-sdk';
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
  const [upload] = uploadApi.useUploadImageFileMutation();
  const [isUploading, setIsUploading] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [isSpeaking, setIsSpeaking] = useState(false);
  const speak = useLazyOpening(loadVoiceMessage, () => setIsSpeaking(true));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A second tap finds the field empty.
    if (text.trim() !== '') onSend(text.trim());
  };
  const sendPictures = async (files: readonly File[]): Promise<void> => {
    setIsUploading(true);
    setTrouble(undefined);
    const fileIds: string[] = [];
    for (const file of files) {
      const small = await compressImage(file);
      const picture = new File([small], 'picture', { type: small.type });
      const answer = await upload({ file: picture });
      if (answer.data === undefined) {
        setTrouble(failureMessage(answer.error, t));
        break;
      }
      fileIds.push(answer.data.fileId);
    }
    setIsUploading(false);
    if (fileIds.length > 0) onPictures(fileIds);
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
              onChange={({ currentTarget: control }) => {
                const files = [...(control.files ?? [])].slice(0, conversationRules.pictures);
                // Emptied, so that the same picture can be chosen once more.
                control.value = '';
                if (files.length > 0) void sendPictures(files);
              }}
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
