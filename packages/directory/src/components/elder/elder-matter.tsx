import { usePageModules, usePageTime } from '@xinglin/api';
import type { NextMatter } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { matterDay, matterLine } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { dayAt, parseDay } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  ListenIcon,
  PauseIcon,
  Pictogram,
  pictograms,
  SoundIcon,
  useReadingAloud,
  type ReadableText,
  type Spoken,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hourInWords } from '../../model/hour-in-words';
import styles from './elder-next.module.css';

/** A matter in a few sentences, with what can be done about it. */
export function ElderMatter({ matter }: { readonly matter: NextMatter }): ReactElement {
  const { t } = useTranslation(['directory', 'matters', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const guide = usePageModules('directory.home')('nextGuide', { title: t('home.way') });
  const line = matterLine(matter, { t, locale, now });
  const { what, at, day, until, timeZone, hospitalId, place, doctorName, title, people } = matter;
  const dayWord = matterDay(matter, { t, locale, now });
  const when =
    dayWord !== null && at !== null
      ? t('elder.when', { day: dayWord, hour: hourInWords(at, timeZone, t) })
      : dayWord;
  const isGoing = what === 'go' && when !== null;
  const isVisit = isGoing && hospitalId !== null;
  const others = people
    .filter(({ relation }) => relation !== 'self')
    .map(({ name }) => t('elder.for', { name }));
  const separator = t('elder.comma');
  const sentences: ReadableText = [
    [isGoing ? when : line.lead],
    ...(what === 'pay' && until !== null
      ? [[t('elder.payUntil', { hour: hourInWords(until, timeZone, t) })]]
      : []),
    ...(isVisit && place !== null ? [[place]] : []),
    [
      isVisit && place !== null && doctorName !== null
        ? t('elder.doctor', { name: doctorName })
        : title,
      ...others,
    ],
  ];
  const date = isGoing ? (at === null ? day : dayAt(at, timeZone)) : null;
  return (
    <div className={styles['matter']}>
      {date === null ? (
        <span className={styles['drawing']} data-hue={pictograms[line.pictogram]}>
          <Pictogram name={line.pictogram} />
        </span>
      ) : (
        <span className={styles['leaf']} aria-hidden>
          {parseDay(date)?.day}
        </span>
      )}
      {isVisit ? (
        <Visit
          text={sentences}
          separator={separator}
          to={line.to}
          way={guide && { to: href('directory.hospitalGuide', { id: hospitalId }), ...guide }}
        />
      ) : (
        <>
          <Sentences text={sentences} separator={separator} to={line.to} spoken={null} />
          <div className={styles['acts']}>
            <ButtonLink block to={line.to}>
              {line.act}
            </ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

/** A visit to a hospital, which can be read aloud, with the way there. */
function Visit({
  text,
  separator,
  to,
  way,
}: {
  readonly text: ReadableText;
  readonly separator: string;
  readonly to: string;
  readonly way: { readonly to: string; readonly title: string } | null;
}): ReactElement {
  const { t } = useTranslation('directory');
  const { canRead, spoken, toggle } = useReadingAloud(text, separator);
  return (
    <>
      <Sentences text={text} separator={separator} to={to} spoken={spoken} />
      <div className={styles['acts']}>
        {canRead ? (
          <Button block icon={spoken === null ? <ListenIcon /> : <PauseIcon />} onClick={toggle}>
            {t(spoken === null ? 'elder.read' : 'elder.stop')}
            {spoken !== null && (
              <span className={styles['sound']}>
                <SoundIcon />
              </span>
            )}
          </Button>
        ) : (
          // In the same place, so that nothing moves where a browser turns out to have no voice.
          <ButtonLink block to={to}>
            {t('elder.details')}
          </ButtonLink>
        )}
        {way && (
          <ButtonLink block variant="outline" to={way.to}>
            {way.title}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The first sentence is the title, and links to the matter. */
function Sentences({
  text,
  separator,
  to,
  spoken,
}: {
  readonly text: ReadableText;
  readonly separator: string;
  readonly to: string;
  readonly spoken: Spoken | null;
}): ReactElement {
  return (
    <>
      {text.map((phrases, sentence) => {
        const isSpoken = (phrase: number): boolean =>
          spoken?.sentence === sentence && (spoken.phrase ?? phrase) === phrase;
        const words = phrases.map((phrase, place) => (
          <span key={phrase}>
            {place > 0 && separator}
            <span className={styles['phrase']} data-spoken={isSpoken(place) || undefined}>
              {phrase}
            </span>
          </span>
        ));
        return sentence === 0 ? (
          <h2 key={sentence}>
            <Link to={to}>{words}</Link>
          </h2>
        ) : (
          <p key={sentence}>{words}</p>
        );
      })}
    </>
  );
}
