import {
  Button,
  ClockIcon,
  ChatIcon,
  CheckCircleIcon,
  ListCheckIcon,
  PillIcon,
  StethoscopeIcon,
  VideoIcon,
  VisuallyHidden,
  WalletIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notice } from '../api/shapes';
import styles from './notices.module.css';

const icons: Readonly<Record<Notice['kind'], typeof ClockIcon>> = {
  consultWaiting: StethoscopeIcon,
  consultReminded: ClockIcon,
  promiseEndsSoon: ClockIcon,
  patientWrote: ChatIcon,
  videoCallWaits: VideoIcon,
  refundRequested: WalletIcon,
  approvalWaits: ListCheckIcon,
  approvalDecided: ListCheckIcon,
  reviewWaits: CheckCircleIcon,
  prescriptionReturned: PillIcon,
  prescriptionRecalled: PillIcon,
  drugOrderSilent: ClockIcon,
  drugOrderWrong: PillIcon,
  substitutionAsked: PillIcon,
};

/** Kinds that want an answer at once. */
const urgent: readonly Notice['kind'][] = [
  'consultReminded',
  'promiseEndsSoon',
  'videoCallWaits',
  'prescriptionRecalled',
  'drugOrderSilent',
  'drugOrderWrong',
];

/** Kinds about an order of medicines, by whose number they link to it. */
const ofDrugOrders: readonly Notice['kind'][] = [
  'prescriptionRecalled',
  'drugOrderSilent',
  'drugOrderWrong',
  'substitutionAsked',
];

/** The page that a notice is about; null where it says all. */
function targetOf({ kind, orderKey }: Notice): string | null {
  if (kind === 'approvalWaits') return '/approvals';
  if (kind === 'approvalDecided') return '/approvals?state=decided';
  if (kind === 'reviewWaits') return '/reviews';
  if (ofDrugOrders.includes(kind))
    return orderKey === null ? '/orders' : `/orders/${encodeURIComponent(orderKey)}`;
  if (kind === 'prescriptionReturned' && orderKey !== null)
    return `/consults/${encodeURIComponent(orderKey)}?part=prescribing`;
  return orderKey === null ? null : `/consults/${encodeURIComponent(orderKey)}`;
}

/** One notice: a link to what it is about, which marks it as read. */
export function NoticeRow({
  notice,
  time,
  onRead,
}: {
  notice: Notice;
  time: string;
  onRead: () => void;
}): ReactElement {
  const { t } = useTranslation('staff');
  const { kind, title, text, at, isRead } = notice;
  const target = targetOf(notice);
  const Icon = icons[kind];
  const words = (
    <>
      {!isRead && <VisuallyHidden>{t('notices.unread')}</VisuallyHidden>}
      {title}
    </>
  );
  return (
    <li className={styles['row']} data-unread={!isRead || undefined}>
      <span className={styles['icon']} data-urgent={urgent.includes(kind) || undefined}>
        <Icon />
      </span>
      <div className={styles['texts']}>
        {target === null ? (
          <p className={styles['title']}>{words}</p>
        ) : (
          <Link
            to={target}
            className={styles['title']}
            onClick={() => {
              if (!isRead) onRead();
            }}
          >
            {words}
          </Link>
        )}
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['end']}>
        <time dateTime={at}>{time}</time>
        {!isRead && (
          <Button
            variant="text"
            size="small"
            aria-label={t('notices.readOf', { title })}
            onClick={onRead}
          >
            {t('notices.read')}
          </Button>
        )}
      </div>
    </li>
  );
}
