import { RenderingCancelledException, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pdf-view.module.css';
import type { PageSize } from './use-pdf';

/** Dots of one picture: more cost memory that a phone does not have, and some then show nothing at all. */
const mostDots = 12_000_000;

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** In CSS pixels. */
  readonly width: number;
  /** What the place of the page is kept by until it is read. */
  readonly likely: PageSize;
  /** The page lies across the middle of the screen. */
  readonly onCurrent: (number: number) => void;
}

/** One page: its picture, and over it its words, to be selected, searched and read aloud. Drawn only near the screen. */
export function PdfPage({ pdf, number, width, likely, onCurrent }: PdfPageProps): ReactElement {
  const { t } = useTranslation('documents');
  const sheet = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(number === 1);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '100% 0px',
    });
    const middle = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && onCurrent(number),
      { rootMargin: '-50% 0px' },
    );
    near.observe(element);
    middle.observe(element);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, [number, onCurrent]);

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // By the object model, since the policy of pages allows no style in markup.
    const place = ({ width: own, height }: PageSize): void => {
      element.style.setProperty('width', `${width}px`);
      element.style.setProperty('height', `${(height * width) / own}px`);
      element.style.setProperty('--total-scale-factor', String(width / own));
    };
    if (!isNear) {
      if (element.style.height === '') place(likely);
      return;
    }
    place(likely);
    let stop = (): void => undefined;
    let isGone = false;
    const draw = async (): Promise<void> => {
      const page = await pdf.getPage(number);
      if (isGone) return;
      const own = page.getViewport({ scale: 1 });
      place(own);
      const viewport = page.getViewport({ scale: width / own.width });
      const { width: across, height: down } = viewport;
      const dots = Math.min(window.devicePixelRatio, Math.sqrt(mostDots / (across * down)));
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(across * dots);
      canvas.height = Math.floor(down * dots);
      canvas.ariaHidden = 'true';
      const words = document.createElement('div');
      words.className = styles['words'] ?? '';
      const picture = page.render({
        canvas,
        viewport,
        transform: [dots, 0, 0, dots, 0, 0],
      });
      const text = new TextLayer({
        textContentSource: page.streamTextContent(),
        container: words,
        viewport,
      });
      stop = () => {
        picture.cancel();
        text.cancel();
      };
      await Promise.all([picture.promise, text.render()]);
      if (!isGone) element.replaceChildren(canvas, words);
    };
    draw().catch((error: unknown) => {
      if (!isGone && !(error instanceof RenderingCancelledException)) reportError(error);
    });
    return () => {
      isGone = true;
      stop();
      element.replaceChildren();
    };
  }, [pdf, number, width, likely, isNear]);

  return (
    <section aria-label={t('page', { number, count: pdf.numPages })}>
      <div ref={sheet} className={styles['sheet']} />
    </section>
  );
}
