import { failureMessage, useStoreDispatch } from '@xinglin/api';
import { CameraIcon, CloseIcon, Note, NoticeBar, Stack, VisuallyHidden } from '@xinglin/ui';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sentPictureAddress } from './picture-link';
import styles from './pictures-field.module.css';
import type { SentPicture } from './sent-picture';
import { useFormWaits } from './use-form-waits';

/**
 * Optional pictures of a form. Each is sent when it is chosen; the code for it loads with the first one. A picture that
 * is too dark, too bright or out of focus stays and says so on itself. A form that is submitted in the meantime waits for the
 * uploads. Texts are in the namespace `forms`.
 */
export function PicturesField({
  id: fieldId,
  pictures,
  limit,
  hint,
  error,
  onChange,
}: {
  /** The target of the form's error summary. */
  id: string;
  pictures: readonly SentPicture[];
  limit: number;
  /** What to show and what not, in the words of the form. */
  hint: string;
  /** What is wrong with them. */
  error?: string | undefined;
  onChange: (change: (pictures: readonly SentPicture[]) => readonly SentPicture[]) => void;
}): ReactElement {
  const { t } = useTranslation('forms');
  const id = useId();
  const dispatch = useStoreDispatch();
  const [pending, setPending] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  useFormWaits(field, pending > 0, trouble !== undefined);
  const send = async (file: File) => {
    setPending((count) => count + 1);
    const { data, error: failure } = await (
      await import('./send-picture')
    ).sendPicture(dispatch, file);
    setPending((count) => count - 1);
    if (data === undefined) return setTrouble(failureMessage(failure, t));
    onChange((before) => [...before, data].slice(0, limit));
  };
  const left = limit - pictures.length - pending;
  return (
    <div id={fieldId} ref={field} tabIndex={-1}>
      <Stack gap={2}>
        <b id={`${id}-label`}>{t('picture.label', { limit })}</b>
        <Note>{hint}</Note>
        <ul role="list" className={styles['pictures']}>
          {pictures.map((picture, place) => (
            <li key={picture.fileId} className={styles['tile']}>
              <Preview picture={picture} alternative={t('picture.number', { place: place + 1 })} />
              {picture.flaw && (
                // i18n-keys: forms:picture.mark.*
                <span className={styles['mark']} aria-hidden>
                  {t(`picture.mark.${picture.flaw}`)}
                </span>
              )}
              <button
                type="button"
                className={styles['remove']}
                aria-label={t('picture.removeNumber', { place: place + 1 })}
                onClick={() => onChange((before) => before.filter((one) => one !== picture))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
          {left > 0 && (
            <li className={styles['tile']}>
              <label className={styles['add']}>
                <input
                  type="file"
                  accept="image/*"
                  multiple
                  className={styles['input']}
                  aria-labelledby={`${id}-label ${id}-act`}
                  aria-busy={pending > 0 || undefined}
                  onChange={({ currentTarget: control }) => {
                    const files = [...(control.files ?? [])];
                    // Emptied, so that the same picture can be chosen once more.
                    control.value = '';
                    const count = files.length - left;
                    setTrouble(count > 0 ? t('picture.tooMany', { limit, count }) : undefined);
                    for (const file of files.slice(0, left)) void send(file);
                  }}
                />
                <span id={`${id}-act`} className={styles['act']}>
                  <CameraIcon />
                  {t(pending > 0 ? 'picture.sending' : 'picture.add')}
                </span>
              </label>
            </li>
          )}
        </ul>
        {left <= 0 && pending > 0 && <output>{t('picture.sending')}</output>}
        <VisuallyHidden live>
          {pictures.map(
            ({ fileId, flaw }, place) =>
              flaw && (
                // i18n-keys: forms:picture.flaw.*
                <span key={fileId}>{t(`picture.flaw.${flaw}`, { place: place + 1 })} </span>
              ),
          )}
        </VisuallyHidden>
        {(trouble ?? error) !== undefined && (
          <NoticeBar tone="danger" live>
            {trouble ?? error}
          </NoticeBar>
        )}
      </Stack>
    </div>
  );
}

function Preview({
  picture: { fileId, file },
  alternative,
}: {
  picture: SentPicture;
  alternative: string;
}): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (file === null) return;
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const own = file === null ? sentPictureAddress(fileId) : undefined;
  return <img ref={image} src={own} className={styles['picture']} alt={alternative} />;
}
