import { useEffect, useRef, type ChangeEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { AddIcon } from '../icons/account-icons';
import { FieldError, FieldHint, OptionalMark, useFieldWiring } from './field-frame';
import field from './field.module.css';
import styles from './picture-field.module.css';
import type { PictureFieldProps } from './props';
import { useEarlyInput } from './use-early-input';

/** A picture from the camera or the album; see {@link PictureFieldProps}. */
export function PictureField({
  id,
  label,
  hint,
  error,
  optional,
  picture,
  alternative,
  pending,
  onPicture,
}: PictureFieldProps): ReactElement {
  const { t } = useTranslation('ui');
  const wiring = useFieldWiring({ id, hint, error });
  const take = (control: HTMLInputElement): void => {
    const [file] = control.files ?? [];
    // Emptied, so that the same picture can be chosen once more.
    control.value = '';
    if (file) onPicture(file);
  };
  const reference = useEarlyInput<HTMLInputElement>(take);
  return (
    <div className={field['field']}>
      <span className={field['label']} id={`${wiring.id}-label`}>
        {label}
        <OptionalMark optional={optional} />
      </span>
      <label className={styles['box']} data-filled={picture !== null || undefined}>
        <input
          {...wiring.control}
          ref={reference}
          type="file"
          accept="image/*"
          className={styles['input']}
          aria-labelledby={`${wiring.id}-label ${wiring.id}-act`}
          aria-busy={pending || undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget)}
        />
        {picture !== null && <Preview picture={picture} alternative={alternative} />}
        <span className={styles['act']} id={`${wiring.id}-act`}>
          {picture === null && <AddIcon />}
          {pending === true ? t('pending') : t(picture === null ? 'pictureAdd' : 'pictureChange')}
        </span>
      </label>
      {picture !== null && (
        <Button variant="text" onClick={() => onPicture(null)}>
          {t('pictureRemove')}
        </Button>
      )}
      <FieldHint wiring={wiring} hint={hint} />
      <FieldError wiring={wiring} error={error} />
    </div>
  );
}

/** The picture as it is on this device; its address lives as long as it is in view. */
function Preview({ picture, alternative }: { picture: Blob; alternative: string }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return <img ref={image} className={styles['picture']} alt={alternative} />;
}
