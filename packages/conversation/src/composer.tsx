import { conversationRules, isBlank, trimmedText } from '@xinglin/rules';
import {
  AddIcon,
  Button,
  CameraIcon,
  MicrophoneIcon,
  NoticeBar,
  useLazyOpening,
  VideoIcon,
} from '@xinglin/ui';
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
import { Link } from 'react-router';
import styles from './composer.module.css';
import { usePictureUpload } from './use-picture-upload';

const loadVoiceMessage = () => import('./voice/voice-message');
const VoiceMessage = lazy(loadVoiceMessage);
const loadMoreWays = () => import('./more-ways');
const MoreWays = lazy(loadMoreWays);

/** A way to say something that has a page of its own. */
export interface ComposerLink {
  readonly label: string;
  readonly icon: ReactNode;
  readonly to: string;
}

interface ComposerProps {
  readonly orderKey: string;
  readonly text: string;
  /** Beside voice and photos. */
  readonly links: readonly ComposerLink[];
  /** Rows of a sheet with further ways, which a way closes when it was taken; undefined where there are none. */
  readonly renderMore: ((close: () => void) => ReactNode) | undefined;
  /** Begins a call by video; undefined where none can begin now. */
  readonly onCall: (() => void) | undefined;
  readonly onText: (text: string) => void;
  /** Takes what is to be sent; the field is empty then. */
  readonly onSend: (text: string) => void;
  readonly onPictures: (fileIds: readonly string[]) => void;
  /** Takes an uploaded voice and its words, empty where they are not known. */
  readonly onVoice: (fileId: string, words: string) => void;
}

/** Where a message is written: words, and below them every other way to say something, by picture and name. */
export function Composer(props: ComposerProps): ReactElement {
  const { orderKey, text, links, renderMore, onCall, onText, onSend, onPictures, onVoice } = props;
  const { t } = useTranslation('conversation');
  const id = useId();
  const { take, isUploading, trouble } = usePictureUpload(onPictures);
  const [opened, setOpened] = useState<'voice' | 'more' | null>(null);
  const speak = useLazyOpening(loadVoiceMessage, () => setOpened('voice'));
  const openMore = useLazyOpening(loadMoreWays, () => setOpened('more'));
  const close = (): void => setOpened(null);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // A second tap finds the field empty.
    if (!isBlank(text)) onSend(trimmedText(text));
  };
  return (
    <>
      <form className={styles['composer']} onSubmit={submit}>
        {trouble !== undefined && (
          <NoticeBar tone="danger" live>
            {trouble}
          </NoticeBar>
        )}
        <div className={styles['row']}>
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
          <Button type="submit">{t('send')}</Button>
        </div>
        <div className={styles['tools']}>
          <button type="button" className={styles['tool']} onClick={speak}>
            <MicrophoneIcon />
            {t('speak.button')}
          </button>
          <label className={styles['tool']}>
            <input
              type="file"
              accept="image/*"
              multiple
              className={styles['input']}
              disabled={isUploading}
              onChange={({ currentTarget }) => take(currentTarget)}
            />
            <CameraIcon />
            {t(isUploading ? 'sendingPictures' : 'sendPictures')}
          </label>
          {links.map(({ label, icon, to }) => (
            <Link key={to} to={to} className={styles['tool']}>
              {icon}
              {label}
            </Link>
          ))}
          {onCall && (
            <button
              type="button"
              className={styles['tool']}
              aria-label={t('video.button')}
              onClick={onCall}
            >
              <VideoIcon />
              {t('video.short')}
            </button>
          )}
          {renderMore && (
            <button type="button" className={styles['tool']} onClick={openMore}>
              <AddIcon />
              {t('more')}
            </button>
          )}
        </div>
      </form>
      {opened === 'voice' && (
        <Suspense>
          <VoiceMessage orderKey={orderKey} onSend={onVoice} onClose={close} />
        </Suspense>
      )}
      {opened === 'more' && (
        <Suspense>
          <MoreWays onClose={close}>{renderMore?.(close)}</MoreWays>
        </Suspense>
      )}
    </>
  );
}
