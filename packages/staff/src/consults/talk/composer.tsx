import { conversationRules, trimmedText } from '@xinglin/rules';
import { Button, CameraIcon, IconButton, MicrophoneIcon } from '@xinglin/ui';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './composer.module.css';
import { ChosenPictures } from './chosen-pictures';
import { scaledPicture } from './scaled-picture';
import { useDraft } from './use-draft';
import type { Outbox } from './use-outbox';
import { VoiceRecording } from './voice-recording';

interface ComposerProps {
  readonly orderKey: string;
  readonly outbox: Outbox;
}

/** Where the doctor writes: words, pictures that are chosen, pasted or dropped, a voice. */
export function Composer({ orderKey, outbox }: ComposerProps): ReactElement {
  const { t } = useTranslation('staff');
  const [text, setText] = useDraft(orderKey);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isRecording, setIsRecording] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = trimmedText(text);

  const add = async (files: readonly File[]): Promise<void> => {
    setProblem(undefined);
    const chosen = await Promise.all(files.map(scaledPicture));
    const usable = chosen.filter((data) => data !== null);
    if (usable.length < files.length) setProblem(t('consult.noPicture'));
    if (pictures.length + usable.length > conversationRules.pictures)
      setProblem(t('consult.mostPictures', { count: conversationRules.pictures }));
    setPictures((now) => [...now, ...usable].slice(0, conversationRules.pictures));
  };
  const send = (): void => {
    if (words === '' && pictures.length === 0) return;
    for (const data of pictures) outbox.send({ type: 'picture', data });
    if (words !== '') outbox.send({ type: 'text', text: words });
    setPictures([]);
    setText('');
    setProblem(undefined);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter also confirms what an input method for Chinese has composed.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void add(files);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void add([...event.dataTransfer.files]);
  };
  if (isRecording)
    return (
      <div className={styles['composer']}>
        <VoiceRecording
          onSend={(data, seconds) => outbox.send({ type: 'voice', data, seconds })}
          onClose={() => setIsRecording(false)}
        />
      </div>
    );
  return (
    <div
      className={styles['composer']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {problem !== undefined && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <ChosenPictures
        pictures={pictures}
        onRemove={(place) => setPictures((now) => now.filter((_, one) => one !== place))}
      />
      <div className={styles['line']}>
        <textarea
          ref={field}
          className={styles['field']}
          aria-label={t('consult.reply')}
          placeholder={t('consult.replyHint')}
          rows={2}
          maxLength={conversationRules.textLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void add([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <IconButton
          label={t('consult.choosePictures')}
          icon={<CameraIcon />}
          onClick={() => chooser.current?.click()}
        />
        <IconButton
          label={t('consult.recordVoice')}
          icon={<MicrophoneIcon />}
          onClick={() => setIsRecording(true)}
        />
        <Button disabled={words === '' && pictures.length === 0} onClick={send}>
          {t('consult.send')}
        </Button>
      </div>
      {text.length > conversationRules.textLength * 0.9 && (
        <small className={styles['hint']}>
          {t('consult.length', { length: text.length, most: conversationRules.textLength })}
        </small>
      )}
    </div>
  );
}
