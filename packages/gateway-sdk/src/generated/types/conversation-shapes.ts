// Generated from packages/contract by `npm run generate`; change it there.
import type { UploadedFile } from './upload';
export type ChatContent =
  | {
      type: 'text';
      text: string;
    }
  | {
      type: 'picture';
      files: UploadedFile[];
    }
  | {
      type: 'file';
      files: UploadedFile[];
    }
  | {
      type: 'video';
      files: UploadedFile[];
    }
  | {
      type: 'voice';
      voice: {
        fileId: string;
        url: string;
        contentType:
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
          | 'audio/amr-wb';
        size: number;
        width: number | null;
        height: number | null;
        durationMs: number | null;
        transcript: string | null;
      };
    }
  | {
      type: 'card';
      card:
        | 'prescription'
        | 'prescriptionRequest'
        | 'report'
        | 'appointment'
        | 'questionnaire'
        | 'followUp'
        | 'healthRecord'
        | 'callRecording';
      thingId: string;
      title: string;
      lines: string[];
    }
  | {
      type: 'pictureRequest';
      reason: string;
      until: string;
      outcome: 'closes' | 'refunds';
      formerUntil: string;
      answeredAt: string | null;
    }
  | {
      type: 'notice';
      text: string;
    }
  | {
      type: 'richText';
      purpose: 'article' | 'check';
      title: string;
      paragraphs: {
        heading: string | null;
        text: string;
      }[];
    }
  | {
      type: 'withdrawn';
    };
export interface ChatStanding {
  orderKey: string;
  phase: 'waiting' | 'open' | 'paused' | 'closed';
  mayWrite: boolean;
  turnsLeft: number | null;
  until: {
    at: string;
    outcome: 'closes' | 'refunds';
  } | null;
  lastNumber: number;
  ownerRead: number;
  doctorRead: number;
  unread: number;
  revision: number;
}
export interface ChatMessage {
  orderKey: string;
  number: number;
  clientId: string | null;
  side: 'patient' | 'doctor' | 'service' | 'system';
  at: string;
  content: ChatContent;
}
