import type { ChatMessage } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import type { ReactElement } from 'react';
import styles from './message.module.css';

interface DayLineProps {
  readonly messages: readonly ChatMessage[];
  readonly place: number;
  readonly timeZone: string;
}

/** The day above the first message of each day. */
export function DayLine({ messages, place, timeZone }: DayLineProps): ReactElement | null {
  const locale = useLocale();
  const dayOf = (one: ChatMessage | undefined) => one && dayAt(one.at, timeZone);
  const day = dayOf(messages[place]);
  if (day === undefined || day === dayOf(messages[place - 1])) return null;
  return <li className={styles['day']}>{formatDay(day, locale, { year: true })}</li>;
}
