import { IconButton, SkeletonRegion, Skeleton, ZoomInIcon, ZoomOutIcon } from '@xinglin/ui';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPage } from './pdf-page';
import styles from './pdf-view.module.css';
import { usePdf } from './use-pdf';

/** As wide as the screen, and up to three times that. */
const zooms = [1, 1.25, 1.5, 2, 3] as const;

interface PdfViewProps {
  readonly bytes: Uint8Array;
  /** In place of what cannot be read. */
  readonly broken: ReactNode;
}

/** Shows a document page under page, with zoom by its buttons or + and −, and says which page is in view. */
export default function PdfView({ bytes, broken }: PdfViewProps): ReactElement {
  const { t } = useTranslation('documents');
  const opened = usePdf(bytes);
  const [zoom, setZoom] = useState(0);
  const [current, setCurrent] = useState(1);
  const desk = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const element = desk.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const change = (by: number): void =>
    setZoom((before) => Math.min(zooms.length - 1, Math.max(0, before + by)));
  const changeByKey = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') change(1);
    if (key === '-') change(-1);
  });
  useEffect(() => {
    document.addEventListener('keydown', changeByKey);
    return () => document.removeEventListener('keydown', changeByKey);
  }, []);

  if (opened.kind === 'broken') return <>{broken}</>;
  const pages = opened.kind === 'open' ? opened.pdf.numPages : 0;
  const percent = Math.round((zooms[zoom] ?? 1) * 100);
  return (
    <>
      <div className={styles['bar']}>
        <IconButton
          label={t('zoomOut')}
          icon={<ZoomOutIcon />}
          aria-disabled={zoom === 0}
          onClick={() => change(-1)}
        />
        <output className={styles['state']}>
          {pages > 0 && t('state', { number: current, count: pages, percent })}
        </output>
        <IconButton
          label={t('zoomIn')}
          icon={<ZoomInIcon />}
          aria-disabled={zoom === zooms.length - 1}
          onClick={() => change(1)}
        />
      </div>
      <section
        ref={desk}
        className={styles['desk']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reached by keyboard
        tabIndex={0}
        aria-label={t('pages')}
      >
        {opened.kind === 'open' && room > 0 ? (
          Array.from({ length: pages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={opened.pdf}
              number={index + 1}
              width={Math.floor(room * (zooms[zoom] ?? 1))}
              likely={opened.firstPage}
              onCurrent={setCurrent}
            />
          ))
        ) : (
          <SkeletonRegion>
            <Skeleton shape="block" />
          </SkeletonRegion>
        )}
      </section>
    </>
  );
}
