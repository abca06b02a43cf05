import { failureMessage, usePieces } from '@xinglin/api';
import { aiChatCalls, GatewayError, type AiMessage } from '@xinglin/gateway-sdk';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A question that was asked on this page, and what came of it so far. */
export interface AiTurn {
  readonly clientId: string;
  readonly text: string;
  /** What was told so far. */
  readonly words: string;
  readonly state: 'answering' | 'whole' | 'broken';
  /** The answer as it is kept; null before its end. */
  readonly message: AiMessage | null;
  /** Why it broke off; null where the person stopped it. */
  readonly problem: string | null;
}

/**
 * Asks the guide, one question at a time, and keeps what it tells as it comes.
 * @param unanswered the question with which the conversation stands open; it is asked when the page opens.
 */
export function useAiTurns(
  conversationId: string,
  unanswered: Pick<AiTurn, 'clientId' | 'text'> | undefined,
) {
  const { t } = useTranslation();
  const read = usePieces();
  const [turns, setTurns] = useState<readonly AiTurn[]>([]);
  const running = useRef<AbortController | null>(null);

  const change = (clientId: string, changed: (turn: AiTurn) => Partial<AiTurn>): void =>
    setTurns((all) =>
      all.map((turn) => (turn.clientId === clientId ? { ...turn, ...changed(turn) } : turn)),
    );

  const ask = async ({ clientId, text }: Pick<AiTurn, 'clientId' | 'text'>): Promise<void> => {
    // A second tap asks nothing.
    if (running.current !== null) return;
    const leave = new AbortController();
    running.current = leave;
    const begun: AiTurn = {
      clientId,
      text,
      words: '',
      state: 'answering',
      message: null,
      problem: null,
    };
    setTurns((all) => [...all.filter((turn) => turn.clientId !== clientId), begun]);
    try {
      await read(
        aiChatCalls.streamAiChat,
        { conversationId, clientId, text },
        {
          signal: leave.signal,
          onPiece: (piece) =>
            change(clientId, ({ words }) =>
              piece.type === 'words' ? { words: words + piece.text } : { message: piece.message },
            ),
        },
      );
      change(clientId, ({ message }) => ({
        state: message === null || message.isBroken ? 'broken' : 'whole',
      }));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      const problem = leave.signal.aborted ? null : failureMessage(error.failure, t);
      change(clientId, () => ({ state: 'broken', problem }));
    } finally {
      running.current = null;
    }
  };

  const first = useRef(unanswered);
  const askFirst = useRef(ask);
  useEffect(() => {
    if (first.current !== undefined) void askFirst.current(first.current);
    // Who leaves does not wait for the rest; the gateway keeps what came.
    return () => running.current?.abort();
  }, []);

  return {
    turns,
    isAnswering: turns.some(({ state }) => state === 'answering'),
    ask: (text: string): void => void ask({ clientId: crypto.randomUUID(), text }),
    again: (turn: Pick<AiTurn, 'clientId' | 'text'>): void => void ask(turn),
    stop: (): void => running.current?.abort(),
  };
}
