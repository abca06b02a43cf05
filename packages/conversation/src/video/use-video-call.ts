import { chatApi, failureMessage, useStoreDispatch } from '@xinglin/api';
import type { VideoCall, VideoSignal } from '@xinglin/gateway-sdk';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createDevices, type Devices } from './devices';
import { callsOfTab } from './left-calls';
import { createPeer, type Peer } from './peer';

/** What the page knows of the call from its stream. */
interface Told {
  readonly orderKey: string;
  readonly call: VideoCall | null;
  readonly signals: readonly VideoSignal[];
}

interface HeldCall {
  readonly devices: Devices;
  /** Null before the call is entered. */
  readonly peer: Peer | null;
  readonly isEntering: boolean;
  /** Why the call could not be entered, in words. */
  readonly trouble: string | undefined;
  readonly enter: (mode: 'video' | 'audio') => Promise<void>;
  /** Back to the device check. */
  readonly again: () => void;
}

/** Holds the call of a conversation while it is shown; camera and microphone are given back when it no longer is. */
export function useVideoCall({ orderKey, call, signals }: Told): HeldCall {
  const { t } = useTranslation('conversation');
  const dispatch = useStoreDispatch();
  // A browser within an app may have a camera and no calls.
  const [devices] = useState(() =>
    createDevices(globalThis.RTCPeerConnection === undefined ? undefined : navigator.mediaDevices),
  );
  const [clientId, setClientId] = useState(() => crypto.randomUUID());
  const [peer, setPeer] = useState<Peer | null>(null);
  // A second tap comes before the first one is seen.
  const entering = useRef(false);
  const isGone = useRef(false);
  const [openCall, { isLoading: isEntering, error }] = chatApi.useOpenVideoCallMutation();

  const leave = useEffectEvent(() => {
    isGone.current = true;
    peer?.stop();
    devices.release();
    callsOfTab.remove(orderKey);
  });
  useEffect(() => {
    isGone.current = false;
    return () => leave();
  }, []);
  // A page that goes keeps no camera open. A reload returns to the call.
  const rest = useEffectEvent(() => {
    peer?.stop();
    devices.release();
  });
  const again = (): void => {
    callsOfTab.remove(orderKey);
    peer?.stop();
    setPeer(null);
    setClientId(crypto.randomUUID());
  };
  // One that comes back from the browser's memory of former pages has left the call, which may go on.
  const wake = useEffectEvent(() => again());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pagehide', () => rest(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => peer?.know({ call, signals }), [peer, call, signals]);

  const enter = async (mode: 'video' | 'audio'): Promise<void> => {
    if (entering.current || peer !== null) return;
    entering.current = true;
    if (mode === 'audio') void devices.open({ camera: false, microphone: true });
    const { data } = await openCall({ orderKey, clientId });
    entering.current = false;
    // The sheet was closed meanwhile.
    if (data === undefined || isGone.current) return;
    callsOfTab.set(orderKey, clientId);
    const entered = createPeer({
      call: data.call,
      clientId,
      devices,
      iceServers: data.iceServers.map(({ urls, username, credential }) => ({
        urls,
        ...(username !== null && credential !== null && { username, credential }),
      })),
      createConnection: (configuration) => new RTCPeerConnection(configuration),
      createStream: () => new MediaStream(),
      async send(sent) {
        const input = { orderKey, clientId, ...sent };
        const answer = await dispatch(chatApi.endpoints.signalVideoCall.initiate(input));
        return answer.data ?? null;
      },
    });
    setPeer(entered);
    if (data.call.mode !== mode) void entered.setMode(mode);
  };
  return {
    devices,
    peer,
    isEntering,
    trouble: error === undefined ? undefined : failureMessage(error, t),
    enter,
    again,
  };
}
