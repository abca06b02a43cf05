import { ButtonLink, Note, Sheet, Stack } from '@xinglin/ui';
import { qrModules } from '@xinglin/ui/qr-code';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { posterPicture, posterSize, type PosterText } from '../model/poster';
import styles from './poster.module.css';

/** The picture as pixels, which every app can keep; the drawing itself where the browser makes none of it. */
async function asPixels(drawing: string): Promise<string> {
  const picture = new Image();
  picture.src = drawing;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return drawing;
  pen.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/png');
}

/**
 * A poster to keep or to send on, with a code that leads to `path`. In a file of its own, so that drawing comes only
 * when it is wanted.
 */
export default function Poster({
  text,
  path,
  onClose,
}: {
  text: PosterText;
  path: string;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('introductions');
  const drawing = useMemo(() => {
    const address = new URL(path, window.location.origin).href;
    return `data:image/svg+xml,${encodeURIComponent(posterPicture(text, qrModules(address)))}`;
  }, [text, path]);
  const [pixels, setPixels] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    asPixels(drawing).then(
      (made) => isShown && setPixels(made),
      // The drawing stays, which can be looked at and photographed.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [drawing]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('poster.title')}
      footer={
        pixels !== null && (
          <ButtonLink block href={pixels} download={`${text.title}.png`}>
            {t('poster.save')}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <img
          className={styles['poster']}
          src={pixels ?? drawing}
          width={posterSize.width}
          height={posterSize.height}
          alt={t('poster.picture', { name: text.title })}
        />
        <Note>{t('poster.how')}</Note>
      </Stack>
    </Sheet>
  );
}
