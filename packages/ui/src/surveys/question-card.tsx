import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalMark } from '../forms/field-frame';
import { ListenIcon, PauseIcon } from '../icons/media-icons';
import { useReadingAloud, type ReadableText } from '../speech/use-reading-aloud';
import type { QuestionCardProps } from './props';
import styles from './surveys.module.css';

/** A question; see {@link QuestionCardProps}. */
export function QuestionCard({
  title,
  optional,
  titleLevel = 2,
  headingRef,
  reason,
  aside,
  readable,
  children,
}: QuestionCardProps): ReactElement {
  const Heading = titleLevel === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['question']}>
      {reason !== undefined && <p className={styles['reason']}>{reason}</p>}
      <div className={styles['top']}>
        <Heading ref={headingRef} tabIndex={-1} className={styles['title']}>
          {title}
          <OptionalMark optional={optional} />
        </Heading>
        {aside !== undefined && <span className={styles['former']}>{aside}</span>}
        {readable !== undefined && <ReadAloud text={readable} title={title} />}
      </div>
      {children}
    </section>
  );
}

/** Reads the question with its answers aloud; null where the device has no voice for the language. */
function ReadAloud({ text, title }: { text: ReadableText; title: string }): ReactElement | null {
  const { t } = useTranslation('ui');
  const { canRead, spoken, toggle } = useReadingAloud(text, '');
  if (!canRead) return null;
  return (
    <button
      type="button"
      className={styles['listen']}
      aria-label={t(spoken === null ? 'survey.read' : 'survey.stop', { question: title })}
      onClick={toggle}
    >
      {spoken === null ? <ListenIcon /> : <PauseIcon />}
    </button>
  );
}
