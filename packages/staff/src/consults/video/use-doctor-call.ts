import { createDevices, createPeer, type Devices, type Peer } from '@xinglin/conversation';
import type { DeskResponse } from '@xinglin/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffFailure } from '../../api/staff-failure';
import { consultApi } from '../consult-api';
import { failureText } from '../../parts/failure-text';

type Read = DeskResponse<'read-video-call'>;

/** Milliseconds between two reads of the call: signals are awaited while the browsers connect. */
const readPauseMs = { connecting: 800, connected: 2000 } as const;

/** The doctor's side of a consult's call. */
interface DoctorCall {
  readonly devices: Devices;
  /** Null before the call is entered. */
  readonly peer: Peer | null;
  readonly isEntering: boolean;
  /** Why the call could not be entered. */
  readonly problem: string | undefined;
  /** Seconds until the call ends, by the gateway's clock; null for no limit. */
  readonly secondsLeft: number | null;
  readonly enter: (mode: 'video' | 'audio') => Promise<void>;
  /** Back to the check of the devices. */
  readonly again: () => void;
}

/** Holds the call while its panel is shown; camera and microphone are released when it no longer is. */
export function useDoctorCall(orderKey: string): DoctorCall {
  const { t } = useTranslation('staff');
  const [devices] = useState(() =>
    createDevices(globalThis.RTCPeerConnection === undefined ? undefined : navigator.mediaDevices),
  );
  const [entered, setEntered] = useState<{ readonly peer: Peer; readonly clientId: string }>();
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const entering = useRef(false);
  const isGone = useRef(false);
  const [join, { isLoading: isEntering }] = consultApi.useJoinVideoCallMutation();
  const [signal] = consultApi.useSignalVideoCallMutation();
  const [read] = consultApi.useReadVideoCallMutation();

  const leave = useEffectEvent(() => {
    isGone.current = true;
    entered?.peer.stop();
    devices.release();
  });
  useEffect(() => {
    isGone.current = false;
    const rest = (): void => leave();
    // A page that goes into the browser's memory holds no camera.
    window.addEventListener('pagehide', rest);
    return () => {
      window.removeEventListener('pagehide', rest);
      rest();
    };
  }, []);

  const look = useEffectEvent((input: { clientId: string; behind: number }) =>
    read({ orderKey, ...input }).then(({ data }) => data?.done ?? null),
  );
  useEffect(() => {
    if (entered === undefined) return;
    const { peer, clientId } = entered;
    let heard: Read['signals'] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const loop = async (): Promise<void> => {
      const answer = await look({ clientId, behind: heard.at(-1)?.number ?? 0 });
      if (isOver) return;
      if (answer !== null) {
        heard = [...heard, ...answer.signals];
        setSecondsLeft(answer.secondsLeft);
        peer.know({ call: answer.call, signals: heard, isHere: answer.isHere });
      }
      const { line } = peer.get();
      if (line === 'ended' || line === 'elsewhere') return;
      timer = setTimeout(
        () => void loop(),
        readPauseMs[line === 'connected' ? 'connected' : 'connecting'],
      );
    };
    void loop();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [entered]);

  const enter = async (mode: 'video' | 'audio'): Promise<void> => {
    if (entering.current || entered !== undefined) return;
    entering.current = true;
    setProblem(undefined);
    if (mode === 'audio') void devices.open({ camera: false, microphone: true });
    // Another name each time begins a new round, in which both browsers connect again.
    const clientId = crypto.randomUUID();
    const { data, error } = await join({ orderKey, clientId });
    entering.current = false;
    if (isGone.current) return;
    // The base query fails with nothing else.
    if (error) setProblem(failureText(error as StaffFailure, t));
    if (!data?.done) return;
    const { call, iceServers } = data.done;
    const peer = createPeer({
      side: 'doctor',
      call,
      clientId,
      devices,
      iceServers: iceServers.map(({ urls, username, credential }) => ({
        urls,
        ...(username !== null && credential !== null && { username, credential }),
      })),
      createConnection: (configuration) => new RTCPeerConnection(configuration),
      createStream: () => new MediaStream(),
      send: async (sent) => {
        const answer = await signal({ orderKey, clientId, ...sent });
        return answer.data?.done ?? null;
      },
    });
    setEntered({ peer, clientId });
    if (call.mode !== mode) void peer.setMode(mode);
  };
  return {
    devices,
    peer: entered?.peer ?? null,
    isEntering,
    problem,
    secondsLeft,
    enter,
    again() {
      entered?.peer.stop();
      setEntered(undefined);
      setSecondsLeft(null);
    },
  };
}
