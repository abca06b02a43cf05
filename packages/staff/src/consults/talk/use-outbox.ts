import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRunDesk } from '../../api/staff-api';
import { failureText } from '../../parts/failure-text';

/** What a doctor says; a picture and a voice as data addresses. */
type Said =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'picture'; readonly data: string }
  | { readonly type: 'voice'; readonly data: string; readonly seconds: number };

/** A message that is on its way, was sent a moment ago, or was refused. */
export interface Outgoing {
  readonly clientId: string;
  readonly said: Said;
  /** Why it was not sent; null while it is on its way and once it was sent. */
  readonly problem: string | null;
}

/** What is sent, in its order; each once however often that is tried. */
export interface Outbox {
  readonly items: readonly Outgoing[];
  readonly send: (said: Said) => void;
  readonly retry: (clientId: string) => void;
  readonly remove: (clientId: string) => void;
}

/** The Base64 of a data address. */
const base64Of = (data: string): string => data.slice(data.indexOf(',') + 1);

/** Sends messages of a consult one after the other. */
export function useOutbox(orderKey: string): Outbox {
  const { t } = useTranslation('staff');
  const [run] = useRunDesk();
  const [items, setItems] = useState<readonly Outgoing[]>([]);
  const sending = useRef(Promise.resolve());
  const change = (clientId: string, problem: string | null): void =>
    setItems((now) => now.map((one) => (one.clientId === clientId ? { ...one, problem } : one)));
  const post = ({ clientId, said }: Pick<Outgoing, 'clientId' | 'said'>): void => {
    sending.current = sending.current.then(async () => {
      const outcome = await run('answer-conversation', {
        orderKey,
        clientId,
        ...(said.type === 'text' && { text: said.text }),
        ...(said.type === 'picture' && { image: base64Of(said.data) }),
        ...(said.type === 'voice' && { voice: base64Of(said.data) }),
      });
      if ('failure' in outcome) change(clientId, failureText(outcome.failure, t));
    });
  };
  return {
    items,
    send(said) {
      const outgoing = { clientId: crypto.randomUUID(), said, problem: null };
      setItems((now) => [...now, outgoing]);
      post(outgoing);
    },
    retry(clientId) {
      const failed = items.find((one) => one.clientId === clientId && one.problem !== null);
      if (failed === undefined) return;
      change(clientId, null);
      post(failed);
    },
    remove: (clientId) => setItems((now) => now.filter((one) => one.clientId !== clientId)),
  };
}
