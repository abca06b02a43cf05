import type { ChatMessage } from '@xinglin/gateway-sdk';
import { dayAt } from '@xinglin/rules';

/** From so long a silence on, the time stands above what is said next. */
const silenceMs = 5 * 60_000;

/** The place of a message among its neighbours. */
export interface RunPlace {
  /** The day, above the first message of it; null for any other. */
  readonly day: string | null;
  /** Whether the time stands above it: after a silence, and on a new day. */
  readonly showsTime: boolean;
  /** Whether its author begins to speak: the face is there once. */
  readonly isFirst: boolean;
  /** Whether its author says no more for now. */
  readonly isLast: boolean;
}

/** The place of a message in a conversation: what one person says in a row is a run. */
export function runPlaceOf(
  messages: readonly ChatMessage[],
  place: number,
  timeZone: string,
): RunPlace {
  const [before, message, after] = [messages[place - 1], messages[place], messages[place + 1]];
  if (message === undefined) return { day: null, showsTime: false, isFirst: false, isLast: false };
  const day = dayAt(message.at, timeZone);
  const isNewDay = before === undefined || dayAt(before.at, timeZone) !== day;
  const showsTime = isNewDay || isSilent(before, message);
  return {
    day: isNewDay ? day : null,
    showsTime,
    isFirst: showsTime || !isSameSpeaker(before, message),
    isLast: after === undefined || isSilent(message, after) || !isSameSpeaker(message, after),
  };
}

const isSilent = (one: ChatMessage, next: ChatMessage): boolean =>
  Date.parse(next.at) - Date.parse(one.at) >= silenceMs;

/** What was withdrawn is a line across, and ends a run. */
const isSameSpeaker = (one: ChatMessage, next: ChatMessage): boolean =>
  one.side === next.side && one.content.type !== 'withdrawn' && next.content.type !== 'withdrawn';
