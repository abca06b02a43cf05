import { chatApi } from '@xinglin/api';
import type { ChatMessage, ChatStanding } from '@xinglin/gateway-sdk';
import { hospitalTimeZone, timeAt } from '@xinglin/rules';
import { joinQueries, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import type { CardLinks } from './message-content';
import { Talk } from './talk';

interface ConversationProps {
  /** Number of the order that the conversation belongs to. */
  readonly orderKey: string;
  /** Where cards lead in this feature. */
  readonly cardLinks?: CardLinks;
  /** Other ways to say something, above the field as long as one may write. */
  readonly beside?: ReactNode;
  /** What can be done once it is over: write a review, ask again. */
  readonly afterwards?: ReactNode;
  /** Whether what it belongs to may have calls; then the page shows the way into them. */
  readonly hasCalls?: boolean;
  /** What was promised of the first answer, as it stands; null for nothing. */
  readonly promiseOf?: (standing: ChatStanding) => string | null;
  /** Shows the patient's opening question as the case that it is part of; undefined shows its words. */
  readonly renderOpening?: (message: ChatMessage) => ReactNode;
  /** Below the words of a message that the other side wrote: in another language. */
  readonly renderBelow?: (message: ChatMessage) => ReactNode;
  /** The zone of all days and times; by default the hospitals' own. */
  readonly timeZone?: string;
  /** The time of a message in words, where it is more than the clock of `timeZone`. */
  readonly timeText?: (at: string) => string;
}

/** One's own conversation with a doctor: everything that was said, how it stands, and where to write. */
export function Conversation({
  orderKey,
  cardLinks = {},
  beside,
  afterwards,
  hasCalls = false,
  promiseOf = () => null,
  renderOpening,
  renderBelow,
  timeZone = hospitalTimeZone,
  timeText = (at) => timeAt(at, timeZone),
}: ConversationProps): ReactElement {
  // What is in the store may be of a visit before; the stream begins where the list ends.
  const fresh = { refetchOnMountOrArgChange: 10 };
  const connected = chatApi.useConnectDpchatQuery({ orderKey }, fresh);
  const newest = chatApi.useListDpchatDetailsQuery({ orderKey }, fresh);
  return (
    <Loaded query={joinQueries(connected, newest)} skeleton={<SkeletonList lines={3} />}>
      {([{ doctor, standing }, part]) => (
        <Talk
          key={orderKey}
          doctor={doctor}
          connected={standing}
          newest={part}
          cardLinks={cardLinks}
          beside={beside}
          afterwards={afterwards}
          hasCalls={hasCalls}
          promiseOf={promiseOf}
          renderOpening={renderOpening}
          renderBelow={renderBelow}
          timeZone={timeZone}
          timeText={timeText}
          onStale={() => void connected.refetch()}
        />
      )}
    </Loaded>
  );
}
