import { IconButton, LogoutIcon, UnreadBadge, VisuallyHidden, mainId } from '@xinglin/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { staffApi, useDesk, useSessionCall } from '../api/staff-api';
import { destinationsOf, type Destination } from './destinations';
import { DutySwitch } from './duty-switch';
import styles from './frame.module.css';
import { IdleWarning } from './idle-warning';
import { LanguageSwitch } from './language-switch';
import { mayDo, useMe } from './me';
import { UnreadContext } from './page-title';
import { useLiveEvents } from './use-live-events';
import { useNewNotices } from './use-new-notices';

/** The frame of every page with a session: who is signed in, where one can go, and the page. */
export function StaffFrame(): ReactElement {
  const { t } = useTranslation(['staff', 'shared', 'ui']);
  const me = useMe();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [call] = useSessionCall();
  const isLost = useLiveEvents();
  const counts = useCounts();
  useFocusOnNewPage();
  const signOut = async (): Promise<void> => {
    // Also where the gateway cannot be reached, the screen must not stay.
    await call('sign-out', {});
    await navigate('/sign-in', { replace: true });
    dispatch(staffApi.util.resetApiState());
  };
  return (
    <UnreadContext value={counts.notices ?? 0}>
      <div className={styles['frame']}>
        <a className={styles['skip']} href={`#${mainId}`}>
          {t('ui:skipToContent')}
        </a>
        <header className={styles['header']}>
          <p className={styles['brand']}>
            <span className={styles['mark']} aria-hidden="true" />
            <span className={styles['hospital']}>
              {me.doctor?.hospital ?? t('shared:brand.name')}
            </span>
          </p>
          <div className={styles['tools']}>
            <div className={styles['duty']}>
              <DutySwitch />
            </div>
            <LanguageSwitch />
            <p className={styles['person']}>
              <strong>{me.name}</strong>
              <small>{whoIs(me, t)}</small>
            </p>
            <IconButton
              label={t('frame.signOut')}
              icon={<LogoutIcon />}
              onClick={() => void signOut()}
            />
          </div>
        </header>
        <nav className={styles['rail']} aria-label={t('ui:mainNavigation')}>
          <ul role="list">
            {destinationsOf(me).map((destination) => (
              <RailLink
                key={destination.name}
                destination={destination}
                count={counts[destination.name] ?? 0}
              />
            ))}
          </ul>
        </nav>
        <main id={mainId} tabIndex={-1} className={styles['main']}>
          <output className={styles['lost']}>{isLost && t('frame.lost')}</output>
          <Outlet />
        </main>
        <IdleWarning onEnd={() => void signOut()} />
      </div>
    </UnreadContext>
  );
}

function RailLink({
  destination: { name, to, Icon },
  count,
}: {
  destination: Destination;
  count: number;
}): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <li>
      <NavLink to={to} end={to === '/'} className={styles['link'] ?? ''}>
        <Icon />
        {/* i18n-keys: staff:frame.page.* staff:frame.shortPage.* */}
        <span className={styles['long']}>{t(`frame.page.${name}`)}</span>
        <span className={styles['short']}>{t(`frame.shortPage.${name}`)}</span>
        {name === 'notices' ? (
          <UnreadBadge count={count} />
        ) : (
          count > 0 && (
            <span className={styles['count']}>
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('frame.waiting', { count })}</VisuallyHidden>
            </span>
          )
        )}
      </NavLink>
    </li>
  );
}

/** What waits on the pages of the rail, as far as the reader may see it. */
function useCounts(): Partial<Record<Destination['name'], number>> {
  const me = useMe();
  const queue = useDesk(
    'list-consult-queue',
    { tab: 'waiting' },
    { skip: !mayDo(me, 'list-consult-queue') },
  );
  const notices = useDesk('list-staff-notices', {}, { skip: !mayDo(me, 'list-staff-notices') });
  const approvals = useDesk(
    'list-approvals',
    { state: 'waiting' },
    { skip: !mayDo(me, 'list-approvals') },
  );
  const reviews = useDesk('list-reviews', { tab: 'waiting' }, { skip: !mayDo(me, 'list-reviews') });
  const orders = useDesk(
    'list-drug-orders',
    { tab: 'waiting' },
    { skip: !mayDo(me, 'list-drug-orders') },
  );
  useNewNotices(notices.data);
  return {
    queue: queue.data?.counts.waiting ?? 0,
    reviews: reviews.data?.counts.waiting ?? 0,
    orders: orders.data?.counts.waiting ?? 0,
    notices: notices.data?.unread ?? 0,
    approvals: approvals.data?.items.filter(({ mayDecide }) => mayDecide).length ?? 0,
  };
}

/** The focus goes to a page that was just opened, or a screen reader stays at the link. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [pathname]);
}

/** Role and department, as on a name badge. */
function whoIs({ roles, doctor }: ReturnType<typeof useMe>, t: (key: string) => string): string {
  // i18n-keys: staff:common.role.*
  const names = roles.map((role) => t(`staff:common.role.${role}`));
  return doctor === null
    ? names.join(t('staff:common.comma'))
    : `${doctor.department} · ${doctor.title}`;
}
