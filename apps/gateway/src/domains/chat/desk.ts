import { ChatMessage, conversationPhases, Id, Instant } from '@xinglin/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { standingOf } from '../../kernel/conversations/conversation-kind';
import { shownMessage } from '../../kernel/conversations/content';
import { readMessages } from '../../kernel/conversations/read';
import { conversations } from '../../kernel/conversations/tables';
import { announcing, markRead } from '../../kernel/conversations/write';
import { deskAction } from '../../kernel/desk/desk-action';
import { imageFromText, keepFile } from '../../kernel/files/service';
import { refuse } from '../../platform/refusal';
import { answer, waitingConversations } from './answers';
import { fitWords } from './said';

const OneConversation = z.object({ orderKey: Id });
const ofConversation = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** Most lines of a list at the desk. */
const linesShown = 100;

/** The desk reads Chinese, as the hospitals do. */
const locale = 'zh-Hans';

/** What a doctor does with conversations: see who waits, read one, answer in words and pictures. */
export const chatDesk = [
  deskAction({
    name: 'list-conversations',
    summary: 'Conversations with something that the doctor has not read, longest first.',
    request: z.object({ doctorId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({ orderKey: Id, kind: z.string(), doctorId: Id, unread: z.int(), since: Instant }),
      ),
    }),
    async handle({ doctorId }, { db }) {
      const rows = await waitingConversations(
        db,
        doctorId === undefined ? sql`true` : eq(conversations.doctorId, doctorId),
        linesShown,
      );
      return {
        items: rows.map(({ key, since, ...row }) => ({
          orderKey: key,
          ...row,
          since: since.toISOString(),
        })),
      };
    },
  }),
  deskAction({
    name: 'open-conversation',
    summary: 'Messages of one conversation, the newest or those before a number; marks them read.',
    request: OneConversation.extend({ before: z.int().min(1).optional() }),
    response: z.object({
      orderKey: Id,
      phase: z.enum(conversationPhases),
      mayAnswer: z.boolean(),
      items: z.array(ChatMessage),
      hasMore: z.boolean(),
    }),
    subject: ofConversation,
    async handle({ orderKey, before }, context) {
      const { db, now, services } = context;
      const [found] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
      if (found === undefined) return refuse('forbidden');
      const { rows, hasMore } = await readMessages(db, orderKey, { before, pageSize: linesShown });
      const read = rows.at(-1)?.number ?? 0;
      await markRead(announcing(services.live, context), orderKey, 'doctor', read);
      const { phase, mayWrite } = await standingOf({ db, now, locale, all: services.all }, found);
      return {
        orderKey,
        phase,
        mayAnswer: mayWrite.doctor,
        items: rows.map((row) => shownMessage(row, locale)),
        hasMore,
      };
    },
  }),
  deskAction({
    name: 'answer-conversation',
    summary: 'Says something as the doctor: words, or a picture in Base64.',
    request: OneConversation.extend({
      text: z.string().trim().min(1).max(4000).optional(),
      image: z.string().min(1).optional(),
    }).refine(({ text, image }) => (text === undefined) !== (image === undefined)),
    bodyBytes: 16 * 1024 * 1024,
    response: z.object({ number: z.int() }),
    subject: ofConversation,
    async handle({ orderKey, text, image }, context) {
      const { db, now, services } = context;
      const [found] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
      if (found === undefined) return refuse('forbidden');
      if (image === undefined)
        return answer(context, orderKey, { type: 'text', text: fitWords(text ?? '') });
      const bytes = imageFromText(image) ?? refuse('fileRefused');
      // Kept as the patient's own, whom it is for: they alone can fetch it, and it goes with their files.
      const file = await keepFile({ db, account: found.ownerId, now }, services.files, bytes, {
        accepted: 'image',
      });
      return answer(context, orderKey, { type: 'picture', files: [file] });
    },
  }),
];
