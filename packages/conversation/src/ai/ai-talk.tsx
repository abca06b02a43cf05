import type { AiMessage } from '@xinglin/gateway-sdk';
import { Button, Gutter, Note, NoticeBar, VisuallyHidden } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import talkStyles from '../conversation.module.css';
import styles from '../message.module.css';
import { useScroll } from '../use-scroll';
import { AiAnswer, AiWords } from './ai-answer';
import { AiComposer } from './ai-composer';
import { useAiTurns, type AiTurn } from './use-ai-turns';

interface AiTalkProps {
  readonly conversationId: string;
  /** What was said before the page was opened. */
  readonly messages: readonly AiMessage[];
  readonly departmentHref: ((deptId: string) => string) | undefined;
  /** Ways to a doctor, below the messages. */
  readonly ways: ReactNode;
}

/** A conversation with the guide: what it is, what was said, and where to ask. */
export function AiTalk({
  conversationId,
  messages,
  departmentHref,
  ways,
}: AiTalkProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const last = messages.at(-1);
  const unanswered =
    last?.side === 'person' && last.clientId !== null
      ? { clientId: last.clientId, text: last.text }
      : undefined;
  const { turns, isAnswering, ask, again, stop } = useAiTurns(conversationId, unanswered);
  const asked = new Set(turns.map(({ clientId }) => clientId));
  const askedNumbers = new Set(
    messages.flatMap(({ clientId, number }) =>
      clientId !== null && asked.has(clientId) ? [number, number + 1] : [],
    ),
  );
  const former = messages.filter(({ number }) => !askedNumbers.has(number));
  useScroll(1, former.length + turns.length * 2, turns.length);
  const questionOf = (answer: AiMessage) =>
    messages.find(({ number }) => number === answer.number - 1);
  const newest = turns.at(-1);
  return (
    <div className={talkStyles['conversation']}>
      <Gutter>
        <Note>{t('whatItIs')}</Note>
      </Gutter>
      <VisuallyHidden live>
        {newest?.state === 'whole' ? t('answered', { text: newest.words }) : ''}
      </VisuallyHidden>
      <ul className={talkStyles['list']} aria-label={t('messages')}>
        {former.map((message) => {
          const question = message.side === 'guide' ? questionOf(message) : undefined;
          const clientId = question?.clientId ?? null;
          return (
            <Bubble key={message.number} side={message.side}>
              {message.side === 'person' ? (
                <p className={styles['words']}>{message.text}</p>
              ) : (
                <AiAnswer {...{ conversationId, message, departmentHref }} />
              )}
              {message.isBroken && question !== undefined && clientId !== null && (
                <Broken
                  problem={null}
                  isDisabled={isAnswering}
                  onAgain={() => again({ clientId, text: question.text })}
                />
              )}
            </Bubble>
          );
        })}
        {turns.map((turn) => (
          <Turn
            key={turn.clientId}
            turn={turn}
            answer={
              turn.state === 'whole' ? (keptAnswer(messages, turn.message) ?? turn.message) : null
            }
            {...{ conversationId, departmentHref }}
            isDisabled={isAnswering}
            onAgain={() => again(turn)}
          />
        ))}
      </ul>
      <Gutter>{ways}</Gutter>
      <AiComposer isAnswering={isAnswering} onAsk={ask} onStop={stop} />
    </div>
  );
}

/** The answer as the gateway keeps it by now, with what the person said of it. */
const keptAnswer = (messages: readonly AiMessage[], told: AiMessage | null) =>
  // One that broke off before may still be what was read last.
  messages.find(({ number, isBroken }) => number === told?.number && !isBroken);

function Bubble({
  side,
  isBusy = false,
  children,
}: {
  side: AiMessage['side'];
  isBusy?: boolean;
  children: ReactNode;
}): ReactElement {
  const { t } = useTranslation('ai-chat');
  return (
    <li className={styles['message']} data-side={side === 'person' ? 'own' : 'other'}>
      {/* i18n-keys: ai-chat:side.* */}
      <span className={styles['who']}>{t(`side.${side}`)}</span>
      <div className={styles['bubble']} aria-busy={isBusy}>
        {children}
      </div>
    </li>
  );
}

interface TurnProps {
  readonly turn: AiTurn;
  /** The answer once it is whole. */
  readonly answer: AiMessage | null;
  readonly conversationId: string;
  readonly departmentHref: ((deptId: string) => string) | undefined;
  readonly isDisabled: boolean;
  readonly onAgain: () => void;
}

/** A question of this visit with its answer as it comes. */
function Turn({ turn, answer, isDisabled, onAgain, ...place }: TurnProps): ReactElement {
  const { t } = useTranslation('ai-chat');
  const { text, words, state, problem } = turn;
  return (
    <>
      <Bubble side="person">
        <p className={styles['words']}>{text}</p>
      </Bubble>
      <Bubble side="guide" isBusy={state === 'answering'}>
        {answer === null ? (
          <AiWords text={words || (state === 'answering' ? t('thinking') : '')} isUrgent={false} />
        ) : (
          <AiAnswer {...place} message={answer} />
        )}
        {state === 'broken' && <Broken {...{ problem, isDisabled, onAgain }} />}
      </Bubble>
    </>
  );
}

/** Under what broke off: why, and the way to ask again. */
function Broken({
  problem,
  isDisabled,
  onAgain,
}: {
  problem: string | null;
  isDisabled: boolean;
  onAgain: () => void;
}): ReactElement {
  const { t } = useTranslation('ai-chat');
  return (
    <NoticeBar
      tone="warning"
      live
      action={
        <Button variant="text" size="small" disabled={isDisabled} onClick={onAgain}>
          {t('again')}
        </Button>
      }
    >
      {problem ?? t('brokenOff')}
    </NoticeBar>
  );
}
