import { Id, richTextPurposes, writtenText } from '@xinglin/contract';
import { conversationRules } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { conversations } from '../../kernel/conversations/tables';
import { isConversationOfDoctor } from '../../kernel/conversations/of-doctor';
import { deskAction } from '../../kernel/desk/desk-action';
import { refuse } from '../../platform/refusal';
import { answer, DeskClientId } from './answers';
import { fitWords } from './said';

const Line = writtenText({ min: 1, max: 60 });

/** Longer words of a doctor, which a page of their own shows. */
export const richTextDesk = [
  deskAction({
    name: 'send-rich-text',
    summary:
      'Says something longer as the doctor: an article in parts, or the examinations that are proposed, a part each.',
    roles: ['doctor'],
    isOfDoctor: isConversationOfDoctor,
    request: z.object({
      orderKey: Id,
      purpose: z.enum(richTextPurposes),
      title: Line,
      paragraphs: z
        .array(
          z.object({
            heading: Line.optional(),
            text: writtenText({ min: 1, max: conversationRules.textLength }),
          }),
        )
        .min(1)
        .max(20),
      clientId: DeskClientId,
    }),
    response: z.object({ number: z.int() }),
    subject: ({ orderKey }) => orderKey,
    async handle({ orderKey, purpose, title, paragraphs, clientId }, context) {
      if ((await context.db.$count(conversations, eq(conversations.key, orderKey))) === 0)
        return refuse('forbidden');
      const content = {
        type: 'richText',
        purpose,
        title: fitWords(title),
        paragraphs: paragraphs.map(({ heading, text }) => ({
          heading: heading === undefined ? null : fitWords(heading),
          text: fitWords(text),
        })),
      } as const;
      return answer(context, orderKey, content, clientId);
    },
  }),
];
