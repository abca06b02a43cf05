import { Done, opaqueText } from '@xinglin/contract';
import type { Hono } from 'hono';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { refusalAnswer, successAnswer, toResponse } from '../../platform/envelope';
import { sameSecret } from '../../platform/identifiers';
import { Refusal, refuse } from '../../platform/refusal';
import { parseInput, readJson } from '../../platform/request-input';
import type { Services } from '../../platform/services';
import { receiveMessage } from './awaited-messages';

export const inboundPath = '/inbound/sms';

/**
 * What a telephone network can bring, however long: 255 parts of 153 signs. What is awaited has eight, but a provider
 * repeats a message that is refused, or stops bringing any.
 */
const longestMessage = 255 * 153;

const Inbound = z.object({ from: opaqueText({ max: 32 }), text: z.string().max(longestMessage) });

/**
 * As a provider brings it. One that comes in parts may break within a sign, and half a sign is refused elsewhere: here it
 * is dropped, since what is awaited has letters and digits only.
 */
const Brought = Inbound.extend({
  text: Inbound.shape.text.transform((text) => text.replaceAll(/[\p{Cs}\0]/gu, '')),
});

/**
 * Puts the address on the app to which the SMS provider brings what people send. Without a key it does not exist.
 * The answer is the same for what was awaited and what was not.
 */
export function mountInboundMessages(app: Hono, services: Services): void {
  const { inboundSms, documentHashKey } = services.config;
  if (inboundSms === null) return;
  app.post(inboundPath, async (context) => {
    try {
      const given = context.req.header('authorization') ?? '';
      if (!sameSecret(given, `Bearer ${inboundSms.key}`)) {
        services.logger.warn('inbound message refused: wrong key');
        refuse('forbidden');
      }
      // parseInput answers with what this very schema made of the input.
      const message = parseInput(Brought, await readJson(context.req.raw), 'en') as z.output<
        typeof Brought
      >;
      await receiveMessage(
        { db: services.db, now: services.clock.now() },
        documentHashKey,
        message,
      );
      return toResponse(successAnswer({ done: true }));
    } catch (error) {
      // A provider's machine reads the code; the text is for its operator's log.
      if (error instanceof Refusal) return toResponse(refusalAnswer(error, 'en'));
      throw error;
    }
  });
}

/** In the sandbox a person sends a message from any number. */
export const inboundDesk = [
  deskAction({
    name: 'send-message',
    summary: 'A message comes in from a number.',
    onlyInSandbox: true,
    request: Inbound,
    response: Done,
    async handle(message, { db, now, services }) {
      await receiveMessage({ db, now }, services.config.documentHashKey, message);
      return { done: true as const };
    },
  }),
];
