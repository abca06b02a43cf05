import { failureMessage, uploadApi } from '@xinglin/api';
import { compressImage } from '@xinglin/gateway-sdk';
import type { PictureFlaw } from '@xinglin/rules';
import { AddIcon, Button, Note, NoticeBar, Stack } from '@xinglin/ui';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { sentPictureAddress } from './picture-link';
import styles from './pictures-field.module.css';
import { useFormWaits } from './use-form-waits';

/** A picture that has been sent; `file` is null for one that was there before this page was opened. */
export interface SentPicture {
  readonly fileId: string;
  readonly file: Blob | null;
  /** What is wrong with its light or focus, as the device judged it. */
  readonly flaw?: PictureFlaw | null;
}

/** Loaded with the first picture; a picture that cannot be judged is sent as any other. */
const judge = async (file: Blob): Promise<PictureFlaw | null> => {
  try {
    return await (await import('./judge-picture')).judgePicture(file);
  } catch {
    return null;
  }
};

/**
 * Pictures that go with a form, optional ones: each is sent when it is chosen. One that is too dark, too bright or out
 * of focus is kept, and said to be so. A form that is sent meanwhile waits for them. Its texts are of the namespace `forms`.
 */
export function PicturesField({
  id: fieldId,
  pictures,
  limit,
  hint,
  error,
  onChange,
}: {
  /** What a form leads to when something is wrong with them. */
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
  const [upload] = uploadApi.useUploadImageFileMutation();
  const [pending, setPending] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLDivElement>(null);
  useFormWaits(field, pending > 0, trouble !== undefined);
  const send = async (file: File) => {
    setPending((count) => count + 1);
    const small = await compressImage(file);
    const [answer, flaw] = await Promise.all([
      upload({ file: new File([small], 'picture', { type: small.type }) }),
      judge(small),
    ]);
    setPending((count) => count - 1);
    if (answer.data === undefined) return setTrouble(failureMessage(answer.error, t));
    const { fileId } = answer.data;
    onChange((before) => [...before, { fileId, file: small, flaw }].slice(0, limit));
  };
  const left = limit - pictures.length - pending;
  return (
    <div id={fieldId} ref={field} tabIndex={-1}>
      <Stack gap={2}>
        <b id={`${id}-label`}>{t('picture.label', { limit })}</b>
        {pictures.length > 0 && (
          <ul role="list" className={styles['pictures']}>
            {pictures.map((picture, place) => (
              <li key={picture.fileId}>
                <Preview
                  picture={picture}
                  alternative={t('picture.number', { place: place + 1 })}
                />
                <Button
                  variant="text"
                  size="small"
                  aria-label={t('picture.removeNumber', { place: place + 1 })}
                  onClick={() => onChange((before) => before.filter((one) => one !== picture))}
                >
                  {t('picture.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {left > 0 && (
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
              <AddIcon />
              {t(pending > 0 ? 'picture.sending' : 'picture.add')}
            </span>
          </label>
        )}
        {left <= 0 && pending > 0 && <output>{t('picture.sending')}</output>}
        <Note>{hint}</Note>
        {pictures.map(
          ({ fileId, flaw }, place) =>
            flaw && (
              <NoticeBar key={fileId} tone="warning" live>
                {/* i18n-keys: forms:picture.flaw.* */}
                {t(`picture.flaw.${flaw}`, { place: place + 1 })}
              </NoticeBar>
            ),
        )}
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
