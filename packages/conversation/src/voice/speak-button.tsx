import { chatApi, type QueryThunk } from '@xinglin/api';
import { Button, MicrophoneIcon, Note, useLazyOpening } from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadSpokenWords = () => import('./spoken-words');
const SpokenWords = lazy(loadSpokenWords);

const { getAudioUploadUrl } = chatApi.endpoints;

/** What a page with a {@link SpeakButton} loads before it is shown; it needs a session. */
export const speakCall: QueryThunk = (dispatch) => dispatch(getAudioUploadUrl.initiate({}));

interface SpeakButtonProps {
  /** Takes what was said; it is to be added to what was typed, and can be corrected there. */
  readonly onWords: (words: string) => void;
}

/** Speaks in place of typing, beside a field. Nothing is shown where speech cannot be written down. */
export function SpeakButton({ onWords }: SpeakButtonProps): ReactElement | null {
  const { t } = useTranslation('conversation');
  const limits = chatApi.useGetAudioUploadUrlQuery({});
  const [isOpen, setIsOpen] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
  const open = useLazyOpening(loadSpokenWords, () => {
    setIsAdded(false);
    setIsOpen(true);
  });
  if (limits.currentData?.writesWords !== true) return null;
  return (
    <>
      <Button variant="text" size="small" icon={<MicrophoneIcon />} onClick={open}>
        {t('spoken.button')}
      </Button>
      <output>{isAdded && <Note>{t('spoken.added')}</Note>}</output>
      {isOpen && (
        <Suspense>
          <SpokenWords
            onWords={(words) => {
              onWords(words);
              setIsAdded(true);
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
