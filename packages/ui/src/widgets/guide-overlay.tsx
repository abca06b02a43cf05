import type { ReactElement } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { useSwipe } from '../gestures/use-swipe';
import { useModal } from '../overlays/use-modal';
import styles from './guide-overlay.module.css';
import type { GuideOverlayProps } from './props';

/** Shows a first-time visitor around; see {@link GuideOverlayProps}. */
export function GuideOverlay({ steps, onDone }: GuideOverlayProps): ReactElement | null {
  const { t } = useTranslation('ui');
  const [index, setIndex] = useState(0);
  const dialog = useModal(onDone);
  const light = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  const step = steps[index];
  const target = step?.target;

  useEffect(() => {
    const element = target === undefined ? null : document.querySelector(target);
    // What is in view stays where it is: a bar that sticks to an edge would be scrolled to its place in the page.
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const place = element?.getBoundingClientRect();
    const { style, dataset } = light.current ?? {};
    if (!style || !dataset) return;
    if (place) dataset['on'] = place.top > window.innerHeight / 2 ? 'low' : 'high';
    else delete dataset['on'];
    for (const side of ['top', 'left', 'width', 'height'] as const)
      style.setProperty(side, `${place?.[side] ?? 0}px`);
  }, [target]);

  const isLast = index === steps.length - 1;
  useSwipe(dialog, (direction) =>
    setIndex(direction === 'next' ? Math.min(index + 1, steps.length - 1) : Math.max(index - 1, 0)),
  );

  if (!step) return null;
  return (
    <dialog
      ref={dialog}
      className={styles['overlay']}
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <div ref={light} className={styles['light']} />
      <div className={styles['card']}>
        <p className={styles['count']}>
          {t('guideStep', { step: index + 1, count: steps.length })}
        </p>
        <h2 id={titleId} tabIndex={-1}>
          {step.title}
        </h2>
        <p id={textId}>{step.text}</p>
        <div className={styles['actions']}>
          {!isLast && (
            <Button variant="outline" onClick={onDone}>
              {t('guideSkip')}
            </Button>
          )}
          <Button onClick={isLast ? onDone : () => setIndex(index + 1)}>
            {t(isLast ? 'guideDone' : 'guideNext')}
          </Button>
        </div>
        <output className={styles['spoken']}>{index > 0 && `${step.title} ${step.text}`}</output>
      </div>
    </dialog>
  );
}
