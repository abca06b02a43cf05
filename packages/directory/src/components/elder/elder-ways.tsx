import { useChannel, usePageModules } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Pictogram, pictograms, type LinkTarget, type PictogramName } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFastAsk } from '../use-fast-ask';
import styles from './elder-ways.module.css';

/** The four things an older person comes for; one that the channel lacks leaves its place to the others. */
export function ElderWays(): ReactElement {
  const { t } = useTranslation('directory');
  const { phone } = useChannel();
  const fastAsk = useFastAsk();
  const modules = usePageModules('directory.home');
  const speak = modules('speak', {
    to: href('directory.searchDoctorByVoice'),
    title: t('elder.speak'),
  });
  const call = modules('call', { title: t('elder.call') });
  const book = modules('book', { to: href('booking.hospitalList'), title: t('home.book') });
  const isOpen = fastAsk?.isOpen === true;
  const ask = modules('ask', {
    to: isOpen ? href('consult.publicAsk') : href('consult.portal'),
    title: t('home.ask'),
  });
  const findDoctor = modules('findDoctor', {
    to: href('directory.search', {}, { tab: 'doctor' }),
    title: t('home.findDoctor'),
  });
  return (
    <ul role="list" className={styles['ways']}>
      {speak && <Way {...speak} note={t('elder.speakNote')} pictogram="speak" isMain />}
      {call && phone !== null && (
        <Way title={call.title} href={`tel:${phone}`} note={t('elder.callNote')} pictogram="call" />
      )}
      {book && <Way {...book} note={t('elder.bookNote')} pictogram="registration" />}
      {ask && (
        <Way
          {...ask}
          note={
            isOpen ? t('elder.askSoon', { count: fastAsk.answerWithinMinutes }) : t('elder.askNote')
          }
          pictogram="consult"
        />
      )}
      {findDoctor && !(book && ask) && (
        <Way {...findDoctor} note={t('elder.findDoctorNote')} pictogram="doctor" />
      )}
    </ul>
  );
}

function Way({
  title,
  note,
  pictogram,
  isMain = false,
  to,
  href: address,
}: LinkTarget & {
  readonly title: string;
  readonly note: string;
  readonly pictogram: PictogramName;
  /** It is filled: it needs no reading. */
  readonly isMain?: boolean;
}): ReactElement {
  const inside = (
    <>
      <Pictogram name={pictogram} />
      <b>{title}</b>
      <span>{note}</span>
    </>
  );
  const look = {
    className: styles['way'],
    'data-hue': pictograms[pictogram],
    'data-filled': isMain || undefined,
  };
  return (
    <li>
      {to === undefined ? (
        <a {...look} href={address}>
          {inside}
        </a>
      ) : (
        <Link {...look} to={to}>
          {inside}
        </Link>
      )}
    </li>
  );
}
