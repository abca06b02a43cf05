import { z } from 'zod';
import { TalkKey } from './ids';
import { ThingId } from '../directory/ids';
import { ClientId } from '../system/ids';
import { Instant } from '../shapes';
import { UploadedFile } from '../system/upload';

/** Who says something in a conversation. */
export const conversationSides = ['patient', 'doctor', 'service', 'system'] as const;

/** How a conversation stands: before its first answer, under way, waiting for the patient, over. */
export const conversationPhases = ['waiting', 'open', 'paused', 'closed'] as const;

/** What a conversation can do besides words (spec 3 §7.6): a photograph, a film, the health record, a call. */
export const chatFunctions = { photo: 1, video: 2, healthRecord: 67, phone: -1 } as const;

/** What a card in a conversation stands for. */
export const cardKinds = [
  'prescription',
  'prescriptionRequest',
  'report',
  'appointment',
  'questionnaire',
  'followUp',
  'healthRecord',
  'callRecording',
] as const;

/** What longer words of a doctor are for. */
export const richTextPurposes = ['article', 'check'] as const;

const Voice = UploadedFile.extend({
  /** What is said in it; null where nothing has written it down. */
  transcript: z.string().nullable(),
});

/** What a message holds, by its type. */
export const ChatContent = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('picture'), files: z.array(UploadedFile) }),
    z.object({ type: z.literal('file'), files: z.array(UploadedFile) }),
    z.object({ type: z.literal('video'), files: z.array(UploadedFile) }),
    z.object({ type: z.literal('voice'), voice: Voice }),
    z.object({
      type: z.literal('card'),
      card: z.enum(cardKinds),
      /** Names what it leads to. */
      thingId: ThingId,
      title: z.string(),
      lines: z.array(z.string()),
    }),
    /** Of the doctor: pictures without which the advice cannot go on. The conversation is paused until they come. */
    z.object({
      type: z.literal('pictureRequest'),
      /** What has to be seen, in the doctor's words. */
      reason: z.string(),
      /** Until when they are awaited, and what happens then. */
      until: Instant,
      outcome: z.enum(['closes', 'refunds']),
      /** When the phase would have ended without the request: the pause is added to it. */
      formerUntil: Instant,
      /** When they came; null while they are awaited, and where they never came. */
      answeredAt: Instant.nullable(),
    }),
    /** Of the system: what has happened. */
    z.object({ type: z.literal('notice'), text: z.string() }),
    /** Longer words in parts, which a page of their own shows. */
    z.object({
      type: z.literal('richText'),
      /** `article`: to be read; `check`: examinations that the doctor proposes, a paragraph each. */
      purpose: z.enum(richTextPurposes),
      title: z.string(),
      paragraphs: z.array(z.object({ heading: z.string().nullable(), text: z.string() })),
    }),
    /** Taken back by its author. */
    z.object({ type: z.literal('withdrawn') }),
  ])
  .meta({ id: 'ChatContent' });

/** The types by which a person may write. */
export const chatMessageTypes = ['text', 'picture', 'file', 'video', 'voice'] as const;

/** A message as both sides read it. */
export const ChatMessage = z
  .object({
    orderKey: TalkKey,
    /** Its place in the conversation: from 1, without a gap. */
    number: z.int().min(1),
    /** What its author's device called it; null for one that no device wrote. */
    clientId: ClientId.nullable(),
    side: z.enum(conversationSides),
    at: Instant,
    content: ChatContent,
  })
  .meta({ id: 'ChatMessage' });

/** How a conversation stands for its owner. */
export const ChatStanding = z
  .object({
    orderKey: TalkKey,
    phase: z.enum(conversationPhases),
    /** Whether its owner may write now. */
    mayWrite: z.boolean(),
    /** Questions that may still be asked; null for no limit. */
    turnsLeft: z.int().min(0).nullable(),
    /** Questions in all; null for no limit. */
    turns: z.int().min(1).nullable().default(null),
    /** When the phase ends by itself, and what then happens; null where it does not. */
    until: z.object({ at: Instant, outcome: z.enum(['closes', 'refunds']) }).nullable(),
    /** Number of the last message; 0 before the first. */
    lastNumber: z.int().min(0),
    /** Up to which message each side has read. */
    ownerRead: z.int().min(0),
    doctorRead: z.int().min(0),
    unread: z.int().min(0),
    /** Grows with every change: where a reader of the stream stands. */
    revision: z.int().min(0),
  })
  .meta({ id: 'ChatStanding' });
