// Generated from packages/contract by `npm run generate`; change it there.
export interface VideoCall {
  orderKey: string;
  callId: string;
  state: 'ringing' | 'joined' | 'ended';
  mode: 'video' | 'audio' | 'text';
  round: number;
  clientId: string | null;
  startedAt: string;
  joinedAt: string | null;
  until: string | null;
  endedAt: string | null;
  endedBy: ('patient' | 'doctor' | 'system') | null;
}
export interface IceServer {
  urls: string[];
  username: string | null;
  credential: string | null;
}
export interface VideoSignal {
  callId: string;
  round: number;
  number: number;
  signal:
    | {
        type: 'offer' | 'answer';
        sdp: string;
      }
    | {
        type: 'candidate';
        candidate: string;
        sdpMid: string | null;
        sdpMLineIndex: number | null;
      }
    | {
        type: 'mode';
        mode: 'video' | 'audio' | 'text';
      }
    | {
        type: 'leave';
      };
}
