import { useId, useState, type ReactElement } from 'react';
import field from './field.module.css';
import type { ScoreTilesProps } from './props';
import styles from './score-tiles.module.css';

/** Up to this many of five a score is shown as a weakness. */
const weakUpTo = 3;

/** Scores of parts, each optional; see {@link ScoreTilesProps}. */
export function ScoreTiles<Key extends string>({
  label,
  items,
  words,
  clearText,
  onScore,
}: ScoreTilesProps<Key>): ReactElement {
  const id = useId();
  const [openKey, setOpenKey] = useState<Key>();
  const open = items.find(({ key }) => key === openKey);
  return (
    <fieldset className={field['field']}>
      <legend className={field['label']} data-hidden>
        {label}
      </legend>
      <div className={styles['tiles']}>
        {items.map(({ key, name, score, scoreText }) => (
          <button
            key={key}
            type="button"
            className={styles['tile']}
            aria-label={`${name} ${scoreText}`}
            aria-expanded={key === openKey}
            aria-controls={`${id}-steps`}
            data-weak={(score !== null && score <= weakUpTo) || undefined}
            onClick={() => setOpenKey(key === openKey ? undefined : key)}
          >
            <span className={styles['line']}>
              <span>{name}</span>
              <b>{scoreText}</b>
            </span>
            <svg
              className={styles['bar']}
              viewBox="0 0 5 1"
              preserveAspectRatio="none"
              aria-hidden
              focusable="false"
            >
              <path d={`M0 .5h${score ?? 0}`} />
            </svg>
          </button>
        ))}
      </div>
      <div id={`${id}-steps`}>
        {open && (
          <>
            <div className={styles['steps']} role="radiogroup" aria-label={open.name}>
              {words.map((word, place) => (
                <label key={word} className={styles['step']}>
                  <input
                    type="radio"
                    name={`${id}-${open.key}`}
                    aria-label={`${place + 1} ${word}`}
                    value={place + 1}
                    checked={open.score === place + 1}
                    onChange={() => onScore(open.key, place + 1)}
                    // A second tap takes the score away.
                    onClick={() => {
                      if (open.score === place + 1) onScore(open.key, null);
                    }}
                  />
                  {place + 1}
                </label>
              ))}
            </div>
            <div className={styles['ends']} aria-hidden>
              <span>{words[0]}</span>
              <span>{open.score === null ? clearText : words[open.score - 1]}</span>
              <span>{words[4]}</span>
            </div>
          </>
        )}
      </div>
    </fieldset>
  );
}
