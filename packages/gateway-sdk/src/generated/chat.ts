// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, StreamRow } from '../call-row';
import type { CheckApplyPrescribeCardRequest, CheckApplyPrescribeCardResponse, CheckDpchatReplyInfoRequest, CheckDpchatReplyInfoResponse, CheckVideoStatusRequest, CheckVideoStatusResponse, ConnectDpchatRequest, ConnectDpchatResponse, FollowDpchatRequest, FollowDpchatResponse, GetAudioUploadUrlRequest, GetAudioUploadUrlResponse, GetDpchatBottomTipsRequest, GetDpchatBottomTipsResponse, GetDpchatPatientServiceRequest, HasDpchatVidPhoneRequest, HasDpchatVidPhoneResponse, ListConsultOrderDetailsRequest, ListConsultOrderDetailsResponse, ListDpchatDetailsRequest, ListDpchatDetailsResponse, OpenVideoCallRequest, OpenVideoCallResponse, ReadDpchatRequest, ReplyConsultOrderRequest, ReplyDpchatRequest, SendApplyPrescribeCardRequest, SendSysMsgRequest, SendSysMsgResponse, SetConsultReadByOrderKeyRequest, ShowDpchatPrivilegeIconRequest, ShowDpchatPrivilegeIconResponse, ShowDpchatServiceRequest, ShowDpchatServiceResponse, SignalVideoCallRequest, SignalVideoCallResponse, VerifyDpchatPrivilegeRequest, VerifyDpchatPrivilegeResponse, VoiceToTextRequest, VoiceToTextResponse, WithdrawDpchatMessageRequest } from './types/chat';
import type { ChatMessage, ChatStanding } from './types/conversation-shapes';

