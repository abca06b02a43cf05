import { chatApi } from '@xinglin/api';
import type { ChatStanding, VideoCall, VideoSignal } from '@xinglin/gateway-sdk';
import { Button, Note, NoticeBar, useLazyOpening } from '@xinglin/ui';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './video.module.css';
import { laterCall } from './later-call';
import { callsOfTab } from './left-calls';

const loadVideoCall = () => import('./video-call');
const VideoCallSheet = lazy(loadVideoCall);

interface VideoEntryProps {
  /** Whether the page has calls at all. */
  readonly hasCalls: boolean;
  readonly doctorName: string;
  readonly standing: ChatStanding;
  /** What the stream told of calls and of the doctor's signals. */
  readonly calls: readonly VideoCall[];
  readonly signals: readonly VideoSignal[];
  /** What can be done once the consult is over. */
  readonly afterwards: ReactNode;
}

/** The ways from a conversation into its call by video. */
interface VideoEntry {
  /** Above the messages: a call that rings or goes on, or when one can begin; the call itself while it is open. */
  readonly bar: ReactNode;
  /** Begins a call; undefined where none can begin now. */
  readonly onCall: (() => void) | undefined;
}

/** The way from a conversation into its call by video; says of a call by phone that the doctor makes it. */
export function useVideoEntry(props: VideoEntryProps): VideoEntry {
  const { hasCalls, doctorName, standing, calls, signals, afterwards } = props;
  const { orderKey, phase } = standing;
  const { t } = useTranslation('conversation');
  const offered = chatApi.useHasDpchatVidPhoneQuery({ orderKey }, { skip: !hasCalls }).currentData;
  const hasVideo = offered?.hasVideo === true;
  const [openAs, setOpenAs] = useState<'new' | 'return' | null>(null);
  const { currentData: known, refetch } = chatApi.useCheckVideoStatusQuery(
    { orderKey },
    { skip: !hasVideo, refetchOnMountOrArgChange: true },
  );
  const former = useRef(phase);
  useEffect(() => {
    if (former.current === phase) return;
    former.current = phase;
    // A query that was skipped cannot be asked again.
    if (hasVideo) void refetch();
  }, [phase, hasVideo, refetch]);
  const told = [known?.call ?? null, ...calls].reduce<VideoCall | null>(
    (latest, one) =>
      one === null || one.orderKey !== orderKey
        ? latest
        : latest === null
          ? one
          : laterCall(latest, one),
    null,
  );
  const open = useLazyOpening(loadVideoCall, () => setOpenAs('new'));
  const openAgain = useLazyOpening(loadVideoCall, () => setOpenAs('return'));
  // After a reload the tab goes back to the call that it was in.
  const own = known?.call?.clientId ?? null;
  const returnTo = useEffectEvent((clientId: string) => {
    if (openAs === null && callsOfTab.get(orderKey) === clientId) openAgain();
  });
  useEffect(() => {
    if (own !== null) returnTo(own);
  }, [own]);
  const current = told?.state === 'ended' ? null : told;
  if (!hasVideo)
    return {
      onCall: undefined,
      bar: offered?.hasPhone === true && phase !== 'closed' && (
        <div className={styles['bar']}>
          <Note>{t('video.phone')}</Note>
        </div>
      ),
    };
  return {
    onCall: known?.status === 'ready' && current === null ? open : undefined,
    bar: (
      <>
        {known !== undefined && openAs === null && (
          <Bar status={known.status} call={current} doctorName={doctorName} onOpen={open} />
        )}
        {openAs !== null && (
          <Suspense>
            <VideoCallSheet
              orderKey={orderKey}
              doctorName={doctorName}
              call={told}
              signals={signals}
              mayCall={phase !== 'closed'}
              returns={openAs === 'return'}
              afterwards={afterwards}
              onClose={() => setOpenAs(null)}
            />
          </Suspense>
        )}
      </>
    ),
  };
}

interface BarProps {
  readonly status: 'notOffered' | 'notYet' | 'closed' | 'ready';
  /** The call that is open. */
  readonly call: VideoCall | null;
  readonly doctorName: string;
  readonly onOpen: () => void;
}

function Bar({ status, call, doctorName, onOpen }: BarProps): ReactElement | null {
  const { t } = useTranslation('conversation');
  if (status === 'notYet')
    return (
      <div className={styles['bar']}>
        <Note>{t('video.notYet')}</Note>
      </div>
    );
  // A call begins beside the field.
  if (status !== 'ready' || call === null) return null;
  const rings = call.clientId === null;
  return (
    <NoticeBar
      live
      tone={rings ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={onOpen}>
          {t(rings ? 'video.answer' : 'video.return')}
        </Button>
      }
    >
      {rings
        ? t('video.rings', { name: doctorName })
        : t(call.mode === 'text' ? 'video.writing' : 'video.goesOn')}
    </NoticeBar>
  );
}
