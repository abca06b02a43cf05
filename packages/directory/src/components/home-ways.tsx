import { directoryApi, operateApi, usePageModules, type City, type QueryThunk } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  departmentPictogram,
  EntryTile,
  EntryTiles,
  Pictogram,
  pictograms,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { areaOf, mainEntriesPosition } from '../model/home-requests';
import { leadingHere } from '../model/leading-here';
import { FastWay } from './fast-way';
import styles from './home-ways.module.css';
import { OnDuty } from './on-duty';

const loadMore = () => import('./more-services');
const MoreServices = lazy(loadMore);

/** The row has room for these and the way to the rest. */
const shownEntries = 5;

/** The call of the doctors on duty; the rows of all calls of consults come with it, so that the browser loads them late. */
export const loadFastAsk: QueryThunk = async (dispatch) => {
  const { fastAskCall } = await import('../model/fast-ask-call');
  await dispatch(fastAskCall());
};

/** The two ways to a doctor, what most people come for in one row, and who is on duty. */
export function HomeWays({ city }: { city: City | null }): ReactElement {
  const { t } = useTranslation('directory');
  const { currentData } = directoryApi.useListHomeDoctorsQuery(areaOf(city));
  const modules = usePageModules('directory.home');
  const book = modules('book', { to: href('booking.hospitalList'), title: t('home.book') });
  const findDoctor = modules('findDoctor', {
    to: href('directory.search', {}, { tab: 'doctor' }),
    title: t('home.findDoctor'),
  });
  const ask = modules('ask') !== null;
  const openToday = currentData?.openToday ?? 0;
  return (
    <>
      <EntryTiles>
        {book && (
          <EntryTile
            to={book.to}
            title={book.title}
            note={openToday > 0 ? t('home.openToday', { count: openToday }) : t('home.bookNote')}
            pictogram="registration"
          />
        )}
        {ask && <FastWay />}
        {/* A channel that lacks one of them has this one in its place; elsewhere it is the first of the row below. */}
        {findDoctor && !(book && ask) && (
          <EntryTile {...findDoctor} note={t('home.findDoctorNote')} pictogram="doctor" />
        )}
      </EntryTiles>
      <MainEntries />
      {ask && <OnDuty />}
    </>
  );
}

/** The first entries that the operator placed (spec 3 §9), and behind the last one all others. */
function MainEntries(): ReactElement | null {
  const { t } = useTranslation('directory');
  const { currentData } = operateApi.useGetOperateByPositionQuery(mainEntriesPosition);
  const shown = usePageModules('directory.home')('services', { title: t('home.services') });
  // Undefined until it opens for the first time.
  const [isOpen, setOpen] = useState<boolean>();
  const open = useLazyOpening(loadMore, () => setOpen(true));
  const entries = leadingHere(currentData?.items ?? []).slice(0, shownEntries);
  if (!shown || entries.length === 0) return null;
  return (
    <nav className={styles['entries']} aria-label={shown.title}>
      <ul role="list" className={styles['list']}>
        {entries.map(({ to, confName, image }) => {
          const pictogram = departmentPictogram(image ?? '');
          return (
            <li key={to}>
              <Link to={to} className={styles['entry']} data-hue={pictograms[pictogram]}>
                <span className={styles['entryIcon']}>
                  <Pictogram name={pictogram} />
                </span>
                {confName}
              </Link>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            className={styles['entry']}
            aria-haspopup="dialog"
            aria-label={t('home.moreServices')}
            onClick={open}
          >
            <span className={styles['entryIcon']}>
              <Pictogram name="more" hued />
            </span>
            {t('more')}
          </button>
        </li>
      </ul>
      {isOpen !== undefined && (
        <Suspense>
          <MoreServices
            open={isOpen}
            title={t('home.allServices')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </nav>
  );
}
