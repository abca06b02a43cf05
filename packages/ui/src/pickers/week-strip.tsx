import type { ReactElement } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { useEarlyInput } from '../forms/use-early-input';
import { BackIcon, NextIcon } from '../icons/navigation-icons';
import type { WeekStripDay, WeekStripProps } from './props';
import { canChoose, firstChoice, monthsOf, pageOf, weekPages } from './week-pages';
import styles from './week-strip.module.css';

function Day({
  day,
  name,
  checked,
  onValueChange,
}: {
  day: WeekStripDay;
  name: string;
  checked: boolean;
  onValueChange: (date: string) => void;
}): ReactElement {
  const reference = useEarlyInput<HTMLInputElement>((radio) => {
    if (radio.checked && !checked) onValueChange(day.date);
  });
  return (
    <label className={styles['day']} data-status={day.status}>
      <input
        ref={reference}
        type="radio"
        className={styles['radio']}
        name={name}
        value={day.date}
        checked={checked}
        disabled={!canChoose(day)}
        aria-label={`${day.fullText} ${day.statusText}`}
        onChange={() => onValueChange(day.date)}
      />
      <span aria-hidden="true">{day.weekdayText}</span>
      <b aria-hidden="true">{day.dayText}</b>
      <span aria-hidden="true">{day.statusText}</span>
    </label>
  );
}

/**
 * Days of booking; see {@link WeekStripProps}. The pages lie side by side in a scroller that snaps, and all days are one
 * native radio group: the arrow keys go through them, and the browser brings the focused one into view.
 */
export function WeekStrip({
  label,
  days,
  value,
  onValueChange,
  name = 'date',
  keep = {},
}: WeekStripProps): ReactElement {
  const { t } = useTranslation('ui');
  const labelId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const pages = weekPages(days);
  const [page, setPage] = useState(pageOf(days, value));
  const chosenPage = pageOf(days, value);
  // The page of the chosen day is shown at once, without a ride through the others.
  useEffect(() => {
    const element = scroller.current;
    element?.scrollTo({ left: chosenPage * element.clientWidth, behavior: 'instant' });
  }, [chosenPage]);

  const turnTo = (wanted: number): void => {
    setPage(wanted);
    const element = scroller.current;
    const choice = firstChoice(pages[wanted] ?? []);
    // A chosen day brings its page into view; a page where there is nothing to choose can still be looked at.
    if (choice !== undefined && wanted !== chosenPage) onValueChange(choice.date);
    else element?.scrollTo({ left: wanted * element.clientWidth });
  };
  // A swipe only looks: a scroll that no person made, by a change of width or for a picture, must choose nothing.
  const readPage = (): void => {
    const element = scroller.current;
    if (element !== null && element.clientWidth > 0)
      setPage(Math.round(element.scrollLeft / element.clientWidth));
  };

  return (
    <form method="get" className={styles['strip']}>
      <fieldset aria-labelledby={labelId}>
        <legend className={styles['legend']}>
          <span id={labelId}>{label}</span>
          <span className={styles['months']}>{monthsOf(pages[page] ?? [])}</span>
        </legend>
        <div ref={scroller} className={styles['scroller']} onScroll={readPage}>
          {pages.map((pageDays, index) => (
            <div key={pageDays[0]?.date ?? index} className={styles['page']}>
              {pageDays.map((day) => (
                <Day
                  key={day.date}
                  day={day}
                  name={name}
                  checked={day.date === value}
                  onValueChange={onValueChange}
                />
              ))}
            </div>
          ))}
        </div>
      </fieldset>
      {pages.length > 1 && (
        <div className={styles['turn']}>
          <IconButton
            label={t('previousDays')}
            icon={<BackIcon />}
            disabled={page === 0}
            onClick={() => turnTo(page - 1)}
          />
          <IconButton
            label={t('nextDays')}
            icon={<NextIcon />}
            disabled={page >= pages.length - 1}
            onClick={() => turnTo(page + 1)}
          />
        </div>
      )}
      {Object.entries(keep).map(([key, text]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      <noscript>
        <button type="submit" className={styles['view']}>
          {t('view')}
        </button>
      </noscript>
    </form>
  );
}
