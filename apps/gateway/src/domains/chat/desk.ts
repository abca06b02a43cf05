import { deskShapes, Id, Instant } from '@xinglin/contract';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { standingOf } from '../../kernel/conversations/conversation-kind';
import { readContent, shownMessage, type StoredContent } from '../../kernel/conversations/content';
import { readMessages } from '../../kernel/conversations/read';
import { conversations, type MessageRow } from '../../kernel/conversations/tables';
import { announcing, markRead } from '../../kernel/conversations/write';
import { isConversationOfDoctor } from '../../kernel/conversations/of-doctor';
import { deskAction } from '../../kernel/desk/desk-action';
import { ownList } from '../../kernel/desk/scope';
import { picturesData } from '../../kernel/files/picture-data';
import { imageFromText, keepFile } from '../../kernel/files/service';
import { refuse } from '../../platform/refusal';
import { answer, asNamedAtDesk, waitingConversations } from './answers';
import { fitWords } from './said';

const ofConversation = ({ orderKey }: { readonly orderKey: string }) => orderKey;

/** The ids of what a message holds beside words; none once it was withdrawn. */
function filesOf(message: MessageRow): string[] {
  const content = readContent(message);
  if (content === null) return [];
  if (content.type === 'voice') return [content.voice.fileId];
  return 'files' in content ? content.files.map(({ fileId }) => fileId) : [];
}

/** Most lines of a list at the desk. */
const linesShown = 100;

/** What a doctor does with conversations: see who waits, read one, hear voices, answer. */
export const chatDesk = [
  deskAction({
    name: 'list-conversations',
    summary: 'Conversations with something that the doctor has not read, longest first.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: ownList,
    request: z.object({ doctorId: Id.optional() }),
    response: z.object({
      items: z.array(
        z.object({ orderKey: Id, kind: z.string(), doctorId: Id, unread: z.int(), since: Instant }),
      ),
    }),
    async handle({ doctorId: asked }, { db, onlyDoctorId }) {
      const doctorId = onlyDoctorId ?? asked;
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
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isConversationOfDoctor,
    ...deskShapes['open-conversation'],
    subject: ofConversation,
    async handle({ orderKey, before }, context) {
      const { actor, db, locale, now, services } = context;
      const [found] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
      if (found === undefined) return refuse('forbidden');
      const { rows, hasMore } = await readMessages(db, orderKey, { before, pageSize: linesShown });
      const read = rows.at(-1)?.number ?? 0;
      // The doctor has not read what another member of the staff looks at.
      if (actor.kind === 'key' || actor.doctorId === found.doctorId)
        await markRead(announcing(services.live, context), orderKey, 'doctor', read);
      const { phase, mayWrite } = await standingOf({ db, now, locale, all: services.all }, found);
      return {
        orderKey,
        phase,
        mayAnswer: mayWrite.doctor,
        items: rows.map((row) => asNamedAtDesk(shownMessage(row, locale))),
        hasMore,
      };
    },
  }),
  deskAction({
    name: 'open-message-files',
    summary:
      'The pictures, voice or other files of one message, in the answer itself; null for one that is lost.',
    roles: ['doctor', 'nurse'],
    isRead: true,
    isOfDoctor: isConversationOfDoctor,
    ...deskShapes['open-message-files'],
    subject: ofConversation,
    async handle({ orderKey, number }, { db, services }) {
      const { rows } = await readMessages(db, orderKey, { after: number - 1, pageSize: 1 });
      const [message] = rows;
      if (message?.number !== number) return refuse('forbidden');
      return { files: await picturesData(db, services.files, filesOf(message)) };
    },
  }),
  deskAction({
    name: 'answer-conversation',
    summary:
      'Says something as the doctor: words, or a picture or a voice in Base64. Sent again under the same clientId it is said once.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    request: deskShapes['answer-conversation'].request.refine(
      ({ text, image, voice }) =>
        [text, image, voice].filter((given) => given !== undefined).length === 1,
    ),
    bodyBytes: 16 * 1024 * 1024,
    response: deskShapes['answer-conversation'].response,
    subject: ofConversation,
    async handle({ orderKey, text, image, voice, clientId }, context) {
      const { db, now, services } = context;
      const [found] = await db.select().from(conversations).where(eq(conversations.key, orderKey));
      if (found === undefined) return refuse('forbidden');
      const answering = (content: StoredContent | (() => Promise<StoredContent>)) =>
        answer(context, orderKey, content, clientId);
      if (text !== undefined) return answering({ type: 'text', text: fitWords(text) });
      // Kept as the patient's own, whom it is for: they alone can fetch it, and it goes with their files.
      const keep = (bytes: Buffer, accepted: 'image' | 'voice') =>
        keepFile({ db, account: found.ownerId, now }, services, bytes, { accepted });
      if (voice !== undefined) {
        const bytes = Buffer.from(voice, 'base64');
        return answering(async () => {
          const file = await keep(bytes, 'voice');
          return { type: 'voice', voice: { ...file, transcript: null } };
        });
      }
      const bytes = imageFromText(image ?? '') ?? refuse('fileRefused');
      return answering(async () => ({ type: 'picture', files: [await keep(bytes, 'image')] }));
    },
  }),
];
