// Generated from packages/contract by `npm run generate`; change it there.
import type { ChatMessage, ChatStanding } from './conversation-shapes';
import type { Gender } from './patients';
import type { IceServer, VideoCall, VideoSignal } from './video-calls';
export type FollowDpchatResponse =
  | {
      event: 'message';
      id?: string | undefined;
      data: ChatMessage;
    }
  | {
      event: 'standing';
      id?: string | undefined;
      data: ChatStanding;
    }
  | {
      event: 'call';
      id?: string | undefined;
      data: VideoCall;
    }
  | {
      event: 'signal';
      id?: string | undefined;
      data: VideoSignal;
    }
  | {
      event: 'unread';
      id?: string | undefined;
      data: {
        of: 'all';
        count: number;
      };
    };
export interface ConnectDpchatRequest {
  orderKey: string;
}
export interface ConnectDpchatResponse {
  kind: string;
  doctor: {
    doctorId: string;
    doctorName: string;
    gender: Gender;
    titleText: string;
    hospitalName: string;
    hospDeptName: string;
  };
  standing: ChatStanding;
}
export interface ListDpchatDetailsRequest {
  orderKey: string;
  before?: number | undefined;
  after?: number | undefined;
  words?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListDpchatDetailsResponse {
  items: ChatMessage[];
  hasMore: boolean;
  revision: number;
}
export interface ReplyDpchatRequest {
  orderKey: string;
  clientId: string;
  type?: 'text' | 'picture' | 'file' | 'video' | 'voice' | undefined;
  text?: string | undefined;
  /**
   * @maxItems 20
   */
  fileIds?: string[] | undefined;
}
export interface WithdrawDpchatMessageRequest {
  orderKey: string;
  number: number;
}
export interface ReadDpchatRequest {
  orderKey: string;
  upTo: number;
}
export interface ShowDpchatServiceRequest {
  orderKey: string;
}
export interface ShowDpchatServiceResponse {
  functions: {
    functionId: number;
    isPrivilege: boolean;
  }[];
}
export interface GetDpchatPatientServiceRequest {
  orderKey: string;
}
export interface GetDpchatBottomTipsRequest {
  orderKey: string;
}
export interface GetDpchatBottomTipsResponse {
  tips: string[];
}
export interface CheckDpchatReplyInfoRequest {
  orderKey: string;
}
export interface CheckDpchatReplyInfoResponse {
  mayWrite: boolean;
  turnsLeft: number | null;
  phase: 'waiting' | 'open' | 'paused' | 'closed';
}
export interface HasDpchatVidPhoneRequest {
  orderKey: string;
}
export interface HasDpchatVidPhoneResponse {
  hasVideo: boolean;
  hasPhone: boolean;
}
export interface VerifyDpchatPrivilegeRequest {
  orderKey: string;
  functionId: number;
}
export interface VerifyDpchatPrivilegeResponse {
  isAllowed: boolean;
}
export interface ShowDpchatPrivilegeIconRequest {
  orderKey: string;
}
export interface ShowDpchatPrivilegeIconResponse {
  functionIds: number[];
}
export interface SendSysMsgRequest {
  orderKey: string;
}
export interface SendSysMsgResponse {
  done: true;
}
export interface VoiceToTextRequest {
  /**
   * @minItems 1
   * @maxItems 1
   */
  fileIds: string[];
}
export interface VoiceToTextResponse {
  text: string | null;
}
export interface CheckVideoStatusRequest {
  orderKey: string;
}
export interface CheckVideoStatusResponse {
  status: 'notOffered' | 'notYet' | 'closed' | 'ready';
  callMinutes: number | null;
  call: VideoCall | null;
}
export interface SendApplyPrescribeCardRequest {
  orderKey: string;
}
export interface CheckApplyPrescribeCardRequest {
  orderKey: string;
}
export interface CheckApplyPrescribeCardResponse {
  orderKey: string;
  status: 'unavailable' | 'possible' | 'asked' | 'noted' | 'refused';
  askedAt: string | null;
  reason: string | null;
}
export interface GetAudioUploadUrlRequest {
  orderKey?: string | undefined;
}
export interface GetAudioUploadUrlResponse {
  uploadPath: string;
  bytesAtMost: number;
  msAtMost: number;
  contentTypes: (
    | 'image/jpeg'
    | 'image/png'
    | 'image/webp'
    | 'application/pdf'
    | 'video/mp4'
    | 'video/quicktime'
    | 'video/webm'
    | 'audio/mpeg'
    | 'audio/mp4'
    | 'audio/aac'
    | 'audio/ogg'
    | 'audio/webm'
    | 'audio/wav'
    | 'audio/amr'
    | 'audio/amr-wb'
  )[];
  writesWords: boolean;
  closesAt: string | null;
}
export interface ReplyConsultOrderRequest {
  orderKey: string;
  clientId: string;
  text: string;
}
export interface ListConsultOrderDetailsRequest {
  orderKey: string;
  after?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultOrderDetailsResponse {
  items: ChatMessage[];
  hasMore: boolean;
}
export interface SetConsultReadByOrderKeyRequest {
  orderKey: string;
}
export interface OpenVideoCallRequest {
  orderKey: string;
  clientId: string;
}
export interface OpenVideoCallResponse {
  call: VideoCall;
  iceServers: IceServer[];
  credentialsUntil: string | null;
  closesAt: string | null;
  revision: number;
}
export interface SignalVideoCallRequest {
  orderKey: string;
  clientId: string;
  round: number;
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
export interface SignalVideoCallResponse {
  isTaken: boolean;
  call: VideoCall;
}
export interface FollowDpchatRequest {
  cursors?: {
    [k: string]: number;
  };
}