/** The calls of the chat domain. */
export const chatCalls: {
  connectDpchat: CallRow<ConnectDpchatRequest, ConnectDpchatResponse, 'query'>;
  listDpchatDetails: CallRow<ListDpchatDetailsRequest, ListDpchatDetailsResponse, 'query'>;
  replyDpchat: CallRow<ReplyDpchatRequest, ChatMessage, 'mutation'>;
  withdrawDpchatMessage: CallRow<WithdrawDpchatMessageRequest, ChatMessage, 'mutation'>;
  readDpchat: CallRow<ReadDpchatRequest, ChatStanding, 'mutation'>;
  showDpchatService: CallRow<ShowDpchatServiceRequest, ShowDpchatServiceResponse, 'query'>;
  getDpchatPatientService: CallRow<GetDpchatPatientServiceRequest, ChatStanding, 'query'>;
  getDpchatBottomTips: CallRow<GetDpchatBottomTipsRequest, GetDpchatBottomTipsResponse, 'query'>;
  checkDpchatReplyInfo: CallRow<CheckDpchatReplyInfoRequest, CheckDpchatReplyInfoResponse, 'query'>;
  hasDpchatVidPhone: CallRow<HasDpchatVidPhoneRequest, HasDpchatVidPhoneResponse, 'query'>;
  verifyDpchatPrivilege: CallRow<VerifyDpchatPrivilegeRequest, VerifyDpchatPrivilegeResponse, 'query'>;
  showDpchatPrivilegeIcon: CallRow<ShowDpchatPrivilegeIconRequest, ShowDpchatPrivilegeIconResponse, 'query'>;
  sendSysMsg: CallRow<SendSysMsgRequest, SendSysMsgResponse, 'mutation'>;
  voiceToText: CallRow<VoiceToTextRequest, VoiceToTextResponse, 'query'>;
  checkVideoStatus: CallRow<CheckVideoStatusRequest, CheckVideoStatusResponse, 'query'>;
  sendApplyPrescribeCard: CallRow<SendApplyPrescribeCardRequest, ChatMessage, 'mutation'>;
  checkApplyPrescribeCard: CallRow<CheckApplyPrescribeCardRequest, CheckApplyPrescribeCardResponse, 'query'>;
  getAudioUploadUrl: CallRow<GetAudioUploadUrlRequest, GetAudioUploadUrlResponse, 'query'>;
  replyConsultOrder: CallRow<ReplyConsultOrderRequest, ChatMessage, 'mutation'>;
  listConsultOrderDetails: CallRow<ListConsultOrderDetailsRequest, ListConsultOrderDetailsResponse, 'query'>;
  setConsultReadByOrderKey: CallRow<SetConsultReadByOrderKeyRequest, ChatStanding, 'mutation'>;
  openVideoCall: CallRow<OpenVideoCallRequest, OpenVideoCallResponse, 'mutation'>;
  signalVideoCall: CallRow<SignalVideoCallRequest, SignalVideoCallResponse, 'mutation'>;
  followDpchat: StreamRow<FollowDpchatRequest, FollowDpchatResponse>;
} = {
  connectDpchat: {
    path: '/moduleim/dpchat/connect',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  listDpchatDetails: {
    path: '/moduleim/dpchat/detaillist',
    kind: 'query'
  },
  replyDpchat: {
    path: '/moduleim/dpchat/reply',
    kind: 'mutation'
  },
  withdrawDpchatMessage: {
    path: '/moduleim/dpchat/withdraw',
    kind: 'mutation'
  },
  readDpchat: {
    path: '/moduleim/dpchat/read',
    kind: 'mutation'
  },
  showDpchatService: {
    path: '/moduleim/dpchat/showservice',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  getDpchatPatientService: {
    path: '/moduleim/dpchat/patientservice',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  getDpchatBottomTips: {
    path: '/moduleim/dpchat/bottomtips',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  checkDpchatReplyInfo: {
    path: '/moduleim/dpchat/checkreplyinfo',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  hasDpchatVidPhone: {
    path: '/moduleim/dpchat/hasvidphone',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  verifyDpchatPrivilege: {
    path: '/moduleim/dpchat/verifyprivilege',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  showDpchatPrivilegeIcon: {
    path: '/moduleim/dpchat/showprivilegeicon',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  sendSysMsg: {
    path: '/moduleim/sendsysmsg',
    kind: 'mutation'
  },
  voiceToText: {
    path: '/moduleim/voicetotext',
    kind: 'query',
    timeoutMs: 60000
  },
  checkVideoStatus: {
    path: '/moduleim/checkvideostatus',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  sendApplyPrescribeCard: {
    path: '/moduleim/sendcardmsg/applyprescribe',
    kind: 'mutation',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  checkApplyPrescribeCard: {
    path: '/moduleim/checkapplyprescard',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  getAudioUploadUrl: {
    path: '/moduleim/audiouploadurl',
    kind: 'query',
    timeoutMs: 60000,
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  replyConsultOrder: {
    path: '/consult/consultorder/reply',
    kind: 'mutation'
  },
  listConsultOrderDetails: {
    path: '/consult/consultorder/detaillist',
    kind: 'query',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      }
    ]
  },
  setConsultReadByOrderKey: {
    path: '/consult/consultorder/setreadbyorderkey',
    kind: 'mutation',
    tags: [
      {
        type: 'Chat',
        by: 'orderKey'
      },
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  openVideoCall: {
    path: '/moduleim/videocall/open',
    kind: 'mutation'
  },
  signalVideoCall: {
    path: '/moduleim/videocall/signal',
    kind: 'mutation'
  },
  followDpchat: {
    path: '/moduleim/dpchat/follow',
    kind: 'query',
    timeoutMs: 0,
    streams: {
      message: {
        key: [
          'orderKey',
          'number'
        ],
        order: 'number'
      },
      standing: {
        key: [
          'orderKey'
        ]
      },
      call: {
        key: [
          'callId'
        ]
      },
      signal: {
        key: [
          'callId',
          'number'
        ],
        order: 'number'
      },
      unread: {
        key: [
          'of'
        ]
      }
    }
  }
};
